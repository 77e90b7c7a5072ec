import type { Cart } from '@shop/contracts';
import { predictRows, type PredictableEvent } from '@shop/domain/cart-prediction';
import type { CartRow } from '@shop/contracts';
import type { EventPayload } from '@shop/contracts/events';
import type { Batch, EngineEffect, EngineInput, EngineState, QueuedEvent, RowPreview, Step } from './engine-state.ts';

/** [4-01], [9-01] Milliseconds between two sends. */
export const SEND_INTERVAL_MS = 1000;

/** Milliseconds after which what waits is tried again when a connected server has failed. */
export const RETRY_MS = 15_000;

/** Events that are kept at most: a batch that the api takes. */
export const MAX_KEPT_EVENTS = 200;

const byOrder = (a: Batch, b: Batch): number => a.order - b.order;

const isBusy = (state: EngineState): boolean => state.inFlight.length > 0 || state.fetching !== null;

/** [4-11] Nothing in flight and nothing queued. */
export const isClean = (state: EngineState): boolean =>
  !isBusy(state) && state.queue.length === 0 && state.unsent.length === 0;

/** A row as the page that adds it knows it. */
export const previewOf = (added: Omit<EventPayload<'cart.add'>, 'quantity'>): RowPreview => ({
  product: {
    id: added.productId,
    price: { price: added.unitPrice, vat: added.unitVat, pass: added.pass, currency: 'SEK' },
    name: added.name,
    subTitle: added.subTitle,
    previewUrl: added.previewUrl,
    isDigital: false,
    isShippable: true,
    release: null,
    maxPerCustomer: null,
    stock: {},
  },
  unitPrice: added.unitPrice,
  unitVat: added.unitVat,
  extraData: added.extraData,
  insurance: null,
});

const NO_PREVIEW = previewOf({
  productId: 0,
  name: '',
  subTitle: '',
  previewUrl: '/img/no-image.svg',
  unitPrice: 0,
  unitVat: 0,
  pass: null,
  extraData: {},
});

/** A cart that the server has not made yet. */
export const EMPTY_CART: Cart = {
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
export const visibleCart = ({ server, inFlight, unsent, queue }: EngineState): Cart | null => {
  const batches = [...inFlight, ...unsent].toSorted(byOrder);
  const pending = [...batches.flatMap(({ events }) => events), ...queue];
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

const queued = ({ counter, queue }: EngineState): Batch => ({ key: `batch-${counter}`, events: queue, order: counter });

/** Sends the oldest batch that waits; without one the queue, as a batch with a key of its own. */
const send = (state: EngineState, now: number): Step => {
  const [oldest, ...unsent] = state.unsent;
  if (oldest)
    return {
      state: { ...state, unsent, inFlight: [...state.inFlight, oldest], lastSentAt: now },
      effects: [{ type: 'post', batch: oldest }],
    };
  const batch = queued(state);
  return {
    state: { ...state, queue: [], inFlight: [...state.inFlight, batch], lastSentAt: now, counter: state.counter + 1 },
    effects: [{ type: 'post', batch }],
  };
};

/** The queue as a batch that waits under its final key, so that it can be sent again without counting twice. */
const seal = (state: EngineState): EngineState =>
  state.queue.length === 0
    ? state
    : {
        ...state,
        queue: [],
        unsent: [...state.unsent, { ...queued(state), isKept: true }],
        counter: state.counter + 1,
      };

/**
 * What has to outlive the page: batches that were kept and not answered, and offline the queue, under the key that it
 * will be sent with.
 */
export const keptBatches = (state: EngineState): readonly Batch[] => {
  const { isOffline, inFlight, unsent, queue } = state;
  const kept = [...inFlight.filter(({ isKept }) => isKept ?? isOffline), ...unsent].toSorted(byOrder);
  const isWaiting = isOffline || unsent.length > 0;
  return isWaiting && queue.length > 0 ? [...kept, { ...queued(state), isKept: true }] : kept;
};

const countKept = (state: EngineState): number =>
  keptBatches(state).reduce((total, { events }) => total + events.length, 0);

const fetchCart = (state: EngineState, checkCart: boolean): Step => ({
  state: { ...state, fetching: state.counter, counter: state.counter + 1 },
  effects: [{ type: 'fetch', fetch: state.counter, checkCart }],
});

/**
 * The next step by the rules: wait for a response, refresh the copy first, send, or sleep until the pause is over
 * [4-01], [4-03].
 */
const proceed = (state: EngineState, now: number): Step => {
  const isEmpty = state.queue.length === 0 && state.unsent.length === 0;
  if (isEmpty || state.isOffline || isBusy(state)) return { state, effects: [] };
  const afterPause = state.lastSentAt === null ? now : state.lastSentAt + SEND_INTERVAL_MS;
  const earliest = Math.max(afterPause, state.retryAt ?? now);
  if (state.isStale && (state.retryAt ?? now) <= now) return fetchCart(state, false);
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

/** A batch whose request was lost: the server may have it or not, so it is sent again under the same key. */
const keep = (state: EngineState, batch: Batch, now: number): Step => {
  const unsent = [...state.unsent, { ...batch, isKept: true }].toSorted(byOrder);
  return proceed({ ...withoutBatch(state, batch.key), unsent, retryAt: now + RETRY_MS }, now);
};

/** With the batches of a former page before its own; one that is here already is the same, found twice. */
const withRestored = (state: EngineState, restored: readonly Pick<Batch, 'key' | 'events'>[]): EngineState => {
  const known = [...state.inFlight, ...state.unsent];
  const added = restored.filter(({ key }) => known.every((batch) => batch.key !== key));
  const first = Math.min(0, ...known.map(({ order }) => order)) - added.length;
  const batches = added.map(({ key, events }, index) => ({ key, events, order: first + index, isKept: true }));
  return { ...state, unsent: [...batches, ...state.unsent] };
};

/**
 * The cart's synchronisation as a pure function (§4 Cart synchronisation): from a state and an input to the next state
 * and its effects. No timers, no I/O; `now` is in milliseconds. Responses to abandoned requests are dropped.
 */
export const step = (state: EngineState, input: EngineInput, now: number): Step => {
  switch (input.type) {
    case 'event':
      if (state.isOffline && countKept(state) >= MAX_KEPT_EVENTS) return { state, effects: [{ type: 'tellFailure' }] };
      return proceed({ ...enqueue(state, { event: input.event, preview: input.preview ?? null }), retryAt: null }, now);
    case 'tick':
      return proceed(state, now);
    case 'refresh':
      // [O4-05] Unsent changes are sent first, and their response is the fresh copy.
      if (isBusy(state) || state.isOffline) return { state, effects: [] };
      if (state.unsent.length > 0) return proceed(state, now);
      return state.queue.length > 0 && !state.isStale ? send(state, now) : fetchCart(state, input.checkCart);
    case 'flush':
      // [4-02] The page may never be shown again, so neither the pause nor the batch in flight is awaited.
      // What is kept outlives the page, and the queue comes after it.
      return state.isOffline || state.unsent.length > 0 || state.queue.length === 0
        ? { state, effects: [] }
        : send(state, now);
    case 'disconnected':
      return { state: { ...state, isOffline: true }, effects: [] };
    case 'connected':
      return proceed({ ...seal(state), isOffline: false, retryAt: null }, now);
    case 'restored':
      return proceed(withRestored(state, input.batches), now);
    case 'answered': {
      if (!knows(state, input.key)) return { state, effects: [] };
      const responded = { ...withoutBatch(state, input.key), retryAt: null, server: newest(state.server, input.cart) };
      return after(responded, notify(input.errors, input.corrections), now);
    }
    case 'failed': {
      const batch = state.inFlight.find(({ key }) => key === input.key);
      if (!batch) return { state, effects: [] };
      if (input.isRefused !== true && (state.isOffline || batch.isKept === true)) return keep(state, batch, now);
      // [4-09], [O4-04] The failed events are abandoned; the server's copy decides, and events queued meanwhile are
      // applied to it.
      const failed = withoutBatch(state, input.key);
      const refetch = failed.fetching === null ? fetchCart(failed, false) : { state: failed, effects: [] };
      return { state: refetch.state, effects: [{ type: 'tellFailure' }, ...refetch.effects] };
    }
    case 'fetched': {
      if (state.fetching !== input.fetch) return { state, effects: [] };
      const server = newest(state.server, input.cart);
      const fetched = { ...state, fetching: null, retryAt: null, isStale: false, server };
      return after(fetched, notify(input.errors, input.corrections), now);
    }
    case 'fetchFailed':
      // [4-10] The last copy stays; the next focus, reconnection or event fetches again, or what waits after a while.
      if (state.fetching !== input.fetch) return { state, effects: [] };
      return proceed({ ...state, fetching: null, isStale: true, retryAt: now + RETRY_MS }, now);
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
      return fetchCart(
        { ...state, server: EMPTY_CART, queue: [], unsent: [], retryAt: null, inFlight: [], isStale: false },
        false,
      );
  }
};
