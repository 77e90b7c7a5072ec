import { useRoute } from '@shop/platform';
import { lazy, Suspense } from 'react';
import { comparePath } from '../../features/compare/compare-url.ts';
import { useCompared } from '../../features/compare/compared-products.ts';

const CompareTray = lazy(() => import('./compare-tray.tsx'));

/** Where nothing may stand between the shopper and the payment, or where a bar has the foot of the window already. */
const WITHOUT_TRAY: ReadonlySet<string> = new Set([
  'checkout',
  'checkout-complete',
  'mobile-payment',
  'configure-to-order',
]);

/** The tray, fetched when something is chosen; not beside the comparison of the very products in it. */
export function CompareTraySlot() {
  const products = useCompared();
  const { name, path } = useRoute();
  if (products.length === 0 || WITHOUT_TRAY.has(name) || path === comparePath(products.map(({ id }) => id)))
    return null;
  return (
    <Suspense fallback={null}>
      <CompareTray products={products} />
    </Suspense>
  );
}
