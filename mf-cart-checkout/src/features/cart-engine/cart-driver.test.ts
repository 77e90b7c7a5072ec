import { describe, expect, it } from '@jest/globals';
import type { CartAnswer, CartEvent } from '@shop/contracts';
import { apiFailure, createTestPlatform, type FakeApi } from '@shop/testing';
import { addedMessage, startCartDriver, type Surroundings } from './cart-driver.ts';
import { SEND_INTERVAL_MS } from './engine.ts';
import { ModelServer } from '../../testing/model-server.ts';

/** A page whose clock, timers and window are in the test's hands, in front of the model server. */
const openPage = (
  routeName: 'index' | 'checkout' = 'index',
  failing: { posts: boolean } = { posts: false },
  errors: readonly string[] = [],
) => {
  const server = new ModelServer();
  let batches = 0;
  const answer = (): CartAnswer => ({ data: { cart: server.cart(), errors: [...errors], corrections: [] } });
  const api: FakeApi = {
    'GET cart': answer,
    'POST cart': ({ body }) => {
      if (failing.posts) throw apiFailure(503, 'UNAVAILABLE');
      batches += 1;
      server.apply(`batch ${batches}`, (body as { events: CartEvent[] }).events);
      return answer();
    },
  };
  const route = { name: routeName, path: '/se', hash: '', query: {}, params: { region: 'se' }, fullPath: '/se' };
  const platform = createTestPlatform({ api, page: { route } });
  let now = 0;
  const timers: { at: number; run: () => void }[] = [];
  const hooks: Record<'leave' | 'return', () => void> = { leave: () => {}, return: () => {} };
  const surroundings: Surroundings = {
    now: () => now,
    setTimer: (run, inMs) => {
      const timer = { at: now + inMs, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    onLeave: (run) => ((hooks.leave = run), () => {}),
    onReturn: (run) => ((hooks.return = run), () => {}),
    pageKey: 'test',
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
  const driver = startCartDriver(platform, surroundings);
  const rows = () =>
    platform.store.get(platform.atoms.cart).cart?.rows.map(({ product, quantity }) => [product.id, quantity]);
  const calls = (call: string) => platform.calls.filter((made) => made.call === call);
  return { platform, driver, hooks, pass, settle, rows, calls };
};

const product = { productId: 7, unitPrice: 100, name: 'Tangentbord' };

describe('the cart driver', () => {
  it('[4-12] fetches the cart on page load', async () => {
    const page = openPage();
    await page.settle();
    expect(page.calls('GET cart')).toHaveLength(1);
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

  it('shows an added product at once, before the server has answered', async () => {
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
    expect(page.platform.toasted.map(({ message }) => message)).toContain(
      'Kundvagnen kunde inte uppdateras. Försök igen.',
    );
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

describe('what is said after adding', () => {
  it('[8-46] one product', () => expect(addedMessage(1)).toBe('Du har lagt till en produkt i varukorgen'));
  it('[8-47] several products', () => expect(addedMessage(3)).toBe('Du har lagt till 3 produkt(er) i varukorgen'));
});
