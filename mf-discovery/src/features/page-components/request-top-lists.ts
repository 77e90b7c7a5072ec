import { getTopLists } from '@shop/contracts/api/navigation';
import type { AtomStore, Platform, TopListsState } from '@shop/contracts/platform';
import type { RouteSnapshot } from '@shop/contracts/routes';

const NOTHING_YET: TopListsState = { topLists: [], topListsLoaded: false };

/** For each store, the path of the page whose lists it holds or waits for, and their request. */
const requests = new WeakMap<AtomStore, { readonly path: string; readonly lists: Promise<TopListsState> }>();

/** The lists in the shared state, if they are of this page. */
export const topListsOf = (store: AtomStore, path: string, state: TopListsState): TopListsState =>
  requests.get(store)?.path === path ? state : NOTHING_YET;

/**
 * [7.6-14][7.6-30] Fetches the top lists of the shown start or section page, once: one request for all its sections,
 * which read them from the shared state. Loaded also means failed, so that nothing waits for ever [O7-26]; it never
 * rejects.
 *
 * @param count number of top lists on the page
 */
export function requestTopLists(platform: Platform, route: RouteSnapshot, count: number): Promise<TopListsState> {
  const { api, atoms, store } = platform;
  const { name, params, path } = route;
  const known = requests.get(store);
  if (known?.path === path) return known.lists;
  const locationId = name === 'section' ? Number(params.id) : undefined;
  const query = { limit: count, locationType: 'section', ...(locationId !== undefined && { locationId }) } as const;
  const lists = api
    .call(getTopLists, { query })
    // Each section then requests its own list, and says what went wrong.
    .catch(() => ({ topLists: [] }))
    .then(({ topLists }) => {
      const state = { topLists, topListsLoaded: true };
      if (requests.get(store)?.path === path) store.set(atoms.topLists, state);
      return state;
    });
  requests.set(store, { path, lists });
  store.set(atoms.topLists, NOTHING_YET);
  return lists;
}
