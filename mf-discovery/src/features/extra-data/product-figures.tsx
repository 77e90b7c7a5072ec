import { Suspense } from 'react';
import { lazyExtra } from '@shop/ui/lazy-part/lazy-or.tsx';
import { useExtendedProduct } from './extended-product.ts';

const Figures = lazyExtra(() => import('./figures.tsx'));

/** What employees see of a product on its card; nothing, and no code, for others. */
export function ProductFigures({ productId }: { readonly productId: number }) {
  const product = useExtendedProduct(productId);
  if (product === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Figures product={product} />
    </Suspense>
  );
}
