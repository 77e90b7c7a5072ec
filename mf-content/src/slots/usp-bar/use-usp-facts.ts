import { usePlatform, useRoute } from '@shop/platform';
import { useEffect, useState } from 'react';
import type { UspFacts } from './fetch-usp-facts.ts';

const NOTHING: UspFacts = { product: null, hidesMessages: false };

/**
 * A product page's additions to the bar, fetched after the page is rendered. They end with the page, the delivery date
 * included; data that cannot be fetched promises nothing.
 */
export function useUspFacts(zipCode: string | null): UspFacts {
  const { api, now } = usePlatform();
  const { name, params } = useRoute();
  const [facts, setFacts] = useState(NOTHING);
  const productId = name === 'product' ? params.id : undefined;

  useEffect(() => {
    setFacts(NOTHING);
    if (productId === undefined) return undefined;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const { fetchUspFacts } = await import('./fetch-usp-facts.ts');
      const found = await fetchUspFacts(api, { productId: Number(productId), zipCode, now: now() }, controller.signal);
      if (!controller.signal.aborted) setFacts(found);
    };
    load().catch(() => undefined);
    return () => controller.abort();
  }, [api, now, productId, zipCode]);

  return facts;
}
