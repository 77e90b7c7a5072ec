import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { useEffect, useRef } from 'react';
import classes from './checkout-page.module.css';

export interface UnsureCheckoutProps {
  /** Why the last try did not tell. */
  readonly message: string | null;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

/** The order may be there, but its answer was lost: it is asked for again, under the same key, and so is never placed twice. */
export function UnsureCheckout({ message, isAsking, onAsk }: UnsureCheckoutProps) {
  const place = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone; this comes into view, and is read out.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="status" tabIndex={-1} className={classes.unsure}>
      <EmptyState
        title="Vi hämtar din beställning."
        text={`${message === null || isAsking ? '' : `${message} `}Svaret kom inte fram, men du kan lugnt försöka igen: du beställer bara en gång.`}
        illustration={<PixelArt picture="buoy" />}
        actions={
          <Button variant="primary" isLoading={isAsking} onClick={onAsk}>
            Försök igen
          </Button>
        }
      />
    </div>
  );
}
