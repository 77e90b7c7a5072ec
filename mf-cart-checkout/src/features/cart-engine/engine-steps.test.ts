import type { CartEvent } from '@shop/contracts';
import { describe, expect, it } from '@jest/globals';
import { testCart, testRow } from '../../testing/fixtures.ts';
import { isClean, RETRY_MS, SEND_INTERVAL_MS, step, visibleCart } from './engine.ts';
import { INITIAL_STATE, type EngineInput, type EngineState, type RowPreview } from './engine-state.ts';

const add = (productId: number): CartEvent => ({ method: 'relative', productId, quantity: 1, unitPrice: 100 });
const queued = (productId: number, preview: RowPreview | null = null) => ({ event: add(productId), preview });

const HELD = testCart([testRow(1)], { lastUpdate: 5 });
const NEWER = testCart([testRow(2)], { lastUpdate: 6 });

const idle: EngineState = { ...INITIAL_STATE, server: HELD, counter: 4 };
const fetching: EngineState = { ...idle, fetching: 3 };
const sending: EngineState = {
  ...idle,
  inFlight: [{ key: 'batch-3', events: [queued(1)], order: 3 }],
  lastSentAt: 100,
};
const waiting: EngineState = { ...sending, queue: [queued(2)] };
const paused: EngineState = { ...idle, queue: [queued(2)], lastSentAt: 100 };

const responded = (key: string): EngineInput => ({ type: 'answered', key, cart: NEWER, errors: [], corrections: [] });
const fetched = (fetch: number): EngineInput => ({ type: 'fetched', fetch, cart: NEWER, errors: [], corrections: [] });

describe('what changes nothing', () => {
  it.each<[string, EngineState, EngineInput]>([
    ['a refresh while something is sent', sending, { type: 'refresh', checkCart: true }],
    ['a refresh while the cart is fetched', fetching, { type: 'refresh', checkCart: true }],
    ['leaving with nothing queued', sending, { type: 'flush' }],
    ['a tick with nothing queued', idle, { type: 'tick' }],
    ['a tick while something is sent', waiting, { type: 'tick' }],
    ['the answer to a batch that is not waited for', waiting, responded('batch-1')],
    ['the failure of a batch that is not waited for', waiting, { type: 'failed', key: 'batch-1' }],
    ['a fetch that is not waited for', fetching, fetched(2)],
    ['the failure of a fetch that is not waited for', fetching, { type: 'fetchFailed', fetch: 2 }],
    ['a copy from beside while something is sent', sending, { type: 'received', cart: NEWER }],
    ['a copy from beside while something is queued', paused, { type: 'received', cart: NEWER }],
  ])('%s', (_what, state, input) => {
    expect(step(state, input, 5000)).toEqual({ state, effects: [] });
  });
});

describe('one step', () => {
  it('[4-01] sleeps to the end of the pause, and sends in its last millisecond', () => {
    const end = 100 + SEND_INTERVAL_MS;
    expect(step(paused, { type: 'tick' }, end - 1)).toEqual({ state: paused, effects: [{ type: 'wake', at: end }] });
    const batch = { key: 'batch-4', events: [queued(2)], order: 4 };
    expect(step(paused, { type: 'tick' }, end)).toEqual({
      state: { ...paused, queue: [], inFlight: [batch], lastSentAt: end, counter: 5 },
      effects: [{ type: 'post', batch }],
    });
  });

  it('a refresh fetches as requested, under the next number', () => {
    for (const checkCart of [true, false]) {
      expect(step(idle, { type: 'refresh', checkCart }, 0)).toEqual({
        state: { ...idle, fetching: 4, counter: 5 },
        effects: [{ type: 'fetch', fetch: 4, checkCart }],
      });
    }
  });

  it('[O4-05] a refresh sends what is queued without the pause, but fetches first when the copy is old', () => {
    expect(step(paused, { type: 'refresh', checkCart: true }, 101).effects).toEqual([
      { type: 'post', batch: { key: 'batch-4', events: [queued(2)], order: 4 } },
    ]);
    const stale = { ...paused, isStale: true };
    expect(step(stale, { type: 'refresh', checkCart: true }, 101)).toEqual({
      state: { ...stale, fetching: 4, counter: 5 },
      effects: [{ type: 'fetch', fetch: 4, checkCart: true }],
    });
    expect(step(stale, { type: 'tick' }, 5000).effects).toEqual([{ type: 'fetch', fetch: 4, checkCart: false }]);
  });

  it('a response ends its own batch only, and brings the server’s copy', () => {
    const other = { key: 'batch-2', events: [queued(9)], order: 2 };
    const two = { ...sending, inFlight: [other, ...sending.inFlight] };
    expect(step(two, responded('batch-3'), 200)).toEqual({
      state: { ...two, server: NEWER, inFlight: [other] },
      effects: [],
    });
  });

  it('[4-09] the failure of a batch fetches the cart, unless a fetch is pending', () => {
    expect(step(sending, { type: 'failed', key: 'batch-3' }, 200)).toEqual({
      state: { ...sending, inFlight: [], fetching: 4, counter: 5 },
      effects: [{ type: 'tellFailure' }, { type: 'fetch', fetch: 4, checkCart: false }],
    });
    const both = { ...sending, fetching: 2 };
    expect(step(both, { type: 'failed', key: 'batch-3' }, 200)).toEqual({
      state: { ...both, inFlight: [] },
      effects: [{ type: 'tellFailure' }],
    });
  });

  it('a fetched copy is fresh, and one that failed leaves the old one marked', () => {
    const stale = { ...fetching, isStale: true };
    expect(step(stale, fetched(3), 0)).toEqual({
      state: { ...idle, server: NEWER },
      effects: [],
    });
    expect(step(fetching, { type: 'fetchFailed', fetch: 3 }, 0)).toEqual({
      state: { ...idle, isStale: true, retryAt: RETRY_MS },
      effects: [],
    });
  });

  it('[O4-06] a login forgets what was sent, keeps what is queued and fetches the merged cart', () => {
    expect(step({ ...waiting, isStale: true }, { type: 'loggedIn' }, 0)).toEqual({
      state: { ...waiting, inFlight: [], fetching: 4, counter: 5 },
      effects: [{ type: 'fetch', fetch: 4, checkCart: false }],
    });
  });

  it('[4-14] a logout forgets everything and shows an empty cart', () => {
    const { state, effects } = step({ ...waiting, isStale: true }, { type: 'loggedOut' }, 0);
    expect(state).toEqual({ ...waiting, server: state.server, queue: [], inFlight: [], fetching: 4, counter: 5 });
    expect(state.server).toEqual({
      id: '',
      name: 'Varukorg',
      currency: 'SEK',
      lastUpdate: 0,
      rows: [],
      freeShipping: { limit: 0, remaining: 0, isFree: false, isMember: false },
    });
    expect(effects).toEqual([{ type: 'fetch', fetch: 4, checkCart: false }]);
  });

  const errors = ['Slut.'];
  const corrections = [{ type: 'MAX_STOCK_REACHED', value: 1, name: 'x' }] as const;
  it.each([
    [errors, []],
    [[], corrections],
    [errors, corrections],
  ])('tells the shopper what the server said: %j %j', (said, corrected) => {
    const notices = { errors: [...said], corrections: [...corrected] };
    expect(step(sending, { type: 'answered', key: 'batch-3', cart: NEWER, ...notices }, 200).effects).toEqual([
      { type: 'tell', ...notices },
    ]);
    expect(step(fetching, { type: 'fetched', fetch: 3, cart: NEWER, ...notices }, 200).effects).toEqual([
      { type: 'tell', ...notices },
    ]);
  });
});

describe('which copy is held', () => {
  const held = (cart: typeof HELD) => step(idle, { type: 'received', cart }, 0).state.server;

  it('[O3-05] the newer of one cart, the received one of the same time, and any of another cart', () => {
    const older = { ...NEWER, lastUpdate: 4 };
    const same = { ...NEWER, lastUpdate: 5 };
    const others = { ...older, id: 'cart-2' };
    expect([held(NEWER), held(older), held(same), held(others)]).toEqual([NEWER, HELD, same, others]);
  });
});

describe('what is clean', () => {
  it('[4-11] only what neither waits nor is waited for', () => {
    expect([idle, fetching, sending, waiting, paused].map(isClean)).toEqual([true, false, false, false, false]);
  });
});

describe('what is shown', () => {
  it('is the server’s own copy when nothing is pending', () => {
    expect(visibleCart(idle)).toBe(HELD);
    expect(visibleCart(INITIAL_STATE)).toBeNull();
  });

  const preview: RowPreview = {
    ...testRow(7),
    unitPrice: 90,
    unitVat: 18,
    extraData: { insured: true },
    product: {
      ...testRow(7).product,
      name: 'Tangentbord',
      price: { price: 90, vat: 18, pass: 'old', currency: 'SEK' },
    },
  };
  const shownRow = (event: CartEvent, known: RowPreview | undefined = undefined) => {
    const { state } = step(INITIAL_STATE, { type: 'event', event, ...(known && { preview: known }) }, 0);
    return visibleCart(state)?.rows[0];
  };

  it('of a new product is what its page knows, named as the event names it', () => {
    const event = { ...add(7), pass: 'new', extraData: { sharedCartId: 's' } };
    expect(shownRow(event, preview)).toEqual({
      ...preview,
      id: expect.any(String),
      quantity: 1,
      unitPrice: 100,
      extraData: { sharedCartId: 's' },
      product: { ...preview.product, price: { price: 90, vat: 18, pass: 'new', currency: 'SEK' } },
    });
  });

  it('of a product that no page knows is a row without name and picture', () => {
    expect(shownRow(add(8))).toMatchObject({
      quantity: 1,
      unitPrice: 100,
      unitVat: 0,
      extraData: {},
      insurance: null,
      product: {
        id: 8,
        price: { price: 0, vat: 0, pass: null, currency: 'SEK' },
        name: '',
        subTitle: '',
        previewUrl: '/img/no-image.svg',
        isDigital: false,
        isShippable: true,
        release: null,
        maxPerCustomer: null,
        stock: {},
      },
    });
  });
});
