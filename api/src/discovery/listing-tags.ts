import { facetId, facetRange } from './facet-ids.ts';

/** Far above every id, so that tags never collide. */
const CAMPAIGNS = 3_000_000_000;
const SECTIONS = 6_000_000_000;
const MEMBER_DEALS = -9_000_000_000;
const REDUCED = MEMBER_DEALS - 1;

/**
 * Everything that a product is found by in a list, as one kind of number: facets unchanged, everything else below
 * zero. One product has about forty of them.
 */
export const tag = {
  facet: (id: number): number => id,
  store: (id: number): number => facetId('store', id),
  category: (id: number): number => -id,
  campaign: (id: number): number => -CAMPAIGNS - id,
  section: (id: number): number => -SECTIONS - id,
  memberDeals: MEMBER_DEALS,
  reduced: REDUCED,
} as const;

export const isFacetTag = (value: number): boolean => value > 0;
/** Among the tags below zero, categories are the small ones. */
export const isCategoryTag = (value: number): boolean => value < 0 && value > -CAMPAIGNS;
const [firstMaker, afterMakers] = facetRange('manufacturer');
/** Tags that define a list: their products are indexed by tag. */
export const isScopeTag = (value: number): boolean => value < 0 || (value >= firstMaker && value < afterMakers);
