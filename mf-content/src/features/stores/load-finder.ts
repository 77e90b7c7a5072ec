import type { Place, Store, StoreMap } from '@shop/contracts/api/content';
import type { ApiClient } from '@shop/contracts/platform';
import { namedPlace, type StoreQuery } from './store-query.ts';

/** The list of stores alone, as the api of an earlier release has it. */
const NO_MAP: StoreMap = { provider: 'off', libraries: [] };

/** What the page of the stores shows, and the search that its URL describes. */
export interface Finder {
  readonly stores: readonly Store[];
  readonly map: StoreMap;
  readonly query: StoreQuery;
  readonly place: Place | null;
}

/**
 * Fetches the stores, and the place that the URL's term names: a search without script, or a link, is sorted by
 * distance, too. Rejects when the stores cannot be fetched; a place that cannot be is none.
 */
export async function loadFinder(api: ApiClient, query: StoreQuery, signal: AbortSignal): Promise<Finder> {
  const { getPlaces, getStores, PLACE_MAX_LENGTH, PLACE_MIN_LENGTH } = await import('@shop/contracts/api/content');
  const text = query.term.slice(0, PLACE_MAX_LENGTH);
  const findPlaces = async (): Promise<readonly Place[]> => {
    if (text.length < PLACE_MIN_LENGTH) return [];
    return (await api.call(getPlaces, { query: { text } }, { signal })).data.places;
  };
  const [{ data }, places] = await Promise.all([api.call(getStores, {}, { signal }), findPlaces().catch(() => [])]);
  return { stores: data.stores, map: data.map ?? NO_MAP, query, place: namedPlace(places, text) };
}
