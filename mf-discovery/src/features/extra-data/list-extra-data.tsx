import type { ProductSummary } from '@shop/contracts';
import { useShared } from '@shop/platform';
import { lazyOr, Nothing } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Suspense } from 'react';

const ExtraDataLoader = lazyOr(() => import('./extra-data-loader.tsx'), Nothing);

/** [6-39] Loads what employees see of a list's products, while their admin panel is showing; nothing for others. */
export function ListExtraData({ products }: { readonly products: readonly ProductSummary[] }) {
  const isEmployee = useShared('user')?.isEmployee === true;
  const isPanelShown = useShared('adminPanelShown');
  if (!isEmployee || !isPanelShown) return null;
  return (
    <Suspense fallback={null}>
      <ExtraDataLoader products={products} />
    </Suspense>
  );
}
