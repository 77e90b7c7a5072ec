import type { ProductSummary } from '@shop/contracts';
import { getExtraProductData } from '@shop/contracts/api/recommendations';
import { usePlatform } from '@shop/platform';
import { useEffect, useState } from 'react';
import { type ExtraData, extendProducts, publishExtended } from './extended-product.ts';

/** As many as the endpoint takes. */
const MAX_PRODUCTS = 100;

const NONE: ExtraData = {};

/** [7.6-19] One request for all products that have no data yet: the list's, then those of each page added to it. */
export default function ExtraDataLoader({ products }: { readonly products: readonly ProductSummary[] }) {
  const { api } = usePlatform();
  const [received, setReceived] = useState(NONE);
  // Those whose request failed or had no entry; they are not requested again while the list is shown.
  const [missing, setMissing] = useState<ReadonlySet<number>>(new Set());
  const wanted = products
    .map(({ id }) => id)
    .filter((id) => received[String(id)] === undefined && !missing.has(id))
    .slice(0, MAX_PRODUCTS)
    .join(',');

  useEffect(() => {
    if (wanted === '') return undefined;
    const ids = wanted.split(',').map(Number);
    const ends = new AbortController();
    api
      .call(getExtraProductData, { query: { products: ids } }, { signal: ends.signal })
      // The cards are complete without.
      .catch(() => ({ data: NONE }))
      .then(({ data }) => {
        if (ends.signal.aborted) return;
        setReceived((before) => ({ ...before, ...data }));
        setMissing((before) => new Set([...before, ...ids.filter((id) => data[String(id)] === undefined)]));
      });
    return () => ends.abort();
  }, [api, wanted]);

  useEffect(() => publishExtended(extendProducts(products, received)), [products, received]);
  useEffect(() => () => publishExtended(new Map()), []);
  return null;
}
