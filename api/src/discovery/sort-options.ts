/** [O8-02] What lists can be sorted by, first the one that applies when nothing (or nonsense) is asked for. */
export const SORT_OPTIONS = [
  { value: 'recommended', label: 'Rekommenderat' },
  { value: 'price-asc', label: 'Lägsta pris' },
  { value: 'price-desc', label: 'Högsta pris' },
  { value: 'newest', label: 'Nyast' },
  { value: 'rating', label: 'Bäst betyg' },
  { value: 'name', label: 'Namn A–Ö' },
] as const;

export type SortKey = (typeof SORT_OPTIONS)[number]['value'];

/** [4-77] The wished order, or the first one there is. */
export function sortKey(wished: string | undefined): SortKey {
  return SORT_OPTIONS.find(({ value }) => value === wished)?.value ?? SORT_OPTIONS[0].value;
}

/** SQL orders over a row of `listing` with a `score`; the product id decides between equals, so that pages never overlap. */
export const SORT_SQL: Record<SortKey, string> = {
  recommended: 'score desc, product_id desc',
  'price-asc': 'price_ore, popularity desc, product_id desc',
  'price-desc': 'price_ore desc, popularity desc, product_id desc',
  newest: 'newness desc, popularity desc, product_id desc',
  rating: 'rating desc, popularity desc, product_id desc',
  name: 'sort_name collate "C", product_id desc',
};
