import { getProductList, getRecentProducts, type ProductSummary } from '@shop/contracts';
import { usePlatform } from '@shop/platform';
import { useCallback, useEffect, useState } from 'react';

type Products = readonly ProductSummary[];
type Load = (signal: AbortSignal) => Promise<Products>;

/** Products of one request; null while it is pending, none after a failure, which costs this part of the page only. */
function useLoaded(load: Load | null): Products | null {
  const [loaded, setLoaded] = useState<{ by: Load; products: Products } | null>(null);
  useEffect(() => {
    if (load === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const done = (products: Products): void => {
      if (!signal.aborted) setLoaded({ by: load, products });
    };
    load(signal).then(done, () => done([]));
    return () => controller.abort();
  }, [load]);
  return loaded !== null && loaded.by === load ? loaded.products : null;
}

/**
 * Products that this session viewed last; null while pending. Without the query library, which start pages would load
 * for nothing else.
 */
export function useRecentProducts(): Products | null {
  const { api } = usePlatform();
  const load = useCallback<Load>(async (signal) => (await api.call(getRecentProducts, {}, { signal })).products, [api]);
  return useLoaded(load);
}

/** Products of a campaign; null while pending, and as long as `id` is null. */
export function useCampaignProducts(id: number | null): Products | null {
  const { api } = usePlatform();
  const load = useCallback<Load>(
    async (signal) =>
      (await api.call(getProductList, { params: { type: 'campaign', value: String(id) }, query: {} }, { signal }))
        .products,
    [api, id],
  );
  return useLoaded(id === null ? null : load);
}
