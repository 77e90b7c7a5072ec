import { lazy, Suspense } from 'react';
import { useExtendedProduct } from './extended-product.ts';

const Figures = lazy(() => import('./figures.tsx'));

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
