import { useIsHydrated } from '@shop/platform';
import { lazy, Suspense } from 'react';
import type { UnpaidOrderNoticeProps } from './unpaid-order-notice.tsx';

const UnpaidOrderNotice = lazy(() => import('./unpaid-order-notice.tsx'));

/** The notice, once the page that it is beside is there. */
export function LateUnpaidOrder(props: UnpaidOrderNoticeProps) {
  if (!useIsHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <UnpaidOrderNotice {...props} />
    </Suspense>
  );
}
