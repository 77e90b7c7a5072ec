import type { TopListsState } from '@shop/contracts/platform';
import { usePlatform, useRoute, useShared } from '@shop/platform';
import { useEffect } from 'react';
import { requestTopLists, topListsOf } from './request-top-lists.ts';

/**
 * [7.6-14][7.6-30] The top lists of the shown start or section page, fetched by the first section that needs them.
 *
 * @param count number of top lists on the page
 */
export function useTopLists(count: number): TopListsState {
  const platform = usePlatform();
  const route = useRoute();
  const state = useShared('topLists');

  useEffect(() => {
    void requestTopLists(platform, route, count);
  }, [platform, route, count]);

  return topListsOf(platform.store, route.path, state);
}
