import type { RouteSnapshot } from '@shop/contracts/routes';
import { type Filter, formatFilters, hasMalformedFilters, parseFilters } from '@shop/domain/filters';
import { PRODUCT_LIST_MODES } from '@shop/domain/ids';
import { clampPage } from '@shop/domain/pagination';
import { firstOf, formatQuery } from '@shop/contracts/routing';
import { mergeAttributeFilters } from './box-filters.ts';

/** [2.13-03][O2.13-01] How products are laid out; the names stand in the address. */
export const LIST_MODES = {
  list: PRODUCT_LIST_MODES.standard,
  compact: PRODUCT_LIST_MODES.compact,
  grid: PRODUCT_LIST_MODES.grid,
} as const;
export type ListMode = keyof typeof LIST_MODES;

/** Everything that the address of a list says beside what is listed. */
export interface ListState {
  readonly filters: readonly Filter[];
  readonly sortBy: string | null;
  readonly page: number;
  /** Null: as the shopper's setting says. */
  readonly mode: ListMode | null;
  /** False when the shopper asked for exactly what was typed [O3-26]. */
  readonly autoCorrect: boolean;
  readonly origin: 'ORGANIC' | 'DID_YOU_MEAN';
}

const MAX_PAGES = 10_000;

const isListMode = (text: string | undefined): text is ListMode =>
  text !== undefined && Object.hasOwn(LIST_MODES, text);

/** Reads the address. Nonsense in it counts as not being there. */
export function readListState({ query }: Pick<RouteSnapshot, 'query'>): ListState {
  const mode = firstOf(query, 'mode');
  return {
    filters: mergeAttributeFilters(parseFilters(query.f)),
    sortBy: firstOf(query, 'sortBy')?.slice(0, 40) || null,
    page: clampPage(Number(firstOf(query, 'page') ?? 1), MAX_PAGES),
    mode: isListMode(mode) ? mode : null,
    autoCorrect: firstOf(query, 'autoCorrect') !== 'false',
    origin: firstOf(query, 'origin') === 'DID_YOU_MEAN' ? 'DID_YOU_MEAN' : 'ORGANIC',
  };
}

/** The query of a list in this state; what is as usual is left out, so that an address has one form. */
export function listQuery(state: ListState): Record<string, string | readonly string[] | null> {
  return {
    f: formatFilters(state.filters),
    sortBy: state.sortBy,
    page: state.page > 1 ? String(state.page) : null,
    mode: state.mode,
    autoCorrect: state.autoCorrect ? null : 'false',
    origin: state.origin === 'ORGANIC' ? null : state.origin,
  };
}

/** The address of the same list in another state. A change of anything but the page begins at the first one. */
export function listUrl(route: Pick<RouteSnapshot, 'path' | 'query'>, change: Partial<ListState>): string {
  return `${route.path}${formatQuery(listQuery({ ...readListState(route), page: 1, ...change }))}`;
}

/** [4-83][O4-30] Where the list should be instead, when its address holds filters that cannot be read; else null. */
export function cleanedUrl(route: Pick<RouteSnapshot, 'path' | 'query'>): string | null {
  return hasMalformedFilters(route.query.f) ? listUrl(route, { page: readListState(route).page }) : null;
}
