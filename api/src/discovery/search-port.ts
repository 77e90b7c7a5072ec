import type { Searcher } from './suggested-searches.ts';
import type { FacetKind } from './facet-ids.ts';
import type { SortKey } from './sort-options.ts';

/** What a list is a list of. */
export type ListScope =
  | { kind: 'everything' }
  | { kind: 'search'; text: string; autoCorrect: boolean }
  | { kind: 'category'; categoryId: number }
  | { kind: 'campaign'; campaignId: number }
  | { kind: 'manufacturer'; manufacturerId: number; categoryId: number | null }
  | { kind: 'section'; sectionId: number }
  /** The products in their given order. */
  | { kind: 'chosen'; productIds: readonly number[] }
  | { kind: 'memberDeals' };

/** Any of the facets of one filter box. */
export interface FacetChoice {
  kind: FacetKind;
  /** The attribute, for attributes; else 0. */
  groupId: number;
  facetIds: readonly number[];
}

export interface ListRequest {
  scope: ListScope;
  /** One entry per box; a product must satisfy all of them. */
  choices: readonly FacetChoice[];
  /** In any of these categories; empty: everywhere. */
  categoryIds: readonly number[];
  /** In stock at any of these stores, 0 being the web; empty: anywhere or nowhere. */
  storeIds: readonly number[];
  campaignIds: readonly number[];
  /** Further searches within the list. */
  searches: readonly string[];
  onlyMemberDeals: boolean;
  sort: SortKey;
  /** Whether orders by price go by what members pay. */
  isMember: boolean;
  page: number;
  pageSize: number;
  /** Whether paid products may stand first. */
  mayPromote: boolean;
}

/** A filter value with the number of products that remain if it is chosen beside the other boxes' choices. */
export interface FacetCount {
  kind: FacetKind;
  groupId: number;
  groupName: string;
  groupSort: number;
  valueId: number;
  label: string;
  sort: number;
  count: number;
}

/** How a search was understood. */
export interface SearchReading {
  /** What was searched for in the end. */
  searched: string;
  /** What was typed, when something else was searched for. */
  original: string | null;
  suggestions: string[];
  /** Nothing fits exactly: the products are a guess. */
  uncertain: boolean;
}

export interface ListResult {
  productIds: number[];
  /** Those of `productIds` that stand where they are because somebody paid for it. */
  promotedIds: number[];
  /** Products of the scope, before filters. */
  total: number;
  filtered: number;
  facets: FacetCount[];
  /** Products per category, under all filters but the one on categories. */
  categories: { id: number; count: number }[];
  reading: SearchReading | null;
}

export interface Suggestions {
  productIds: number[];
  phrases: string[];
}

/**
 * Where lists, facets and search come from. PostgreSQL answers them now; another engine can stand behind the same
 * questions when a shop outgrows it.
 */
export interface SearchPort {
  /** Reads ahead what the first list would otherwise wait for. */
  warmUp(): Promise<void>;
  /** One page of a list with its counts. */
  list(request: ListRequest): Promise<ListResult>;
  /** Answers to what has been typed so far. */
  suggest(typed: string): Promise<Suggestions>;
  /** What others searched for that is like this. */
  relatedQueries(searched: string, limit: number): Promise<string[]>;
  /** The most popular product of each of these categories, of one maker or of all. */
  bestProducts(categoryIds: readonly number[], manufacturerId: number | null): Promise<ReadonlyMap<number, number>>;
  /** The most popular products of the shop. */
  popular(limit: number): Promise<number[]>;
  /** Notes that somebody searched and how much was found; whoever has bought something counts for what others are shown. */
  recordSearch(searched: string, hits: number, searcher: Searcher): Promise<void>;
}
