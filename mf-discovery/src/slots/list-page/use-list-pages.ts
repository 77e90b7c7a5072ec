import { getProductList, type ProductSummary } from '@shop/contracts';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { isAborted, usePlatform, useRoute } from '@shop/platform';
import { useIsBrowserRendered } from '@shop/ui/image/use-is-browser-rendered.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { listRequest } from '../../features/product-list/list-request.ts';
import { type LoadedPages, recallLastPage, recallPages, storePages } from '../../features/product-list/loaded-pages.ts';
import { useTouchpoint } from '../../features/viewer/use-touchpoint.ts';
import type { ShownList } from './load-list.ts';

export interface ListPages {
  readonly products: readonly ProductSummary[];
  readonly lastPage: number;
  readonly hasMore: boolean;
  readonly state: 'idle' | 'loading' | 'failed';
  /** Fetches the next page and adds it. Pressing while it is pending does nothing. */
  loadMore(): void;
  /** Fetches the next page ahead, for a `loadMore` that is likely to come. */
  prepareMore(): void;
}

type Response = ResponseOf<typeof getProductList>;

const uniqueById = (products: readonly ProductSummary[]): ProductSummary[] => [
  ...new Map(products.map((product) => [product.id, product])).values(),
];

const nothingMore = ({ page }: ShownList): LoadedPages => ({ products: [], lastPage: page });

/**
 * [2.13-11][4-75] The list as loaded so far: the page of the document and those added since. Previously loaded pages
 * are restored when the shopper steps back to it.
 */
export function useListPages(list: ShownList): ListPages {
  const { api } = usePlatform();
  const route = useRoute();
  const touchpoint = useTouchpoint();
  const isBrowserBorn = useIsBrowserRendered();
  const recall = (): LoadedPages => recallPages(route.fullPath) ?? nothingMore(list);
  // The server's HTML has one page, so the first render over it must, too.
  const [shown, setShown] = useState(() => ({ list, more: isBrowserBorn ? recall() : nothingMore(list) }));
  const [state, setState] = useState<ListPages['state']>('idle');
  const pending = useRef<AbortController | null>(null);
  /** Pages that have been requested ahead; undefined for one that failed. */
  const ahead = useRef<Record<number, Promise<Response | undefined>>>({});

  let { more } = shown;
  if (shown.list !== list) {
    more = recall();
    setShown({ list, more });
    setState('idle');
  }

  const request = useMemo(() => listRequest(route), [route]);
  const fetchPage = useCallback(
    async (page: number, signal?: AbortSignal): Promise<Response | undefined> =>
      request === null
        ? undefined
        : api.call(
            getProductList,
            { ...request, query: { ...request.query, page, touchpoint, totalProductCountSet: true } },
            { signal },
          ),
    [api, request, touchpoint],
  );

  const fetchPages = useCallback(
    async (from: LoadedPages, upTo: number): Promise<void> => {
      if (request === null || pending.current !== null) return;
      const controller = new AbortController();
      pending.current = controller;
      setState('loading');
      try {
        const wanted = Array.from({ length: upTo - from.lastPage }, (_, index) => from.lastPage + 1 + index);
        const responses = await Promise.all(
          wanted.map(async (page) => (await ahead.current[page]) ?? fetchPage(page, controller.signal)),
        );
        const products = [...from.products, ...responses.flatMap((response) => response?.products ?? [])];
        const loaded = { products, lastPage: upTo };
        storePages(route.fullPath, loaded);
        setShown({ list, more: loaded });
        setState('idle');
      } catch (error) {
        if (!isAborted(error)) setState('failed');
      } finally {
        if (pending.current === controller) pending.current = null;
      }
    },
    [fetchPage, list, request, route.fullPath],
  );

  // Another list, or none: the pending request belongs to the old one.
  useEffect(
    () => () => {
      pending.current?.abort();
      pending.current = null;
      ahead.current = {};
    },
    [list],
  );

  // After a reload the number of loaded pages is stored, but not their products.
  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    const lastPage = Math.min(recallLastPage(route.fullPath) ?? 0, list.pageCount);
    if (lastPage > list.page && recallPages(route.fullPath) === null) void fetchPages(nothingMore(list), lastPage);
  }, [fetchPages, list, route.fullPath]);

  // Referentially stable while unchanged, so that unchanged cards are not rendered again.
  const products = useMemo(() => uniqueById([...list.products, ...more.products]), [list.products, more.products]);

  return {
    products,
    lastPage: more.lastPage,
    hasMore: more.lastPage < list.pageCount,
    state,
    loadMore: () => void fetchPages(more, more.lastPage + 1),
    prepareMore: () => void (ahead.current[more.lastPage + 1] ??= fetchPage(more.lastPage + 1).catch(() => undefined)),
  };
}
