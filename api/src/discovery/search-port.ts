import type { Searcher } from './suggested-searches.ts';
import type { FacetKind } from './facet-ids.ts';
import type { UnderstoodLimit } from './search-limit.ts';
import type { ServiceLink } from './service-pages.ts';
import type { SortKey } from './sort-options.ts';

/** The products that a list is about. */
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
  /** In stock at any of these stores, 0 being the web; empty: no condition. */
  storeIds: readonly number[];
  campaignIds: readonly number[];
  /** Further searches within the list. */
  searches: readonly string[];
  onlyMemberDeals: boolean;
  /** Null: as the search says, else as recommended. */
  sort: SortKey | null;
  /** Whether sorting by price uses the members' price. */
  isMember: boolean;
  page: number;
  pageSize: number;
  /** Whether paid products may be first. */
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
  /** The text that was searched for in the end. */
  searched: string;
  /** The typed text, when another one was searched for. */
  original: string | null;
  suggestions: string[];
  /** Without an exact match: the products are a guess. */
  uncertain: boolean;
  /** Parts of it that became filters. */
  limits: readonly UnderstoodLimit[];
  /** What the shop does not sell, as it was typed; null when it sells it, or when nothing tells. */
  notSold: string | null;
  /** The kind of products that are shown instead of a famous name that the shop does not sell, in the plural. */
  instead: string | null;
  /** Pages that answer it, when it is for a service rather than for products. */
  pages: readonly ServiceLink[];
}

/** How a text was understood that was searched for as it is: nothing of it was corrected or became a filter. */
export const plainReading = (searched: string): SearchReading => ({
  searched,
  original: null,
  suggestions: [],
  uncertain: false,
  limits: [],
  notSold: null,
  instead: null,
  pages: [],
});

export interface ListResult {
  productIds: number[];
  /** Those of `productIds` that are in paid positions. */
  promotedIds: number[];
  /** The order that they are in. */
  sort: SortKey;
  /** Near a search, but no hits: neither counted, nor filtered or sorted. */
  similarIds: number[];
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
  /** Where products as the first of these stand; null where they stand in many categories. */
  categoryId: number | null;
  phrases: string[];
  /** A famous name in the text that the shop does not carry, and the kind that is suggested instead, in the plural. */
  notSold: string | null;
  instead: string | null;
}

/** How a search without sure hits went: nothing, something near, or the spelling corrected. */
export type SearchOutcome = 'none' | 'guess' | 'corrected';

/** Port of lists, facets and search. PostgreSQL implements it now; another engine can when a shop outgrows it. */
export interface SearchPort {
  /** Loads the data that the first list would otherwise wait for. */
  warmUp(): Promise<void>;
  /** One page of a list with its counts. */
  list(request: ListRequest): Promise<ListResult>;
  /** The filter values and categories of a list, those of single attributes however long the list is. */
  facts(request: ListRequest): Promise<Pick<ListResult, 'facets' | 'categories'>>;
  /** Suggestions for the text typed so far. */
  suggest(typed: string): Promise<Suggestions>;
  /** Similar searches by others. */
  relatedQueries(searched: string, limit: number): Promise<string[]>;
  /** The most popular product of each of these categories, of one manufacturer or of all. */
  bestProducts(categoryIds: readonly number[], manufacturerId: number | null): Promise<ReadonlyMap<number, number>>;
  /** The most popular products of the shop. */
  popular(limit: number): Promise<number[]>;
  /** Records a search without sure hits, for staff's report. */
  recordMiss(typed: string, outcome: SearchOutcome): Promise<void>;
  /** Records a search and its number of hits; searches of buyers count for the suggestions to others. */
  recordSearch(searched: string, hits: number, searcher: Searcher): Promise<void>;
  /** Records at once what is still collected. */
  close(): Promise<void>;
}
