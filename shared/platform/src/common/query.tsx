import {
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { ResponseOf, Endpoint, RequestOf } from '@shop/contracts/endpoint';
import { usePlatform } from './hooks.ts';
import { isServer } from './is-server.ts';

const MINUTE = 60_000;

const newClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: MINUTE, retry: 1, refetchOnWindowFocus: false } } });

/**
 * Put round the part of a slot that fetches late. Slots without it do not carry TanStack Query. The server fetches
 * nothing late, so what it shows is always the same: no caches and observers are made for it.
 */
export const QueryProvider = ({ children }: { children: ReactNode }): ReactNode => {
  const [client] = useState(isServer ? null : newClient);
  return client === null ? children : <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};

/** What a query is before it has been asked. */
function pendingOf(options: { enabled: boolean }): UseQueryResult<never> {
  const client = newClient();
  const query = client.defaultQueryOptions<never, Error, never, never>({ queryKey: [], ...options });
  const requested = { ...query, _optimisticResults: 'optimistic' } as const;
  return new QueryObserver(client, query).getOptimisticResult(requested) as UseQueryResult<never>;
}

function createPendingQuery(): <T>(options: UseQueryOptions<T>) => UseQueryResult<T> {
  const [asked, waiting] = [pendingOf({ enabled: true }), pendingOf({ enabled: false })];
  return ({ enabled = true }) => (enabled === false ? waiting : asked);
}

/**
 * `useQuery` for what may arrive late (recommendations, reviews): fetched in the browser only, so the server HTML shows
 * the pending state. Needs `QueryProvider` above it. `enabled: false` waits, e.g. for the element to come near the
 * viewport.
 */
export const useDeferredQuery: <T>(options: UseQueryOptions<T>) => UseQueryResult<T> = isServer
  ? createPendingQuery()
  : useQuery;

/** `useLateQuery` for an endpoint of the api. */
export const useApiQuery = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: { enabled?: boolean } = {},
): UseQueryResult<ResponseOf<E>> => {
  const { api } = usePlatform();
  return useDeferredQuery({
    queryKey: [endpoint.method, endpoint.path, request],
    queryFn: ({ signal }) => api.call(endpoint, request, { signal }),
    enabled: options.enabled ?? true,
  });
};
