/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { InlineCheckout } from '@bambora/checkout-sdk-web';
import { describe, expect, it, jest } from '@jest/globals';
import { createCardCheckout, type CardCheckoutOptions, type CardEvent } from './card-checkout.ts';
import { CARD_FAILURE } from './card-errors.ts';
import { shopSession } from './shop-session.ts';

const ORIGIN = 'https://pay.example';

const open = (change: Partial<CardCheckoutOptions> = {}) => {
  const container = document.createElement('div');
  // Not in the document, so that no frame starts to load anything.
  const events: CardEvent[] = [];
  const checkout = createCardCheckout({
    endpoint: ORIGIN,
    ui: 'inline',
    container,
    title: 'Kortbetalning',
    className: 'frame',
    timeoutMs: 50,
    onEvent: (event) => events.push(event),
    ...change,
  });
  return { checkout, container, events };
};

/** The provider's page: responds to the handshake that the library posts to the frame. */
const play = (container: HTMLElement, responses = true) => {
  const frame = container.querySelector('iframe');
  if (!frame) throw new Error('There is no frame');
  let handshakeId = '';
  Object.defineProperty(frame, 'contentWindow', {
    value: {
      postMessage: ({ messageId, payload }: { messageId: string; payload: string }) => {
        handshakeId = payload;
        const data = { messageId, result: responses, payload: responses ? payload : 'refused' };
        queueMicrotask(() => window.dispatchEvent(new MessageEvent('message', { origin: ORIGIN, data })));
      },
    },
  });
  frame.dispatchEvent(new Event('load'));
  const say = (event: string, origin = ORIGIN) =>
    window.dispatchEvent(new MessageEvent('message', { origin, data: { handshakeId, event, payload: {} } }));
  return { frame, say };
};

describe('the card provider', () => {
  it('[8-39][O8-04] refuses to start without a session token', async () => {
    await expect(open().checkout.load(null)).rejects.toMatchObject({
      message: 'A session invocation was attempted while no session token was provided.',
      userMessage: CARD_FAILURE,
    });
  });

  it('[8-42] refuses to start without a container', async () => {
    await expect(open({ container: null }).checkout.load('tok')).rejects.toThrow(
      'A container must be specified before accessing the iframe.',
    );
  });

  it('[8-40][4-130] loads one session only', async () => {
    const { checkout, container } = open();
    const first = checkout.load('tok');
    play(container);
    await first;
    await checkout.load('tok');
    await expect(checkout.load('other')).rejects.toThrow(
      'Loading a different session is not supported. Try creating a new Checkout instance.',
    );
    expect(container.querySelectorAll('iframe')).toHaveLength(1);
  });

  it.each([
    ['[8-41] refuses the handshake', true],
    ['never answers', false],
  ])('gives up on a frame that %s', async (_what, isResponding) => {
    const { checkout, container } = open();
    const loading = checkout.load('tok');
    if (isResponding) play(container, false);
    await expect(loading).rejects.toMatchObject({ reason: 'handshake', userMessage: CARD_FAILURE });
  });

  it.each(['inline', 'modal'] as const)(
    '[3-131][3-132][7.10-03][7.10-04][7.10-05][7.10-06] opens the session of a token %s, with all options in the frame’s URL',
    async (ui) => {
      const options = { styles: { accent: 'rgb(1, 2, 3)' }, labels: { pay: 'Betala' }, demo: true };
      const { checkout, container } = open({ ui, language: 'sv-SE', ...options });
      const loading = checkout.load('tok');
      const { frame } = play(container);
      await loading;
      const url = new URL(frame.getAttribute('src') ?? '');
      expect([url.origin, url.pathname]).toEqual([ORIGIN, '/tok']);
      expect(Object.fromEntries(url.searchParams)).toEqual({ ui, language: 'sv-SE' });
      expect(JSON.parse(atob(url.hash.slice(1)))).toMatchObject(options);
    },
  );

  it('[9-94][9-95][7.10-07] leaves for the provider’s page, in English, when nothing else is asked for', async () => {
    const left: string[] = [];
    const checkout = createCardCheckout({
      endpoint: ORIGIN,
      container: null,
      title: 'Kortbetalning',
      className: 'frame',
      timeoutMs: 50,
      onEvent: () => undefined,
      onLeave: (url) => left.push(url),
    });
    await checkout.load('tok');
    const url = new URL(left[0] ?? '');
    expect([left.length, url.origin, url.pathname]).toEqual([1, ORIGIN, '/tok']);
    expect(Object.fromEntries(url.searchParams)).toEqual({ ui: 'fullscreen', language: 'en-US' });
  });

  it('[O9-20] asks for Swedish and for the shop’s own colours', () => {
    const { language, styles } = shopSession(document);
    expect(language).toBe('sv-SE');
    expect(Object.keys(styles)).toEqual(expect.arrayContaining(['ink', 'accent', 'surface']));
  });

  it('opens a frame with a name and without inline style', async () => {
    const { checkout, container } = open();
    const loading = checkout.load('tok');
    const { frame } = play(container);
    await loading;
    expect(frame.title).toBe('Kortbetalning');
    expect(frame.className).toBe('frame');
    expect(frame.hasAttribute('style')).toBe(false);
    expect(Object.hasOwn(document, 'createElement')).toBe(false);
  });

  it('[4-127] passes on the provider’s messages, and no others', async () => {
    const { checkout, container, events } = open();
    const loading = checkout.load('tok');
    const { say } = play(container);
    await loading;
    const all: CardEvent[] = ['paymentTypeSelection', 'cardTypeResolve', 'authorize', 'cancel', 'close'];
    all.forEach((event) => say(event));
    say('authorize', 'https://evil.example');
    expect(events).toEqual(all);
    checkout.destroy();
    expect(container.childElementCount).toBe(0);
  });

  it('can be taken away before it was opened, and twice', () => {
    const spy = jest.spyOn(InlineCheckout.prototype, 'destroy');
    const { checkout } = open();
    checkout.destroy();
    checkout.destroy();
    expect(spy).not.toHaveBeenCalled();
  });
});
