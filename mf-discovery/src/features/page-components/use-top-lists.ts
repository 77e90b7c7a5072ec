import { getTopLists } from '@shop/contracts/api/recommendations';
import type { AtomStore, TopListsState } from '@shop/contracts/platform';
import { usePlatform, useRoute, useSharedState } from '@shop/platform';
import { useEffect } from 'react';

const NOTHING_YET: TopListsState = { topLists: [], topListsLoaded: false };

/** Path of the page whose lists each store holds, or waits for. */
const requestedPaths = new WeakMap<AtomStore, string>();

/**
 * [7.6-14][7.6-30] The top lists of the shown start or section page: one request for all its sections, which read them
 * from the shared state. Loaded also means failed, so that nothing waits for ever [O7-26].
 *
 * @param count number of top lists on the page
 */
export function useTopLists(count: number): TopListsState {
  const { api, store } = usePlatform();
  const { name, params, path } = useRoute();
  const [state, setState] = useSharedState('topLists');
  const locationId = name === 'section' ? Number(params.id) : undefined;

  useEffect(() => {
    if (requestedPaths.get(store) === path) return;
    requestedPaths.set(store, path);
    setState(NOTHING_YET);
    const query = { limit: count, locationType: 'section', ...(locationId !== undefined && { locationId }) } as const;
    void api
      .call(getTopLists, { query })
      // Each section then requests its own list, and says what went wrong.
      .catch(() => ({ topLists: [] }))
      .then(({ topLists }) => {
        if (requestedPaths.get(store) === path) setState({ topLists, topListsLoaded: true });
      });
  }, [api, store, path, count, locationId, setState]);

  return requestedPaths.get(store) === path ? state : NOTHING_YET;
}
