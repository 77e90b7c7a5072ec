import { describe, expect, it } from '@jest/globals';
import type { CartResponse, CartEvent, Correction } from '@shop/contracts';
import type { Platform } from '@shop/contracts/platform';
import { apiFailure, createTestPlatform, type FakeApi } from '@shop/testing';
import { addedMessage, startCartDriver, type Surroundings } from './cart-driver.ts';
import { SEND_INTERVAL_MS } from './engine.ts';
import type { KeptBatch } from './kept-events.ts';
import { ModelServer } from '../../testing/model-server.ts';

/** A page whose clock, timers and window the test controls, in front of the model server. */
const openPage = (
  routeName: 'index' | 'checkout' = 'index',
  failing: { posts: boolean; gets?: boolean } = { posts: false },
  errors: readonly string[] = [],
  watch: (path: string, request: unknown, options: unknown) => void = () => {},
  corrections: readonly Correction[] = [],
  left: readonly KeptBatch[] = [],
  isNewVisitor = false,
  tab = { wasLeft: false },
) => {
  const server = new ModelServer();
  let batches = 0;
  const response = (): CartResponse => ({
    data: { cart: server.cart(), errors: [...errors], corrections: [...corrections] },
  });
  const api: FakeApi = {
    'GET cart': () => {
      if (failing.gets === true) throw apiFailure(503, 'UNAVAILABLE');
      return response();
    },
    'POST cart': ({ body }) => {
      if (failing.posts) throw apiFailure(503, 'UNAVAILABLE');
      batches += 1;
      server.apply(`batch ${batches}`, (body as { events: CartEvent[] }).events);
      return response();
    },
  };
  const route = { name: routeName, path: '/se', hash: '', query: {}, params: { region: 'se' }, fullPath: '/se' };
  const platform = createTestPlatform({ api, page: { route }, overrides: { isNewVisitor } });
  let now = 0;
  const shown = { now: true };
  const device = { isOnline: true };
  const written: (readonly KeptBatch[])[] = [];
  const kept = {
    write: (next: readonly KeptBatch[]) => void written.push(next),
    takeOver: (restore: (found: readonly KeptBatch[]) => void) => {
      if (left.length > 0) restore(left);
      return Promise.resolve();
    },
    clear: () => void written.push([]),
  };
  const timers: { at: number; run: () => void }[] = [];
  const hooks: Record<'leave' | 'return', () => void> = { leave: () => {}, return: () => {} };
  const surroundings: Surroundings = {
    now: () => now,
    setTimer: (run, inMs) => {
      const timer = { at: now + inMs, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    onLeave: (run) => ((hooks.leave = run), () => void (hooks.leave = () => {})),
    onReturn: (run) => ((hooks.return = run), () => void (hooks.return = () => {})),
    pageKey: 'test',
    isShown: () => shown.now,
    isOnline: () => device.isOnline,
    kept,
    noteLeft: () => void (tab.wasLeft = true),
    wasLeft: () => tab.wasLeft,
  };
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const pass = async (ms: number) => {
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    due.forEach((timer) => timers.splice(timers.indexOf(timer), 1));
    due.forEach(({ run }) => run());
    await settle();
  };
  const watched: Pick<Platform, 'api'>['api'] = {
    call(endpoint, request, options) {
      watch(endpoint.path, request, options);
      return platform.api.call(endpoint, request, options);
    },
  };
  const driver = startCartDriver({ ...platform, api: watched }, surroundings);
  const rows = () =>
    platform.store.get(platform.atoms.cart).cart?.rows.map(({ product, quantity }) => [product.id, quantity]);
  const calls = (call: string) => platform.calls.filter((made) => made.call === call);
  return { platform, driver, hooks, timers, pass, settle, rows, calls, shown, device, written };
};

const product = { productId: 7, unitPrice: 100, name: 'Tangentbord' };

describe('the cart driver', () => {
  it('[4-12] fetches the cart on page load', async () => {
    const page = openPage();
    await page.settle();
    expect(page.calls('GET cart')).toHaveLength(1);
  });

  it('has the empty cart of a new visitor without a request, and adds to it', async () => {
    const page = openPage('index', undefined, [], undefined, [], [], true);
    await page.settle();
    expect([page.calls('GET cart').length, page.rows()]).toEqual([0, []]);
    page.platform.bus.emit('cart.add', product);
    await page.settle();
    expect([page.calls('POST cart').length, page.rows()]).toEqual([1, [[7, 1]]]);
    page.hooks.return();
    await page.settle();
    expect(page.calls('GET cart')).toHaveLength(1);
  });

  it('fetches the cart of a new visitor who left the page before its first product had an answer', async () => {
    const tab = { wasLeft: false };
    const open = () => openPage('index', undefined, [], undefined, [], [], true, tab);
    const first = open();
    first.hooks.leave();
    expect(tab.wasLeft).toBe(false);
    first.platform.bus.emit('cart.add', product);
    first.hooks.leave();
    const second = open();
    await second.settle();
    expect(second.calls('GET cart')).toHaveLength(1);
  });

  it('[4-12][4-13] does not fetch on load or focus on the checkout page', async () => {
    const page = openPage('checkout');
    page.hooks.return();
    await page.settle();
    expect(page.calls('GET cart')).toHaveLength(0);
  });

  it('[4-13] fetches again when the window is looked at', async () => {
    const page = openPage();
    await page.settle();
    page.hooks.return();
    await page.settle();
    expect(page.calls('GET cart')).toHaveLength(2);
  });

  it('shows an added product at once, before the server has responded', async () => {
    const page = openPage();
    await page.settle();
    page.platform.bus.emit('cart.add', product);
    expect(page.rows()).toEqual([[7, 1]]);
    expect(page.platform.emitted).toContainEqual({ name: 'cart.changed', payload: { count: 1, isClean: false } });
  });

  it('[4-01] gathers clicks into one request', async () => {
    const page = openPage();
    await page.settle();
    for (let click = 0; click < 5; click += 1) page.platform.bus.emit('cart.add', product);
    await page.settle();
    await page.pass(SEND_INTERVAL_MS);
    expect(page.calls('POST cart').map(({ body }) => (body as { events: unknown[] }).events.length)).toEqual([1, 4]);
    expect(page.rows()).toEqual([[7, 5]]);
  });

  it('[4-02] sends what is queued when the page is left', async () => {
    const page = openPage();
    await page.settle();
    page.platform.bus.emit('cart.add', product);
    page.platform.bus.emit('cart.add', product);
    page.hooks.leave();
    expect(page.calls('POST cart')).toHaveLength(2);
  });

  it('[8-14][4-09] fetches the cart and says so when a POST fails', async () => {
    const page = openPage('index', { posts: true });
    await page.settle();
    page.platform.bus.emit('cart.add', product);
    await page.settle();
    expect(page.calls('GET cart')).toHaveLength(2);
    expect(page.rows()).toEqual([]);
    expect(page.platform.toasted).toContainEqual({
      message: 'Kundvagnen kunde inte uppdateras. Försök igen.',
      kind: 'error',
    });
  });

  it('[8-12] shows each error string of the server as a toast', async () => {
    const page = openPage('index', { posts: false }, ['Produkten är slut.', 'Rabattkoden gäller inte längre.']);
    await page.settle();
    expect(page.platform.toasted).toEqual([
      { message: 'Produkten är slut.', kind: 'error' },
      { message: 'Rabattkoden gäller inte längre.', kind: 'error' },
    ]);
  });

  it('[4-14] empties the cart at logout', async () => {
    const page = openPage();
    await page.settle();
    page.platform.bus.emit('cart.add', product);
    page.platform.bus.emit('logout.done', {});
    expect(page.rows()).toEqual([]);
  });
});

describe('the driver’s calls of the api and the window', () => {
  it('sends an added product as an event under a key that no other page has', async () => {
    const sent: unknown[] = [];
    const page = openPage('index', { posts: false }, [], (endpoint, request, options) => {
      if (endpoint === 'cart') sent.push(request, options);
    });
    await page.settle();
    sent.length = 0;
    page.platform.bus.emit('cart.add', { ...product, pass: 'p', quantity: 2, extraData: { sharedCartId: 's' } });
    expect(sent).toEqual([
      {
        body: {
          events: [
            {
              method: 'relative',
              productId: 7,
              quantity: 2,
              unitPrice: 100,
              pass: 'p',
              extraData: { sharedCartId: 's' },
            },
          ],
        },
      },
      { idempotencyKey: 'test-batch-1', keepalive: true },
    ]);
  });

  it('fetches past the cache, checked only when the cart is opened', async () => {
    const options: unknown[] = [];
    const page = openPage('index', { posts: false }, [], (_endpoint, _request, given) => options.push(given));
    await page.settle();
    page.hooks.return();
    await page.settle();
    page.driver.check();
    await page.settle();
    page.platform.bus.emit('cart.refresh', {});
    await page.settle();
    expect(page.calls('GET cart').map(({ query }) => query)).toEqual(
      [false, false, true, true].map((checkCart) => ({ checkCart })),
    );
    expect(options).toEqual(Array.from({ length: 4 }, () => ({ fresh: true })));
  });

  it('shows a new product with all that the page knows of it', async () => {
    const page = openPage();
    await page.settle();
    page.platform.bus.emit('cart.add', {
      ...product,
      unitVat: 20,
      pass: 'p',
      subTitle: 'Svenskt',
      previewUrl: '/images/product/7',
    });
    const { cart, isClean } = page.platform.store.get(page.platform.atoms.cart);
    expect(isClean).toBe(false);
    expect(cart?.rows).toEqual([
      expect.objectContaining({
        unitPrice: 100,
        unitVat: 20,
        quantity: 1,
        extraData: {},
        insurance: null,
        product: {
          id: 7,
          name: 'Tangentbord',
          subTitle: 'Svenskt',
          previewUrl: '/images/product/7',
          price: { price: 100, vat: 20, pass: 'p', currency: 'SEK' },
          isDigital: false,
          isShippable: true,
          release: null,
          maxPerCustomer: null,
          stock: {},
        },
      }),
    ]);
    expect(page.platform.toasted).toEqual([{ message: 'Du har lagt till en produkt i varukorgen', kind: 'ok' }]);
  });

  it('sleeps exactly until the pause is over, by one timer however many events come', async () => {
    const page = openPage();
    await page.settle();
    await page.pass(5000);
    page.platform.bus.emit('cart.add', product);
    await page.settle();
    await page.pass(300);
    page.platform.bus.emit('cart.add', product);
    page.platform.bus.emit('cart.add', product);
    expect(page.timers.map(({ at }) => at)).toEqual([5000 + SEND_INTERVAL_MS]);
    page.driver.stop();
    expect(page.timers).toEqual([]);
  });

  it('announces each count and state once', async () => {
    const page = openPage();
    await page.settle();
    page.hooks.return();
    await page.settle();
    page.platform.bus.emit('cart.add', product);
    await page.settle();
    page.hooks.leave();
    const changes = page.platform.emitted.filter(({ name }) => name === 'cart.changed').map(({ payload }) => payload);
    expect(changes).toEqual([
      { count: 0, isClean: true },
      { count: 0, isClean: false },
      { count: 0, isClean: true },
      { count: 1, isClean: false },
      { count: 1, isClean: true, lastUpdate: 2 },
    ]);
  });

  it('[7.2-01] [7.2-02] [7.2-03] checks by GET cart, sends events by POST cart, and takes cart and corrections from both', async () => {
    const requests: [string, unknown][] = [];
    const watch = (path: string, request: unknown) => void requests.push([path, request]);
    const corrections = [{ type: 'MAX_STOCK_REACHED', value: 1, name: 'Mus', from: 3, to: 1 }];
    const page = openPage('index', { posts: false }, ['Priset på Mus har ändrats.'], watch, corrections);
    page.driver.check();
    await page.settle();
    page.driver.notices.markRead();
    page.platform.bus.emit('cart.add', { ...product, quantity: 2, pass: 'p', extraData: { insured: true } });
    await page.settle();
    await page.pass(SEND_INTERVAL_MS);
    expect(requests.at(0)).toEqual(['cart', { query: { checkCart: false } }]);
    expect(requests.at(-1)).toEqual([
      'cart',
      {
        body: {
          events: [
            {
              method: 'relative',
              productId: 7,
              quantity: 2,
              unitPrice: 100,
              pass: 'p',
              extraData: { insured: true },
            },
          ],
        },
      },
    ]);
    expect(page.rows()).toEqual([[7, 2]]);
    expect(page.driver.notices.current()).toEqual([
      'Priset på Mus har ändrats.',
      expect.stringContaining('Antalet är ändrat från 3 till 1.'),
    ]);
    page.driver.check();
    await page.settle();
    expect(requests.at(-1)).toEqual(['cart', { query: { checkCart: true } }]);
  });

  it('fetches once more when it is told to refresh while a fetch is in flight', async () => {
    const page = openPage();
    page.platform.bus.emit('cart.refresh', {});
    await page.settle();
    expect(page.calls('GET cart').map(({ query }) => query)).toEqual([{ checkCart: false }, { checkCart: true }]);
    page.platform.bus.emit('cart.refresh', {});
    await page.settle();
    expect(page.calls('GET cart')).toHaveLength(3);
  });

  it('fetches what another tab has changed, while the shopper sees the page', async () => {
    const page = openPage();
    await page.settle();
    page.platform.bus.emit('cart.add', product);
    await page.settle();
    const fetches = () => page.calls('GET cart').length;
    const before = fetches();
    const fromTab = async (payload: { count: number; isClean: boolean; lastUpdate?: number }) => {
      page.platform.bus.emit('cart.changed', payload);
      await page.settle();
      return fetches() - before;
    };
    // Its own news, and what another tab has not settled with the server yet.
    expect(await fromTab({ count: 1, isClean: true, lastUpdate: 2 })).toBe(0);
    expect(await fromTab({ count: 4, isClean: false })).toBe(0);
    page.shown.now = false;
    expect(await fromTab({ count: 2, isClean: true, lastUpdate: 3 })).toBe(0);
    page.shown.now = true;
    expect(await fromTab({ count: 2, isClean: true, lastUpdate: 3 })).toBe(1);
    expect(await fromTab({ count: 0, isClean: true })).toBe(2);
  });

  it('two tabs with empty carts never send each other round', async () => {
    const page = openPage();
    await page.settle();
    page.platform.bus.emit('cart.changed', { count: 0, isClean: true });
    await page.settle();
    expect(page.calls('GET cart')).toHaveLength(1);
  });

  it('takes events, logins and copies of the cart from others, until it is stopped', async () => {
    const page = openPage();
    await page.settle();
    const event = { method: 'absolute', productId: 7, unitPrice: 100, pass: null, extraData: {}, quantity: 3 } as const;
    page.platform.bus.emit('cart.event', event);
    expect(page.rows()).toEqual([[7, 3]]);
    await page.settle();
    page.platform.bus.emit('login.done', { userId: 1 });
    await page.settle();
    expect(page.calls('GET cart')).toHaveLength(2);
    page.driver.receive({ ...new ModelServer().cart(), lastUpdate: 9 });
    expect(page.rows()).toEqual([]);
    page.driver.stop();
    page.platform.bus.emit('cart.event', event);
    page.platform.bus.emit('login.done', { userId: 1 });
    page.hooks.leave();
    page.hooks.return();
    await page.settle();
    expect(page.rows()).toEqual([]);
    expect(page.platform.calls).toHaveLength(3);
  });

  it('shows each correction of the server as a toast of its own kind', async () => {
    const page = openPage('index', { posts: false }, [], undefined, [
      { type: 'MAX_STOCK_REACHED', value: 1, name: 'x' },
    ]);
    await page.settle();
    expect(page.platform.toasted).toEqual([
      { message: 'Den här produkten finns inte tillgänglig i ditt valda antal', kind: 'info' },
    ]);
  });

  it('[1-56] keeps corrections until they are read, without a toast while they are on screen', async () => {
    const corrections = [{ type: 'MAX_STOCK_REACHED', value: 1, name: 'Mus', from: 3, to: 1 }];
    const page = openPage('index', { posts: false }, [], undefined, corrections);
    const { notices } = page.driver;
    await page.settle();
    expect(page.platform.toasted).toHaveLength(1);
    expect(notices.current()).toEqual([expect.stringContaining('Antalet är ändrat från 3 till 1.')]);
    const seen: number[] = [];
    const leave = notices.subscribe(() => seen.push(notices.current().length));
    notices.markRead();
    page.driver.check();
    await page.settle();
    expect(page.platform.toasted).toHaveLength(1);
    expect(seen).toEqual([0, 1]);
    leave();
    expect(notices.isOnScreen()).toBe(false);
  });

  it('[8-15] [4-10] restores the last copy when the fetch after a failed change fails, too', async () => {
    const failing = { posts: false, gets: false };
    const page = openPage('index', failing);
    page.platform.bus.emit('cart.add', product);
    await page.settle();
    await page.pass(SEND_INTERVAL_MS);
    expect(page.rows()).toEqual([[7, 1]]);
    Object.assign(failing, { posts: true, gets: true });
    page.platform.bus.emit('cart.add', { ...product, quantity: 2 });
    expect(page.rows()).toEqual([[7, 3]]);
    await page.pass(SEND_INTERVAL_MS);
    expect(page.rows()).toEqual([[7, 1]]);
    expect(page.platform.toasted.at(-1)).toEqual({
      message: 'Kundvagnen kunde inte uppdateras. Försök igen.',
      kind: 'error',
    });
  });

  it('[4-10] goes on after a fetch that failed', async () => {
    const failing = { posts: false, gets: true };
    const page = openPage('index', failing);
    await page.settle();
    failing.gets = false;
    page.hooks.return();
    await page.settle();
    expect(page.calls('GET cart')).toHaveLength(2);
    expect(page.rows()).toEqual([]);
  });
});

describe('what is said after adding', () => {
  it('[8-46] one product', () => expect(addedMessage(1)).toBe('Du har lagt till en produkt i varukorgen'));
  it('[8-47] several products', () => expect(addedMessage(3)).toBe('Du har lagt till 3 produkt(er) i varukorgen'));
});

describe('without a connection', () => {
  const openOffline = async () => {
    const sent: unknown[] = [];
    const page = openPage('index', { posts: false }, [], (endpoint, request, options) => {
      if ('body' in (request as object)) sent.push([endpoint, request, options]);
    });
    await page.settle();
    page.device.isOnline = false;
    page.platform.bus.emit('disconnected', {});
    return { ...page, sent };
  };

  it('shows and stores an added product, says so, and sends nothing, also when the page is left', async () => {
    const page = await openOffline();
    page.platform.bus.emit('cart.add', product);
    page.platform.bus.emit('cart.add', product);
    page.hooks.leave();
    await page.pass(60_000);
    expect(page.rows()).toEqual([[7, 2]]);
    expect(page.sent).toEqual([]);
    expect(page.driver.isWaiting()).toBe(true);
    expect(page.platform.toasted.at(-1)?.message).toBe(
      'Du har lagt till en produkt i varukorgen. Det sparas och skickas när du är uppkopplad igen.',
    );
    expect(page.written.at(-1)?.map(({ key, events }) => [key, events.length])).toEqual([['test-batch-1', 2]]);
  });

  it('sends it when the connection is back, under the key that was stored, and stores nothing afterwards', async () => {
    const page = await openOffline();
    page.platform.bus.emit('cart.add', product);
    page.device.isOnline = true;
    page.platform.bus.emit('connected', {});
    await page.settle();
    expect(page.sent).toMatchObject([['cart', {}, { idempotencyKey: 'test-batch-1' }]]);
    expect([page.rows(), page.driver.isWaiting(), page.written.at(-1)]).toEqual([[[7, 1]], false, []]);
  });

  it('sends what a closed page has left, under that page’s key', async () => {
    const keys: unknown[] = [];
    const left: KeptBatch[] = [
      { key: 'former-batch-3', events: [{ event: { method: 'relative', productId: 7, quantity: 2 }, preview: null }] },
    ];
    const watch = (_path: string, _request: unknown, options: unknown) =>
      void keys.push((options as { idempotencyKey?: string }).idempotencyKey);
    const page = openPage('index', { posts: false }, [], watch, [], left);
    await page.settle();
    expect(keys).toContain('former-batch-3');
    expect(page.rows()).toEqual([[7, 2]]);
  });

  it('[4-14] drops it at logout', async () => {
    const page = await openOffline();
    page.platform.bus.emit('cart.add', product);
    page.platform.bus.emit('logout.done', {});
    expect([page.rows(), page.written.at(-1)]).toEqual([[], []]);
  });
});
