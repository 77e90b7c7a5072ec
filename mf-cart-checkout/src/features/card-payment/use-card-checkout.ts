import type { CardUi } from '@shop/contracts/api/checkout';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createCardCheckout, type CardEvent } from './card-checkout.ts';
import { cardEndpoint } from './card-endpoint.ts';
import { shopSession } from './shop-session.ts';

/** Milliseconds until a frame that does not respond counts as failed. */
const FRAME_TIMEOUT_MS = 20_000;

export interface CardSession {
  readonly ui: CardUi;
  readonly sessionToken: string;
  readonly redirectUrl: string | null;
}

export type CardStatus = 'loading' | 'ready' | 'failed';

interface Handlers {
  readonly onEvent: (event: CardEvent) => void;
  readonly onLeave?: (url: string) => void;
}

/** Opens one session of the provider for as long as the component is there. */
export function useCardCheckout(
  { ui, sessionToken, redirectUrl }: CardSession,
  container: RefObject<Element | null>,
  className: string,
  handlers: Handlers,
): CardStatus {
  const latest = useRef(handlers);
  const [status, setStatus] = useState<CardStatus>('loading');

  useEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    const endpoint = cardEndpoint(redirectUrl, sessionToken);
    if (endpoint === null) {
      setStatus('failed');
      return undefined;
    }
    const checkout = createCardCheckout({
      ...shopSession(document),
      endpoint,
      ui,
      container: container.current,
      title: 'Kortbetalning',
      className,
      timeoutMs: FRAME_TIMEOUT_MS,
      onEvent: (event) => latest.current.onEvent(event),
      onLeave: (url) => latest.current.onLeave?.(url),
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
  }, [ui, sessionToken, redirectUrl, container, className]);

  return status;
}
