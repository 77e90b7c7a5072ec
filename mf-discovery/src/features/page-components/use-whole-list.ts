import type { ProductSummary } from '@shop/contracts';
import { usePlatform, useRoute } from '@shop/platform';
import { startTransition, useCallback, useState } from 'react';
import type { ShownList } from './packed-components.ts';

export interface WholeList {
  readonly products: readonly ProductSummary[];
  /** Fetches the others; undefined where all came with the page. */
  readonly onNear: (() => void) | undefined;
}

/**
 * The products of a list whose first ones came with the page. The others follow those, whatever the list has become
 * meanwhile; if they cannot be fetched, the list has a link to all of it.
 *
 * @param count number of top lists on the page
 */
export function useWholeList(list: ShownList, count: number): WholeList {
  const platform = usePlatform();
  const route = useRoute();
  const [whole, setWhole] = useState({ of: list, products: list.products });

  const fetchOthers = useCallback(async () => {
    const { requestTopLists } = await import('./request-top-lists.ts');
    const { topLists } = await requestTopLists(platform, route, count);
    const found = topLists.find(({ id }) => id === list.id)?.products ?? [];
    const shown = new Set(list.products.map(({ id }) => id));
    const products = [...list.products, ...found.filter(({ id }) => !shown.has(id))];
    startTransition(() => setWhole({ of: list, products }));
  }, [platform, route, count, list]);

  // A chunk that does not come is reported by its loader.
  const onNear = useCallback(() => void fetchOthers().catch(() => undefined), [fetchOthers]);
  return {
    products: whole.of === list ? whole.products : list.products,
    onNear: list.hasMore === true ? onNear : undefined,
  };
}
