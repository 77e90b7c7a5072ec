import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { useEffect, useRef } from 'react';

/** Info page of customer service [2.1-87]. */
export const CUSTOMER_SERVICE = { id: 1, name: 'Kundservice' };

export interface LinkClosedProps {
  readonly orderId: string;
  /** Why nothing can be paid here. */
  readonly text: string;
}

/** Where a payment link ends: paid, cancelled or too old [O2.1-11]. */
export function LinkClosed({ orderId, text }: LinkClosedProps) {
  const { href } = usePlatform();
  return (
    <EmptyState
      headingLevel={1}
      title={`Beställning ${orderId} går inte att betala här`}
      text={text}
      actions={
        <>
          <Button href={href('order', { id: orderId })} variant="primary">
            Visa beställningen
          </Button>
          <Button href={href('info', CUSTOMER_SERVICE)}>Kontakta kundservice</Button>
        </>
      }
    />
  );
}

/** For the payer with nothing but the link: the order itself, and its confirmation, are the buyer's. */
export function PaidByLink({ orderId }: { readonly orderId: string }) {
  const { href } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  // The focused element is gone; this is scrolled into view and announced.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="status" tabIndex={-1}>
      <EmptyState
        headingLevel={1}
        title="Betalningen är klar"
        text={`Tack! Beställning ${orderId} är betald. Bekräftelsen går med e-post till den som har beställt.`}
        actions={<Button href={href('index')}>Till startsidan</Button>}
      />
    </div>
  );
}
