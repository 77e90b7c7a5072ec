import type { WatchKind } from '@shop/contracts/api/watch';
import { DialogMissing, href, usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useWatch } from './use-watch.ts';

const WatchDialog = lazyOr(() => import('./watch-dialog.tsx'), DialogMissing);

export interface WatchButtonProps {
  readonly product: { readonly id: number; readonly name: string };
  readonly kind: WatchKind;
  readonly size?: 'small' | 'medium' | 'large';
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  readonly block?: boolean;
  readonly icon?: ReactNode;
  /** Name of the button where there are several of them. */
  readonly label?: string;
  /** Leads to the product's page without JavaScript; not where that is the page itself. */
  readonly isLink?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * [O2.13-10] Starts a watch: one press for a member who waits for stock, a dialog where something has to be chosen or
 * written.
 */
export function WatchButton({ product, kind, label, isLink = false, children, ...look }: WatchButtonProps) {
  const { toasts } = usePlatform();
  const isLoggedIn = Boolean(useShared('user'));
  const [isOpen, setIsOpen] = useState(false);
  const { start, isBusy } = useWatch(product.id);
  const startAtOnce = async () => {
    const problem = await start({ kind });
    if (problem?.general) toasts.show(problem.general, 'error');
  };
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (kind === 'stock' && isLoggedIn) void startAtOnce();
    else setIsOpen(true);
  };
  const shared = { ...look, isLoading: isBusy, 'aria-label': label, onClick: press };
  return (
    <>
      {isLink ? (
        <Button {...shared} href={href('product', product)}>
          {children}
        </Button>
      ) : (
        <Button {...shared}>{children}</Button>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <WatchDialog product={product} kind={kind} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
