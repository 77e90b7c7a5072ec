import { Event as ProviderEvent, InlineCheckout, UI } from '@bambora/checkout-sdk-web';
import { SHOP } from '@shop/contracts/config';
import { CardPaymentError } from './card-errors.ts';
import { withPlainIframe } from './plain-iframe.ts';

/** [4-127] Messages of the provider's page to the browser. Hints only: the server decides what they mean [O4-43]. */
export type CardEvent = 'authorize' | 'cancel' | 'close' | 'paymentTypeSelection' | 'cardTypeResolve';

export interface CardCheckoutOptions {
  readonly endpoint: string;
  readonly container: Element | null;
  /** Accessible name of the frame. */
  readonly title: string;
  readonly className: string;
  /** Milliseconds; the library itself would wait forever for a frame that never responds. */
  readonly timeoutMs: number;
  readonly onEvent: (event: CardEvent) => void;
}

export interface CardCheckout {
  /** Resolves when the provider's page responds. Rejects with a CardPaymentError. One session per instance [4-130]. */
  load(sessionToken: string | null): Promise<void>;
  /** Removes the frame; safe at any time, more than once. */
  destroy(): void;
}

const EVENTS: Readonly<Record<CardEvent, ProviderEvent>> = {
  authorize: ProviderEvent.Authorize,
  cancel: ProviderEvent.Cancel,
  close: ProviderEvent.Close,
  paymentTypeSelection: ProviderEvent.PaymentTypeSelection,
  cardTypeResolve: ProviderEvent.CardTypeResolve,
};

const timeout = (ms: number): { expired: Promise<never>; stop: () => void } => {
  let stop = (): void => {};
  const expired = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new CardPaymentError('handshake')), ms);
    stop = () => clearTimeout(timer);
  });
  return { expired, stop };
};

/**
 * The shop's wrapper of the card provider's client library: inline and in Swedish [O9-20], with a timeout, a frame
 * that the security policy and screen readers accept, and separate error texts for developers and shoppers.
 */
export function createCardCheckout(options: CardCheckoutOptions): CardCheckout {
  const { endpoint, container, title, className, timeoutMs, onEvent } = options;
  let checkout: InlineCheckout | null = null;
  let loaded: { token: string; ready: Promise<void> } | null = null;
  let isDestroyed = false;

  const start = async (token: string, into: Element): Promise<void> => {
    const instance = new InlineCheckout(token, { endpoint, ui: UI.Inline, language: SHOP.locale });
    checkout = instance;
    for (const [name, event] of Object.entries(EVENTS) as [CardEvent, ProviderEvent][]) {
      instance.on(event, () => {
        if (!isDestroyed) onEvent(name);
      });
    }
    const { expired, stop } = timeout(timeoutMs);
    try {
      await Promise.race([withPlainIframe(title, className, () => instance.mount(into)), expired]);
    } catch (error) {
      throw error instanceof CardPaymentError ? error : new CardPaymentError('handshake', error);
    } finally {
      stop();
    }
  };

  const destroy = (): void => {
    if (isDestroyed) return;
    isDestroyed = true;
    const frame = container?.querySelector('iframe');
    // The library throws when it is removed before it was mounted, and finds its frame only in the document.
    if (checkout && frame) checkout.destroy();
    frame?.remove();
    checkout = null;
  };

  return {
    async load(sessionToken) {
      if (!sessionToken) throw new CardPaymentError('noToken');
      if (!container) throw new CardPaymentError('noContainer');
      if (loaded && loaded.token !== sessionToken) throw new CardPaymentError('otherSession');
      loaded ??= { token: sessionToken, ready: start(sessionToken, container) };
      await loaded.ready;
    },
    destroy,
  };
}
