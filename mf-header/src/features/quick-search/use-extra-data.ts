import { getExtraProductData } from '@shop/contracts/api/recommendations';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { usePlatform, useShared } from '@shop/platform';
import { useEffect, useState } from 'react';
import type { SuggestionRow } from './suggestion-rows.ts';

/** Internal figures by product id. */
export type ExtraData = ResponseOf<typeof getExtraProductData>['data'];

const NONE: ExtraData = {};

/** [6-39] The found products' internal figures, for employees who have the admin panel showing. */
export const useExtraData = (rows: readonly SuggestionRow[]): ExtraData => {
  const { api } = usePlatform();
  const isEmployee = useShared('user')?.isEmployee ?? false;
  const isWanted = useShared('adminPanelShown') && isEmployee;
  const [extra, setExtra] = useState(NONE);

  useEffect(() => {
    const products = rows.flatMap((row) => (row.kind === 'product' ? row.product.id : []));
    if (!isWanted || products.length === 0) return undefined;
    const controller = new AbortController();
    api.call(getExtraProductData, { query: { products } }, { signal: controller.signal }).then(
      ({ data }) => setExtra(data),
      // The rows are complete without.
      () => undefined,
    );
    return () => controller.abort();
  }, [api, rows, isWanted]);

  return isWanted ? extra : NONE;
};
