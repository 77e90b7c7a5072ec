import type { ExtraData } from '@shop/shared/contracts';
import { kronorToOre } from '@shop/shared/domain/money';
import { createPricePasses, type PricePasses } from '../catalogue/price-pass.ts';
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
export function createPassChecker(secret: string): PassChecker {
  return {
    ordinary: createPricePasses(secret),
    offer: (originProductId) => createPricePasses(`${secret}:offer:${originProductId}`),
  };
}

export interface UnitPrice {
  readonly ore: number;
  /** The pass if it still holds; the row is named by it [3-08]. */
  readonly pass: string | null;
  /** The price of an offer that depends on another product; null when the row has none that holds. */
  readonly offerOre: number | null;
}

/** [O4-34] The prices that only members get, whatever the browser was shown. */
function ownPrice(product: CartProduct, isMember: boolean): number {
  const { priceOre, regularPriceOre, levelOnePriceOre, priceType } = product;
  if (!isMember) return priceType === 'member' ? (regularPriceOre ?? priceOre) : priceOre;
  return levelOnePriceOre !== null && priceType !== 'campaign' ? Math.min(priceOre, levelOnePriceOre) : priceOre;
}

const isMemberPrice = (product: CartProduct, ore: number): boolean =>
  ore === product.levelOnePriceOre || (product.priceType === 'member' && ore === product.priceOre);

/**
 * [O3-03] What one unit costs this shopper now, from the server's data alone: the lowest of the product's price, the
 * member price (members only) and the price of a pass that still holds. A gift card costs its amount.
 */
export function unitPrice(
  product: CartProduct,
  row: { readonly pass: string | null; readonly extraData: ExtraData },
  { memberId }: Shopper,
  now: Date,
  passes: PassChecker,
): UnitPrice {
  const { giftCard, offerOriginProductId } = row.extraData;
  if (giftCard !== undefined) return { ore: kronorToOre(giftCard.amount), pass: null, offerOre: null };
  const isMember = memberId !== null;
  const own = ownPrice(product, isMember);
  if (row.pass === null) return { ore: own, pass: null, offerOre: null };

  const offer =
    offerOriginProductId === undefined ? null : passes.offer(offerOriginProductId).verify(row.pass, product.id, now);
  const claim = offer ?? passes.ordinary.verify(row.pass, product.id, now);
  if (claim === null) return { ore: own, pass: null, offerOre: null };
  const isEntitled = isMember || offer !== null || !isMemberPrice(product, claim.priceOre);
  const ore = isEntitled ? Math.min(own, claim.priceOre) : own;
  return { ore, pass: row.pass, offerOre: offer === null ? null : offer.priceOre };
}
