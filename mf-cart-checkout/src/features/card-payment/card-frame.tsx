import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Spinner } from '@shop/ui/spinner/spinner.tsx';
import { useEffect, useRef, useState } from 'react';
import { createCardCheckout, type CardEvent } from './card-checkout.ts';
import { CARD_FAILURE } from './card-errors.ts';
import { cardEndpoint } from './card-endpoint.ts';
import classes from './card-frame.module.css';

/** Milliseconds until a frame that does not respond counts as failed. */
const FRAME_TIMEOUT_MS = 20_000;

export interface CardFrameProps {
  readonly sessionToken: string;
  readonly redirectUrl: string | null;
  readonly onEvent: (event: CardEvent) => void;
  /** The frame did not load, and the buyer retries. */
  readonly onRetry: () => void;
}

/** The card provider's page within checkout. Card numbers never touch the shop. */
export default function CardFrame({ sessionToken, redirectUrl, onEvent, onRetry }: CardFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const listener = useRef(onEvent);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    listener.current = onEvent;
  });

  useEffect(() => {
    const endpoint = cardEndpoint(redirectUrl, sessionToken);
    if (endpoint === null) {
      setStatus('failed');
      return undefined;
    }
    const checkout = createCardCheckout({
      endpoint,
      container: container.current,
      title: 'Kortbetalning',
      className: classes.frame ?? '',
      timeoutMs: FRAME_TIMEOUT_MS,
      onEvent: (event) => listener.current(event),
    });
    let isGone = false;
    setStatus('loading');
    checkout.load(sessionToken).then(
      () => isGone || setStatus('ready'),
      () => {
        if (isGone) return;
        checkout.destroy();
        setStatus('failed');
      },
    );
    return () => {
      isGone = true;
      checkout.destroy();
    };
  }, [sessionToken, redirectUrl]);

  return (
    <div className={classes.place} data-card={status}>
      {status === 'loading' ? (
        <p role="status" className={classes.loading}>
          <Spinner />
          Öppnar kortbetalningen …
        </p>
      ) : null}
      {status === 'failed' ? (
        <Alert tone="error" live="alert" action={<Button onClick={onRetry}>Försök igen</Button>}>
          {CARD_FAILURE}
        </Alert>
      ) : null}
      <div ref={container} className={status === 'failed' ? classes.hidden : classes.container} />
    </div>
  );
}
