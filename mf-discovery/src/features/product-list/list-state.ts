import type { RouteSnapshot } from '@shop/contracts/routes';
import { type Filter, formatFilters, hasMalformedFilters, parseFilters } from '@shop/domain/filters';
import { PRODUCT_LIST_MODES } from '@shop/domain/ids';
import { clampPage } from '@shop/domain/pagination';
import { firstOf, formatQuery } from '@shop/contracts/routing';
import { mergeAttributeFilters } from './box-filters.ts';

/** [2.13-03][O2.13-01] Layouts of a product list; the names are used in URLs. */
export const LIST_MODES = {
  list: PRODUCT_LIST_MODES.standard,
  compact: PRODUCT_LIST_MODES.compact,
  grid: PRODUCT_LIST_MODES.grid,
} as const;
export type ListMode = keyof typeof LIST_MODES;

/** The state of a list in its URL, apart from its subject. */
export interface ListState {
  readonly filters: readonly Filter[];
  readonly sortBy: string | null;
  readonly page: number;
  /** Null: by the shopper's setting. */
  readonly mode: ListMode | null;
  /** False when the shopper searches for exactly the typed term [O3-26]. */
  readonly autoCorrect: boolean;
  readonly origin: 'ORGANIC' | 'DID_YOU_MEAN';
  /** The sentence that the list answers; empty: the search is taken word by word; null: whatever the search says. */
  readonly asked: string | null;
  /** [7.10-10] Name of the search engine instead of the shop's default one. */
  readonly engine: string | null;
}

const MAX_PAGES = 10_000;
const MAX_SENTENCE = 200;
const MAX_ENGINE = 40;

const isListMode = (text: string | undefined): text is ListMode =>
  text !== undefined && Object.hasOwn(LIST_MODES, text);

/** Parses the URL. Invalid values are ignored. */
export function readListState({ query }: Pick<RouteSnapshot, 'query'>): ListState {
  const mode = firstOf(query, 'mode');
  return {
    filters: mergeAttributeFilters(parseFilters(query.f)),
    sortBy: firstOf(query, 'sortBy')?.slice(0, 40) || null,
    page: clampPage(Number(firstOf(query, 'page') ?? 1), MAX_PAGES),
    mode: isListMode(mode) ? mode : null,
    autoCorrect: firstOf(query, 'autoCorrect') !== 'false',
    origin: firstOf(query, 'origin') === 'DID_YOU_MEAN' ? 'DID_YOU_MEAN' : 'ORGANIC',
    asked: firstOf(query, 'asked')?.slice(0, MAX_SENTENCE) ?? null,
    engine: firstOf(query, 'engine')?.slice(0, MAX_ENGINE) || null,
  };
}

/** The query of a list in this state; defaults are left out, so that each state has one URL. */
export function listQuery(state: ListState): Record<string, string | readonly string[] | null> {
  return {
    f: formatFilters(state.filters),
    sortBy: state.sortBy,
    page: state.page > 1 ? String(state.page) : null,
    mode: state.mode,
    autoCorrect: state.autoCorrect ? null : 'false',
    origin: state.origin === 'ORGANIC' ? null : state.origin,
    asked: state.asked,
    engine: state.engine,
  };
}

/** The URL of the same list in another state. A change of anything but the page resets the page to 1. */
export function listUrl(route: Pick<RouteSnapshot, 'path' | 'query'>, change: Partial<ListState>): string {
  return `${route.path}${formatQuery(listQuery({ ...readListState(route), page: 1, ...change }))}`;
}

/** [4-83][O4-30] The list's corrected URL when its filters are invalid; else null. */
export function cleanedUrl(route: Pick<RouteSnapshot, 'path' | 'query'>): string | null {
  return hasMalformedFilters(route.query.f) ? listUrl(route, { page: readListState(route).page }) : null;
}
