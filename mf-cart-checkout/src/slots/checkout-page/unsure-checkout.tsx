import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { useEffect, useRef } from 'react';
import classes from './checkout-page.module.css';

export interface UnsureCheckoutProps {
  /** Why the last attempt had no result. */
  readonly message: string | null;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/**
 * The order may exist, but its response was lost: it is requested again, under the same key, and so is never placed
 * twice.
 */
export function UnsureCheckout({ message, isRetrying, onRetry }: UnsureCheckoutProps) {
  const place = useRef<HTMLDivElement>(null);
  // The focused form is gone; this is scrolled into view and announced.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="status" tabIndex={-1} className={classes.unsure}>
      <EmptyState
        title="Vi hämtar din beställning."
        text={`${message === null || isRetrying ? '' : `${message} `}Svaret kom inte fram, men du kan lugnt försöka igen: du beställer bara en gång.`}
        illustration={<PixelArt picture="buoy" />}
        actions={
          <Button variant="primary" isLoading={isRetrying} onClick={onRetry}>
            Försök igen
          </Button>
        }
      />
    </div>
  );
}
