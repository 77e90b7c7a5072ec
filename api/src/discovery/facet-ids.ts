/**
 * Ids under which every filter value fits into one `int[]`. They are computed from kind and value, never assigned, so
 * that an index build, a running query and a cached page cannot disagree about the meaning of an id.
 */
const KIND_BASE = {
  price: 0,
  memberPrice: 50,
  rating: 100,
  store: 10_000,
  manufacturer: 1_000_000,
  attribute: 10_000_000,
} as const;

/** Products have a band for the visitors' price and one for the members' price, each used for its own group. */
export type StoredFacetKind = keyof typeof KIND_BASE;
/** The kinds of lists and filters: the price is the one for this shopper, as in sorting by price [O4-34]. */
export type FacetKind = Exclude<StoredFacetKind, 'memberPrice'>;

/** Attribute values lie above this, everything that every product has lies below. */
export const FIRST_ATTRIBUTE_FACET = KIND_BASE.attribute;

/** In `category_facet`: all products of the category. */
export const WHOLE_CATEGORY = 0;

export const facetId = (kind: StoredFacetKind, valueId: number): number => KIND_BASE[kind] + valueId;

/** First id of a kind, and first one after it. */
export function facetRange(kind: StoredFacetKind): readonly [from: number, to: number] {
  const from = KIND_BASE[kind];
  const next = Object.values(KIND_BASE).filter((base) => base > from);
  return [kind === 'price' ? 1 : from, next.length > 0 ? Math.min(...next) : 2_147_483_647];
}

/** Lowest price in öre of each band but the first; band numbers start at 0 in width_bucket and at 1 here. */
export const PRICE_BAND_STARTS_ORE = [100, 250, 500, 1000, 2000, 5000, 10_000, 20_000].map((kronor) => kronor * 100);

const kronorText = (ore: number): string => (ore / 100).toLocaleString('sv-SE').replace(/\s/g, ' ');

/** Band numbers 1, 2, … with their labels, cheapest first. */
export function priceBands(): { band: number; label: string }[] {
  return [0, ...PRICE_BAND_STARTS_ORE].map((from, index) => {
    const to = PRICE_BAND_STARTS_ORE[index];
    if (from === 0 && to !== undefined) return { band: 1, label: `Under ${kronorText(to)} kr` };
    if (to === undefined) return { band: index + 1, label: `${kronorText(from)} kr och mer` };
    return { band: index + 1, label: `${kronorText(from)}–${kronorText(to - 100)} kr` };
  });
}

/** "This many stars or more": a product with 4.3 is in bands 4, 3 and 2. */
export const RATING_BANDS = [4, 3, 2] as const;

/** Ratings with fewer reviews are not shown [O3-16]. */
export const MIN_REVIEWS = 3;
