import { getRecentProducts, type ProductSummary } from '@shop/contracts';
import { isFirstPageOfNewVisitor, usePlatform } from '@shop/platform';
import { useEffect, useState } from 'react';

type Products = readonly ProductSummary[];

const NONE: Products = [];

/**
 * Products that this session viewed last; null while pending, none after a failure, which costs this part of the page
 * only. A new visitor has viewed none before the first page. Without the query library, which start pages would load
 * for nothing else.
 */
export function useRecentProducts(): Products | null {
  const platform = usePlatform();
  const [products, setProducts] = useState<Products | null>(null);
  useEffect(() => {
    if (isFirstPageOfNewVisitor(platform)) {
      setProducts(NONE);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const done = (found: Products): void => {
      if (!signal.aborted) setProducts(found);
    };
    platform.api.call(getRecentProducts, {}, { signal }).then(
      (response) => done(response.products),
      () => done(NONE),
    );
    return () => controller.abort();
  }, [platform]);
  return products;
}
