import { Event as ProviderEvent, InlineCheckout, RedirectCheckout, UI } from '@bambora/checkout-sdk-web';
import type { CardUi } from '@shop/contracts/api/checkout';
import { CardPaymentError } from './card-errors.ts';
import { withPlainIframe } from './plain-iframe.ts';

/** [4-127] Messages of the provider's page to the browser. Hints only: the server decides what they mean [O4-43]. */
export type CardEvent = 'authorize' | 'cancel' | 'close' | 'paymentTypeSelection' | 'cardTypeResolve';

/** [3-132] What a session of the card provider is opened with. */
export interface CardSessionOptions {
  /** [9-94] Inline and modal are framed, in a place of their own or above the page; fullscreen leaves the shop. */
  readonly ui?: CardUi;
  /** Language tag of the provider's page; en-US by default [9-95]. */
  readonly language?: string;
  /** Colours and typeface by name, for a page that looks like the shop's. */
  readonly styles?: Readonly<Record<string, string>>;
  /** Texts of the provider's page by name, instead of its own. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The provider's own mode for demonstrations. */
  readonly demo?: boolean;
  /** Where the frame goes; a session in fullscreen needs none. */
  readonly container: Element | null;
}

export interface CardCheckoutOptions extends CardSessionOptions {
  readonly endpoint: string;
  /** Accessible name of the frame. */
  readonly title: string;
  readonly className: string;
  /** Milliseconds; the library itself would wait forever for a frame that never responds. */
  readonly timeoutMs: number;
  readonly onEvent: (event: CardEvent) => void;
  /** In fullscreen: opens the provider's page instead of the shop's. */
  readonly onLeave?: (url: string) => void;
}

export interface CardCheckout {
  /**
   * Resolves when the provider's page responds, or, in fullscreen, when the browser is on its way there. Rejects with a
   * CardPaymentError. One session per instance [4-130].
   */
  load(sessionToken: string | null): Promise<void>;
  /** Removes the frame; safe at any time, more than once. */
  destroy(): void;
}

/** [9-94], [9-95], [O9-20] Of a session that asks for nothing else. */
const DEFAULTS = { ui: 'fullscreen', language: 'en-US', demo: false } as const;

const UIS: Readonly<Record<CardUi, UI>> = { inline: UI.Inline, modal: UI.Modal, fullscreen: UI.Fullscreen };

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
 * The shop's wrapper of the card provider's client library, in its three modes [7.10-07], with a timeout, a frame that
 * the security policy and screen readers accept, and separate error texts for developers and shoppers. The modal's
 * overlay is the shop's own: that of the library writes style sheets, which the policy blocks.
 */
export function createCardCheckout(options: CardCheckoutOptions): CardCheckout {
  const { endpoint, container, title, className, timeoutMs, onEvent, onLeave, ...given } = options;
  const { ui, language, demo, styles, labels } = { ...DEFAULTS, ...given };
  const session = { endpoint, ui: UIS[ui], language, demo, ...(styles && { styles }), ...(labels && { labels }) };
  let checkout: InlineCheckout | null = null;
  let loaded: { token: string; ready: Promise<void> } | null = null;
  let isDestroyed = false;

  const frame = async (token: string, into: Element): Promise<void> => {
    const instance = new InlineCheckout(token, session);
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

  const leave = async (token: string): Promise<void> => {
    // Without a token at first: the library would leave at once, before the way back is prepared.
    onLeave?.(await new RedirectCheckout(null, session).initialize(token));
  };

  const start = (token: string): Promise<void> => {
    if (ui === 'fullscreen') return leave(token);
    if (!container) return Promise.reject(new CardPaymentError('noContainer'));
    return frame(token, container);
  };

  const destroy = (): void => {
    if (isDestroyed) return;
    isDestroyed = true;
    const shown = container?.querySelector('iframe');
    // The library throws when it is removed before it was mounted, and finds its frame only in the document.
    if (checkout && shown) checkout.destroy();
    shown?.remove();
    checkout = null;
  };

  return {
    async load(sessionToken) {
      if (!sessionToken) throw new CardPaymentError('noToken');
      if (loaded && loaded.token !== sessionToken) throw new CardPaymentError('otherSession');
      loaded ??= { token: sessionToken, ready: start(sessionToken) };
      await loaded.ready;
    },
    destroy,
  };
}
