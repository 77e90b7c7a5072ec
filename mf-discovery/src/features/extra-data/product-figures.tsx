import { Suspense } from 'react';
import { lazyOr, Nothing } from '@shop/ui/lazy-part/lazy-or.tsx';
import { useExtendedProduct } from './extended-product.ts';

const Figures = lazyOr(() => import('./figures.tsx'), Nothing);

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
