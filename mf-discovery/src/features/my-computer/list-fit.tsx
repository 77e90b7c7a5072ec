import type { ProductSummary } from '@shop/contracts';
import { lazyPart } from '@shop/ui/lazy-part/lazy-part.tsx';
import { Suspense } from 'react';
import { useMyComputer } from './my-computer.ts';

const ListFitPanel = lazyPart(() => import('./list-fit-panel.tsx'));

/** Judges a list by the shopper's own computer; nothing is loaded without one. */
export function ListFit({ products }: { readonly products: readonly ProductSummary[] }) {
  const own = useMyComputer();
  if (own.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ListFitPanel products={products} own={own} />
    </Suspense>
  );
}
