import { usePlatform, useRoute, whenDue } from '@shop/platform';
import { useEffect, useState } from 'react';
import type { UspFacts } from './fetch-usp-facts.ts';

const NOTHING: UspFacts = { product: null, hidesMessages: false };

/**
 * A product page's additions to the bar, fetched after the page is rendered; by a new visitor, whose bar asks for the
 * zip code whatever the product, when the page is used. They end with the page, the delivery date included; data that
 * cannot be fetched promises nothing.
 */
export function useUspFacts(zipCode: string | null): UspFacts {
  const platform = usePlatform();
  const { name, params } = useRoute();
  const [facts, setFacts] = useState(NOTHING);
  const productId = name === 'product' ? params.id : undefined;

  useEffect(() => {
    setFacts(NOTHING);
    if (productId === undefined) return undefined;
    const controller = new AbortController();
    const { api, now } = platform;
    const load = async (): Promise<void> => {
      await whenDue(platform);
      controller.signal.throwIfAborted();
      const { fetchUspFacts } = await import('./fetch-usp-facts.ts');
      const found = await fetchUspFacts(api, { productId: Number(productId), zipCode, now: now() }, controller.signal);
      if (!controller.signal.aborted) setFacts(found);
    };
    load().catch(() => undefined);
    return () => controller.abort();
  }, [platform, productId, zipCode]);

  return facts;
}
