import { DEFAULT_CURRENCY } from './money.ts';
import { type PackagedItem, sumOfSidesInMm } from './shipping-measures.ts';

/** A shipping method as the API lists it; prices in kronor. */
export interface ShippingMethod {
  readonly id: number;
  readonly price: number;
  readonly regularPrice?: number | null | undefined;
}

/** Methods with rules of their own. */
export const SHIPPING_METHOD_IDS = { alwaysHidden: 5, memberFreeShipping: 20, smallPackagesOnly: 31 } as const;

/** [9-30] Methods that do not count when the lowest price is named. */
const IGNORED_FOR_LOWEST: readonly number[] = [4, 2];

/** [9-32] Sum of a package's sides in mm above which method 31 cannot be used [O9-07]. */
const SMALL_PACKAGE_MAX_SIDES = 600;

/** [9-26][9-27] Goods total (incl. VAT, without insurance and shipping) from which members ship free [O9-02]. */
export const MINIMUM_PURCHASE_FOR_FREE_SHIPPING: Readonly<Record<string, number>> = { SEK: 500 };

/** The free-shipping threshold of a currency; null when there is none. */
export function freeShippingMinimum(currency: string = DEFAULT_CURRENCY): number | null {
  return Object.hasOwn(MINIMUM_PURCHASE_FOR_FREE_SHIPPING, currency)
    ? (MINIMUM_PURCHASE_FOR_FREE_SHIPPING[currency] ?? null)
    : null;
}

/** A cart's progress towards free shipping. */
export type FreeShipping =
  | { readonly kind: 'free' }
  /** A visitor over the threshold: it would be free as a member. */
  | { readonly kind: 'members-only'; readonly minimum: number }
  /** `missing` kronor to go. */
  | { readonly kind: 'below'; readonly minimum: number; readonly missing: number }
  | { readonly kind: 'unavailable' };

/** The one rule for free shipping: members, from the threshold on (inclusive). Visitors pay, and the texts say so. */
export function freeShipping(goodsTotal: number, isMember: boolean, currency: string = DEFAULT_CURRENCY): FreeShipping {
  const minimum = freeShippingMinimum(currency);
  if (minimum === null) return { kind: 'unavailable' };
  if (goodsTotal < minimum) return { kind: 'below', minimum, missing: Math.round((minimum - goodsTotal) * 100) / 100 };
  return isMember ? { kind: 'free' } : { kind: 'members-only', minimum };
}

/** What decides which methods are shown: the goods' price, who buys, and the packages. */
export interface ShippingContext {
  readonly goodsTotal: number;
  readonly isMember: boolean;
  readonly currency?: string;
  readonly packages?: readonly PackagedItem[];
}

/** [9-32] Whether a package is too large for method 31. */
export function exceedsSmallPackage(item: PackagedItem): boolean {
  return sumOfSidesInMm(item) > SMALL_PACKAGE_MAX_SIDES;
}

/** [9-28][9-29][9-32] Whether a method is offered. */
export function isShippingMethodShown(id: number, context: ShippingContext): boolean {
  if (id === SHIPPING_METHOD_IDS.alwaysHidden) return false;
  if (id === SHIPPING_METHOD_IDS.memberFreeShipping) {
    return freeShipping(context.goodsTotal, context.isMember, context.currency).kind === 'free';
  }
  return id !== SHIPPING_METHOD_IDS.smallPackagesOnly || !(context.packages ?? []).some(exceedsSmallPackage);
}

/** [9-31] By price, then by regular price, both ascending; a method without a regular price counts as its price. */
export function compareShippingMethods(a: ShippingMethod, b: ShippingMethod): number {
  return a.price - b.price || (a.regularPrice ?? a.price) - (b.regularPrice ?? b.price);
}

/** [9-28..32] The methods to show, in order. */
export function shownShippingMethods<Method extends ShippingMethod>(
  methods: readonly Method[],
  context: ShippingContext,
): Method[] {
  return methods.filter(({ id }) => isShippingMethodShown(id, context)).sort(compareShippingMethods);
}

/** [9-30] Lowest price of the shown methods [O9-10]; null when none counts. */
export function lowestShippingPrice(shown: readonly ShippingMethod[]): number | null {
  const prices = shown.filter(({ id }) => !IGNORED_FOR_LOWEST.includes(id)).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : null;
}
