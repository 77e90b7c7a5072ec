import { QueryClient, QueryClientProvider, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { AnswerOf, Endpoint, RequestOf } from '../../contracts/endpoint.ts';
import { usePlatform } from './hooks.ts';

const MINUTE = 60_000;

const newClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: MINUTE, retry: 1, refetchOnWindowFocus: false } } });

/** Put round the part of a slot that fetches late. Slots without it do not carry TanStack Query. */
export const QueryProvider = ({ children }: { children: ReactNode }): ReactNode => {
  const [client] = useState(newClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};

/**
 * What may arrive late (recommendations, reviews): fetched in the browser only, so the server HTML shows the pending state.
 * Needs `QueryProvider` above it. `enabled: false` waits, e.g. for the element to come near the viewport.
 */
export const useApiQuery = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: { enabled?: boolean } = {},
): UseQueryResult<AnswerOf<E>> => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [endpoint.method, endpoint.path, request],
    queryFn: ({ signal }) => api.call(endpoint, request, { signal }),
    enabled: options.enabled ?? true,
  });
};
