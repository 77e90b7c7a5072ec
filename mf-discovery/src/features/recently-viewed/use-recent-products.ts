import { getRecentProducts, type ProductSummary } from '@shop/contracts';
import { usePlatform } from '@shop/platform';
import { useEffect, useState } from 'react';

type Products = readonly ProductSummary[];

const NONE: Products = [];

/**
 * Products that this session viewed last; null while pending, none after a failure, which costs this part of the page
 * only. A new visitor has viewed none before the first page. Without the query library, which start pages would load
 * for nothing else.
 */
export function useRecentProducts(): Products | null {
  const { api, store, atoms, isNewVisitor } = usePlatform();
  const [products, setProducts] = useState<Products | null>(null);
  useEffect(() => {
    if (isNewVisitor === true && store.get(atoms.previousRoute) === null) {
      setProducts(NONE);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const done = (found: Products): void => {
      if (!signal.aborted) setProducts(found);
    };
    api.call(getRecentProducts, {}, { signal }).then(
      (response) => done(response.products),
      () => done(NONE),
    );
    return () => controller.abort();
  }, [api, store, atoms, isNewVisitor]);
  return products;
}
