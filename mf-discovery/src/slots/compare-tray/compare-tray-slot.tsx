import { useRoute } from '@shop/platform';
import { lazy, Suspense } from 'react';
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
  const { name, params } = useRoute();
  // The parameter, not the URL, for whose making every first visit would load code.
  const isComparing = params.ids === products.map(({ id }) => id).join('-');
  if (products.length === 0 || WITHOUT_TRAY.has(name) || isComparing) return null;
  return (
    <Suspense fallback={null}>
      <CompareTray products={products} />
    </Suspense>
  );
}
