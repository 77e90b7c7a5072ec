import type { ProductSummary } from '@shop/contracts';
import { usePlatform } from '@shop/platform';
import { useCallback, useEffect, useRef } from 'react';
import { useTouchpoint } from '../viewer/use-touchpoint.ts';
import { reportSponsoredView } from './sponsored-reports.ts';

/** [9-72][O9-36] Analytics get a slider's impressions four at a time. */
const BATCH = 4;

/**
 * What a slider does when products of it have been seen: analytics in batches of four, with consent only, and of
 * sponsored products one call per ticket. What is left of a batch is sent when the slider goes away.
 */
export function useImpressions(
  products: readonly ProductSummary[],
  list: string,
): (positions: readonly number[]) => void {
  const { api, track } = usePlatform();
  const touchpoint = useTouchpoint();
  const waiting = useRef<number[]>([]);

  const send = useCallback(
    (size: number) => {
      const ids = waiting.current.splice(0, size);
      if (ids.length > 0) track('product.impressions', { list, products: ids });
    },
    [track, list],
  );
  useEffect(() => () => send(BATCH), [send]);

  return useCallback(
    (positions) => {
      for (const product of positions.flatMap((position) => products[position] ?? [])) {
        reportSponsoredView(api, product, touchpoint);
        waiting.current.push(product.id);
      }
      while (waiting.current.length >= BATCH) send(BATCH);
    },
    [api, products, send, touchpoint],
  );
}
