import { isFirstPageOfNewVisitor, useIsHydrated, usePlatform } from '@shop/platform';
import { lazyExtra } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Suspense } from 'react';
import type { UnpaidOrderNoticeProps } from './unpaid-order-notice.tsx';

/** The cart works without it, as when it is opened offline. */
const UnpaidOrderNotice = lazyExtra(() => import('./unpaid-order-notice.tsx'));

/** The notice, once the page that it is beside is there. A new visitor has no order yet. */
export function LateUnpaidOrder(props: UnpaidOrderNoticeProps) {
  const platform = usePlatform();
  if (!useIsHydrated() || isFirstPageOfNewVisitor(platform)) return null;
  return (
    <Suspense fallback={null}>
      <UnpaidOrderNotice {...props} />
    </Suspense>
  );
}
