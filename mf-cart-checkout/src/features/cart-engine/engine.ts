import type { Cart } from '@shop/contracts';
import { predictRows, type PredictableEvent } from '@shop/domain/cart-prediction';
import type { CartRow } from '@shop/contracts';
import type { EngineEffect, EngineInput, EngineState, QueuedEvent, RowPreview, Step } from './engine-state.ts';

/** [4-01], [9-01] Milliseconds between two sends. */
export const SEND_INTERVAL_MS = 1000;

const isBusy = (state: EngineState): boolean => state.inFlight.length > 0 || state.fetching !== null;

/** [4-11] Nothing in flight and nothing queued. */
export const isClean = (state: EngineState): boolean => !isBusy(state) && state.queue.length === 0;

const NO_PREVIEW: RowPreview = {
  product: {
    id: 0,
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
  unitPrice: 0,
  unitVat: 0,
  extraData: {},
  insurance: null,
};

const EMPTY_CART: Cart = {
  id: '',
  name: 'Varukorg',
  currency: 'SEK',
  lastUpdate: 0,
  rows: [],
  freeShipping: { limit: 0, remaining: 0, isFree: false, isMember: false },
};

/** The row of a product that is new in the cart, keyed exactly as its event names it. */
const rowOf = (event: PredictableEvent, preview: RowPreview | null, id: string): CartRow => {
  const base = preview ?? NO_PREVIEW;
  return {
    ...base,
    id,
    quantity: 0,
    unitPrice: event.unitPrice ?? base.unitPrice,
    extraData: { ...event.extraData },
    product: {
      ...base.product,
      id: event.productId ?? base.product.id,
      price: { ...base.product.price, pass: event.pass ?? null },
    },
  };
};

/**
 * The cart on screen: the server's last copy with every unconfirmed event applied to it [4-04..08]. Null until there
 * is either.
 */
export const visibleCart = ({ server, inFlight, queue }: EngineState): Cart | null => {
  const pending = [...inFlight.flatMap(({ events }) => events), ...queue];
  if (pending.length === 0) return server;
  const cart = server ?? EMPTY_CART;
  const previews = new Map<PredictableEvent, RowPreview | null>(pending.map(({ event, preview }) => [event, preview]));
  const rows = predictRows<CartRow>(
    cart.rows,
    pending.map(({ event }) => event),
    (event, id) => rowOf(event, previews.get(event) ?? null, id),
  );
  return { ...cart, rows };
};

/** Sends the queue as one batch with a key of its own. */
const send = (state: EngineState, now: number): Step => {
  const batch = { key: `batch-${state.counter}`, events: state.queue };
  return {
    state: { ...state, queue: [], inFlight: [...state.inFlight, batch], lastSentAt: now, counter: state.counter + 1 },
    effects: [{ type: 'post', batch }],
  };
};

const fetchCart = (state: EngineState, checkCart: boolean): Step => ({
  state: { ...state, fetching: state.counter, counter: state.counter + 1 },
  effects: [{ type: 'fetch', fetch: state.counter, checkCart }],
});

/**
 * The next step by the rules: wait for a response, refresh the copy first, send, or sleep until the pause is over
 * [4-01], [4-03].
 */
const proceed = (state: EngineState, now: number): Step => {
  if (state.queue.length === 0 || isBusy(state)) return { state, effects: [] };
  if (state.isStale) return fetchCart(state, false);
  const earliest = state.lastSentAt === null ? now : state.lastSentAt + SEND_INTERVAL_MS;
  return earliest <= now ? send(state, now) : { state, effects: [{ type: 'wake', at: earliest }] };
};

const after = (state: EngineState, effects: readonly EngineEffect[], now: number): Step => {
  const next = proceed(state, now);
  return { state: next.state, effects: [...effects, ...next.effects] };
};

/** [O3-05] A response older than the current copy is ignored; one with another cart (after login) never is. */
const newest = (current: Cart | null, received: Cart): Cart =>
  current && current.id === received.id && current.lastUpdate > received.lastUpdate ? current : received;

const notify = (
  errors: readonly string[],
  corrections: Extract<EngineEffect, { type: 'tell' }>['corrections'],
): EngineEffect[] => (errors.length > 0 || corrections.length > 0 ? [{ type: 'tell', errors, corrections }] : []);

const enqueue = (state: EngineState, added: QueuedEvent): EngineState => ({ ...state, queue: [...state.queue, added] });

const withoutBatch = (state: EngineState, key: string): EngineState => ({
  ...state,
  inFlight: state.inFlight.filter((batch) => batch.key !== key),
});

const knows = (state: EngineState, key: string): boolean => state.inFlight.some((batch) => batch.key === key);

/**
 * The cart's synchronisation as a pure function (§4 Cart synchronisation): from a state and an input to the next state
 * and its effects. No timers, no I/O; `now` is in milliseconds. Responses to abandoned requests are dropped.
 */
export const step = (state: EngineState, input: EngineInput, now: number): Step => {
  switch (input.type) {
    case 'event':
      return proceed(enqueue(state, { event: input.event, preview: input.preview ?? null }), now);
    case 'tick':
      return proceed(state, now);
    case 'refresh':
      // [O4-05] Unsent changes are sent first, and their response is the fresh copy.
      if (isBusy(state)) return { state, effects: [] };
      return state.queue.length > 0 && !state.isStale ? send(state, now) : fetchCart(state, input.checkCart);
    case 'flush':
      // [4-02] The page may never be shown again, so neither the pause nor the batch in flight is awaited.
      return state.queue.length > 0 ? send(state, now) : { state, effects: [] };
    case 'answered': {
      if (!knows(state, input.key)) return { state, effects: [] };
      const responded = { ...withoutBatch(state, input.key), server: newest(state.server, input.cart) };
      return after(responded, notify(input.errors, input.corrections), now);
    }
    case 'failed': {
      if (!knows(state, input.key)) return { state, effects: [] };
      // [4-09], [O4-04] The failed events are abandoned; the server's copy decides, and events queued meanwhile are
      // applied to it.
      const failed = withoutBatch(state, input.key);
      const refetch = failed.fetching === null ? fetchCart(failed, false) : { state: failed, effects: [] };
      return { state: refetch.state, effects: [{ type: 'tellFailure' }, ...refetch.effects] };
    }
    case 'fetched': {
      if (state.fetching !== input.fetch) return { state, effects: [] };
      const fetched = { ...state, fetching: null, isStale: false, server: newest(state.server, input.cart) };
      return after(fetched, notify(input.errors, input.corrections), now);
    }
    case 'fetchFailed':
      // [4-10] The last copy stays; the next focus, reconnection or event fetches again.
      if (state.fetching !== input.fetch) return { state, effects: [] };
      return { state: { ...state, fetching: null, isStale: true }, effects: [] };
    case 'received':
      // While changes are in flight their own responses decide; another copy may contain only some of them.
      return isClean(state)
        ? { state: { ...state, server: newest(state.server, input.cart) }, effects: [] }
        : { state, effects: [] };
    case 'loggedIn':
      // [O4-06] The server has merged the carts; queued events are sent to the merged one.
      return fetchCart({ ...state, inFlight: [], isStale: false }, false);
    case 'loggedOut':
      // [4-14] This browser starts over with an empty cart.
      return fetchCart({ ...state, server: EMPTY_CART, queue: [], inFlight: [], isStale: false }, false);
  }
};
