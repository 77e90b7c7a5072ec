import { isRestrictedProduct, RANK_RESTRICTED_STATUS_CODE } from './ids.ts';

/** [5-02][O5-11] Text PRODUCT.MAX_PURCHASE_LIMIT; also shown when one is in the cart and another is added. */
export function purchaseLimitText(limit = 1): string {
  return `Du kan max köpa ${limit} st av den här produkten.`;
}

/** The fields of a product that decide whether a rank rule stops a purchase [3-58]. */
export interface RankRuledProduct {
  readonly statusCodes?: readonly number[] | null | undefined;
  readonly minimumRankLevel?: number | null | undefined;
}

/** Why a product cannot be bought. The shopper can change `rank-too-low`, so it has the required level. */
export type NotBuyableReason =
  | { readonly kind: 'not-for-sale' }
  | { readonly kind: 'rank-too-low'; readonly minimumRankLevel: number }
  | { readonly kind: 'sold-out' };

/** Whether a product can be bought now, and if not, why. */
export type Buyability = { readonly ok: true } | { readonly ok: false; readonly reason: NotBuyableReason };

/** [5-03] Status code 11 means that a rank rule restricts the product. */
export function isRankRestricted(product: RankRuledProduct): boolean {
  return product.statusCodes?.includes(RANK_RESTRICTED_STATUS_CODE) ?? false;
}

/**
 * [5-04][5-05] Whether the rank rule lets this shopper buy. A visitor has level 0 [O5-08]. With status 11 and no level
 * above 0 nobody may buy. Without status 11 the level is ignored.
 */
export function passesRankRule(product: RankRuledProduct, rankLevel: number | null | undefined): boolean {
  if (!isRankRestricted(product)) return true;
  const needed = product.minimumRankLevel ?? 0;
  return needed > 0 && (rankLevel ?? 0) >= needed;
}

/**
 * Whether the product can be added to the cart now, and if not, why. The reason is the one that the shopper can
 * change: a rank that is too low has precedence over sold out.
 *
 * @param available whether any unit can be delivered, see `canBeOrdered` in stock
 */
export function isBuyable(
  product: RankRuledProduct,
  rankLevel: number | null | undefined,
  available: boolean,
): Buyability {
  if (!passesRankRule(product, rankLevel)) {
    const minimumRankLevel = product.minimumRankLevel ?? 0;
    return {
      ok: false,
      reason: minimumRankLevel > 0 ? { kind: 'rank-too-low', minimumRankLevel } : { kind: 'not-for-sale' },
    };
  }
  return available ? { ok: true } : { ok: false, reason: { kind: 'sold-out' } };
}

/**
 * [5-01][O5-02] Maximum number of units per customer; null means no limit. A restricted product never has more than 1.
 */
export function maxPerCustomer(productId: number, ownLimit?: number | null): number | null {
  return isRestrictedProduct(productId) ? 1 : (ownLimit ?? null);
}

/** [O5-02] What remains of a limit: the quantity to cut to, never below 0. Null means no limit. */
export function remainingOfLimit(limit: number | null, alreadyHad: number): number | null {
  return limit === null ? null : Math.max(0, limit - alreadyHad);
}
