import { Spinner } from '@shop/ui/spinner/spinner.tsx';
import { useRef } from 'react';
import type { CardEvent } from './card-checkout.ts';
import { CardFailure } from './card-failure.tsx';
import classes from './card-frame.module.css';
import { useCardCheckout } from './use-card-checkout.ts';

export interface CardFrameProps {
  /** Both are frames; a modal one stands in an overlay. */
  readonly ui: 'inline' | 'modal';
  readonly sessionToken: string;
  readonly redirectUrl: string | null;
  readonly onEvent: (event: CardEvent) => void;
  /** The frame did not load, and the buyer retries. */
  readonly onRetry: () => void;
}

/** The card provider's page within checkout. Card numbers never touch the shop. */
export default function CardFrame({ ui, sessionToken, redirectUrl, onEvent, onRetry }: CardFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const session = { ui, sessionToken, redirectUrl };
  const status = useCardCheckout(session, container, classes.frame ?? '', { onEvent });
  return (
    <div className={classes.place} data-card={status}>
      {status === 'loading' ? (
        <p role="status" className={classes.loading}>
          <Spinner />
          Öppnar kortbetalningen …
        </p>
      ) : null}
      {status === 'failed' ? <CardFailure onRetry={onRetry} /> : null}
      <div ref={container} className={status === 'failed' ? classes.hidden : classes.container} />
    </div>
  );
}
