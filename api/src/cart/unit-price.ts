import type { ExtraData } from '@shop/contracts';
import { kronorToOre } from '@shop/domain/money';
import { payablePrice } from '@shop/domain/payable-price';
import { ownPass } from '../catalogue/own-pass.ts';
import { createPricePasses, type PricePasses } from '../catalogue/price-pass.ts';
import { namedBuild } from '../configure-to-order/configurator.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import type { CartProduct } from './cart-product.ts';
import type { Shopper } from './cart-line.ts';

/** Verifies the passes of a cart. */
export interface PassChecker {
  /** For prices that depend on no other product. */
  readonly ordinary: PricePasses;
  /** For prices that need another product in the cart. */
  offer(originProductId: number): PricePasses;
}

/**
 * Passes of an offer are signed for their origin product as well: a bundle price needs the product that it depends on
 * in the cart. Bundle prices are issued by `offer(originProductId)` [O3-03], [O5-04].
 */
export function createPassChecker(secrets: KeyRing): PassChecker {
  return {
    ordinary: createPricePasses(secrets),
    offer: (originProductId) => createPricePasses(secrets, `offer:${originProductId}`),
  };
}

export interface UnitPrice {
  readonly ore: number;
  /** The pass if it is still valid; it is part of the row's identity [3-08]. */
  readonly pass: string | null;
  /** The price of an offer that depends on another product; null when the row has no valid one. */
  readonly offerOre: number | null;
}

/**
 * [O3-03] The price of one unit for this shopper now, from the server's data alone: today's price of the product, or
 * less by a valid offer. A pass of the product's own price gives no discount, as that price is known: it identifies
 * the row, and an expired one is replaced by the present price's [3-08]. A gift card costs its amount, a computer
 * built to order the sum of its choices.
 */
export function unitPrice(
  product: CartProduct,
  row: { readonly pass: string | null; readonly extraData: ExtraData },
  { memberId }: Shopper,
  now: Date,
  passes: PassChecker,
): UnitPrice {
  const { giftCard, ctoConfigurationId, offerOriginProductId } = row.extraData;
  if (giftCard !== undefined) return { ore: kronorToOre(giftCard.amount), pass: null, offerOre: null };
  const build = ctoConfigurationId === undefined ? null : namedBuild(product.configurator, ctoConfigurationId);
  if (build !== null) return { ore: build.priceOre, pass: null, offerOre: null };
  const { priceOre, regularPriceOre, levelOnePriceOre, priceType } = product;
  const terms = { price: priceOre, regularPrice: regularPriceOre, levelOnePrice: levelOnePriceOre, type: priceType };
  const ore = payablePrice(terms, memberId !== null);
  if (row.pass === null) return { ore, pass: null, offerOre: null };

  const offers = offerOriginProductId === undefined ? null : passes.offer(offerOriginProductId);
  const offer = offers?.verify(row.pass, product.id, now) ?? null;
  // Issued again, so that a cart contains no pass that only a former key has signed.
  if (offers !== null && offer !== null)
    return { ore: Math.min(ore, offer.priceOre), pass: offers.issue(offer), offerOre: offer.priceOre };
  return { ore, pass: ownPass(product, passes.ordinary, now), offerOre: null };
}
