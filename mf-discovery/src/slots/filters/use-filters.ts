import { type Filter, formatFilters } from '@shop/domain/filters';
import { usePlatform, useRoute } from '@shop/platform';
import { useEffect, useRef, useState } from 'react';
import { listUrl, readListState } from '../../features/product-list/list-state.ts';

/** [9-68] Quick choices after one another become one request. */
const DEBOUNCE_MS = 250;

/** The filters as the shopper has set them, also before the list has followed, and how to change them. */
export function useFilters(): { filters: readonly Filter[]; change: (filters: readonly Filter[]) => void } {
  const { navigate } = usePlatform();
  const route = useRoute();
  const [pending, setPending] = useState<{ url: string; filters: readonly Filter[] } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );

  // A pending choice belongs to the URL that it was made on; once the URL has changed, it is part of that.
  const current = readListState(route).filters;
  const isOpen = pending !== null && pending.url === route.fullPath;
  const change = (filters: readonly Filter[]): void => {
    setPending({ url: route.fullPath, filters });
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (formatFilters(filters).join() === formatFilters(current).join()) return setPending(null);
      void navigate(listUrl(route, { filters }), { keepScroll: true });
    }, DEBOUNCE_MS);
  };
  return { filters: isOpen ? pending.filters : current, change };
}
