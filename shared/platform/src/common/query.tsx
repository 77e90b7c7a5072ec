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
 * Provides TanStack Query to the deferred part of a slot; slots without it do not bundle the library. The server
 * fetches no deferred data, so there it renders its children alone.
 */
export const QueryProvider = ({ children }: { children: ReactNode }): ReactNode => {
  const [client] = useState(isServer ? null : newClient);
  return client === null ? children : <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};

/** Result of a query before its first fetch. */
function pendingOf(options: { enabled: boolean }): UseQueryResult<never> {
  const client = newClient();
  const query = client.defaultQueryOptions<never, Error, never, never>({ queryKey: [], ...options });
  const requested = { ...query, _optimisticResults: 'optimistic' } as const;
  return new QueryObserver(client, query).getOptimisticResult(requested) as UseQueryResult<never>;
}

function createPendingQuery(): <T>(options: UseQueryOptions<T>) => UseQueryResult<T> {
  const [pending, disabled] = [pendingOf({ enabled: true }), pendingOf({ enabled: false })];
  return ({ enabled = true }) => (enabled === false ? disabled : pending);
}

/**
 * `useQuery` for deferred data (recommendations, reviews): fetched in the browser only, so the server HTML shows the
 * pending state. Needs `QueryProvider` above it. `enabled: false` waits, e.g. until the element is near the viewport.
 */
export const useDeferredQuery: <T>(options: UseQueryOptions<T>) => UseQueryResult<T> = isServer
  ? createPendingQuery()
  : useQuery;

/** `useDeferredQuery` for an endpoint of the api. */
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
