import type { ExtraData } from '@shop/contracts';
import { kronorToOre } from '@shop/domain/money';
import { payablePrice } from '@shop/domain/payable-price';
import { ownPass } from '../catalogue/own-pass.ts';
import { createPricePasses, type PricePasses } from '../catalogue/price-pass.ts';
import { namedBuild } from '../configure-to-order/configurator.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import type { CartProduct } from './cart-product.ts';
import type { Shopper } from './cart-line.ts';

/** Who can check the passes that shoppers bring. */
export interface PassChecker {
  /** For prices that stand by themselves. */
  readonly ordinary: PricePasses;
  /** For prices that need another product in the cart. */
  offer(originProductId: number): PricePasses;
}

/**
 * Passes of an offer are signed for their origin product as well: a bundle price cannot be had without naming the product
 * that it depends on. Whoever issues a bundle price uses `offer(originProductId)` [O3-03], [O5-04].
 */
export function createPassChecker(secrets: KeyRing): PassChecker {
  return {
    ordinary: createPricePasses(secrets),
    offer: (originProductId) => createPricePasses(secrets, `offer:${originProductId}`),
  };
}

export interface UnitPrice {
  readonly ore: number;
  /** The pass if it still holds; the row is named by it [3-08]. */
  readonly pass: string | null;
  /** The price of an offer that depends on another product; null when the row has none that holds. */
  readonly offerOre: number | null;
}

/**
 * [O3-03] What one unit costs this shopper now, from the server's data alone: what they pay for the product today, or less
 * by an offer that still holds. A pass of the product's own price gives no price, as that one is known: it names the row,
 * and one that no longer holds is replaced by the present price's [3-08]. A gift card costs its amount, a computer built to order what its choices cost.
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
  // Issued again, so that a cart holds nothing that only a former key has signed.
  if (offers !== null && offer !== null)
    return { ore: Math.min(ore, offer.priceOre), pass: offers.issue(offer), offerOre: offer.priceOre };
  return { ore, pass: ownPass(product, passes.ordinary, now), offerOre: null };
}
