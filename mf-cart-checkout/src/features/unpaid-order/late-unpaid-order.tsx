import { isFirstPageOfNewVisitor, useIsHydrated, usePlatform } from '@shop/platform';
import { type ComponentType, lazy, Suspense } from 'react';
import type { UnpaidOrderNoticeProps } from './unpaid-order-notice.tsx';

const Nothing = (): null => null;
/** The cart works without it, as when it is opened offline. */
const UnpaidOrderNotice = lazy((): Promise<{ default: ComponentType<UnpaidOrderNoticeProps> }> =>
  import('./unpaid-order-notice.tsx').catch(() => ({ default: Nothing })),
);

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
