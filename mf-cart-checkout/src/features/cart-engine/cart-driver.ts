import {
  getCart,
  postCart,
  type Cart,
  type CartEvent,
  type CartResponse,
  type CartRow,
} from '@shop/contracts/api/cart';
import type { EventPayload } from '@shop/contracts/events';
import type { Platform } from '@shop/contracts/platform';
import { cartRowIdentity, keyOfRow } from '@shop/domain/cart-row-identity';
import { isApiError } from '@shop/platform';
import { correctionMessage } from '../../rules/corrections.ts';
import { type CartNotices, createNotices } from './cart-notices.ts';
import { EMPTY_CART, isClean, keptBatches, previewOf, step, visibleCart } from './engine.ts';
import type { KeptEvents } from './kept-events.ts';
import {
  INITIAL_STATE,
  type EngineEffect,
  type EngineInput,
  type EngineState,
  type RowPreview,
} from './engine-state.ts';

/** The browser APIs that the driver uses; replaced in tests. */
export interface Surroundings {
  now(): number;
  setTimer(run: () => void, inMs: number): () => void;
  /** The page is being left or hidden [4-02]. */
  onLeave(run: () => void): () => void;
  /** The window has the focus again, or the connection is back [4-13]. */
  onReturn(run: () => void): () => void;
  /** A random part for the keys of batches: two pages must never share one. */
  pageKey: string;
  /** Whether the shopper sees the page: one in the background fetches when it is looked at again. */
  isShown(): boolean;
  /** Whether the device has a connection. */
  isOnline(): boolean;
  /** Stores what is made offline; null where nothing is stored. */
  kept: KeptEvents | null;
  /** Notes in this tab that a page was left before the server had answered a change. */
  noteLeft(): void;
  wasLeft(): boolean;
}

const FAILURE = 'Kundvagnen kunde inte uppdateras. Försök igen.';

/** [8-46], [8-47], [O8-07] Toast after products were added. */
export const addedMessage = (quantity: number): string =>
  quantity === 1 ? 'Du har lagt till en produkt i varukorgen' : `Du har lagt till ${quantity} produkt(er) i varukorgen`;

/** Toast after products were added offline. */
const keptMessage = (quantity: number): string =>
  `${addedMessage(quantity)}. Det sparas och skickas när du är uppkopplad igen.`;

/** A batch's key for the api: those of this page get the page's own part, one of a former page has one already. */
const wireKey = (pageKey: string, key: string): string => (key.startsWith('batch-') ? `${pageKey}-${key}` : key);

/** Whether the server has read a call and will never take it. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

const eventOf = ({ productId, quantity, unitPrice, pass, extraData }: EventPayload<'cart.add'>): CartEvent => ({
  method: 'relative',
  productId,
  quantity,
  unitPrice,
  pass,
  extraData,
});

/** Rows that the page has shown: one that an event brings back is rendered as it was until the server responds. */
function createRowMemory(): { see(rows: readonly CartRow[]): void; previewFor(event: CartEvent): RowPreview | null } {
  const seen = new Map<string, RowPreview>();
  return {
    see: (rows) => rows.forEach((row) => seen.set(cartRowIdentity(keyOfRow(row)), row)),
    previewFor: ({ productId, unitPrice, pass, extraData }) =>
      seen.get(cartRowIdentity({ productId: productId ?? 0, unitPrice: unitPrice ?? 0, pass, extraData })) ?? null,
  };
}

export interface CartDriver {
  /** Fetches a checked copy, e.g. when the dropdown opens [2.9-09]. */
  check(): void;
  /** What the server has changed or refused, for as long as nobody has read it. */
  readonly notices: CartNotices;
  /** Takes over a copy of the cart from another response [4-12]. */
  receive(cart: Cart): void;
  /** Whether changes wait for a connection. */
  isWaiting(): boolean;
  stop(): void;
}

type DriverPlatform = Pick<Platform, 'api' | 'bus' | 'store' | 'atoms' | 'toasts' | 'isNewVisitor'>;
type Feed = (input: EngineInput) => void;

const countOf = (rows: readonly CartRow[]): number => rows.reduce((sum, { quantity }) => sum + quantity, 0);

/** Publishes the cart as the page shows it, and its count when that has changed. Returns the rows. */
function createPublisher({ bus, store, atoms }: DriverPlatform): (state: EngineState) => readonly CartRow[] {
  let announced = '';
  return (state) => {
    const cart = visibleCart(state);
    const clean = isClean(state);
    store.set(atoms.cart, { cart, isClean: clean });
    const rows = cart?.rows ?? [];
    const count = countOf(rows);
    // An empty cart may be none: then the server's time is that of the request, and would always be news.
    const lastUpdate = clean && count > 0 ? state.server?.lastUpdate : undefined;
    const announcement = `${count} ${clean} ${lastUpdate}`;
    if (cart && announcement !== announced) {
      announced = announcement;
      bus.emit('cart.changed', { count, isClean: clean, lastUpdate });
    }
    return rows;
  };
}

/** Whether another tab has announced a cart that this one has not; its own announcements never are. */
function isNewsOf(
  { count, isClean: isSettled, lastUpdate }: EventPayload<'cart.changed'>,
  state: EngineState,
): boolean {
  if (!isSettled || !isClean(state) || state.server === null) return false;
  const own = countOf(state.server.rows);
  return lastUpdate === undefined || own === 0 ? count !== own : lastUpdate > state.server.lastUpdate;
}

/** Turns the engine's effects into calls, timers and toasts; their results are inputs of the engine. */
function createPerformer(
  { api, toasts }: DriverPlatform,
  surroundings: Surroundings,
  notices: CartNotices,
  feed: Feed,
): { perform: (effect: EngineEffect) => void; stop: () => void } {
  let cancelWake: () => void = () => {};

  const post = (key: string, events: CartEvent[]): Promise<CartResponse> =>
    api.call(postCart, { body: { events } }, { idempotencyKey: wireKey(surroundings.pageKey, key), keepalive: true });

  // A list that the shopper has before them needs no toast beside it.
  const tell = (texts: readonly string[], kind: 'error' | 'info'): void => {
    if (!notices.isOnScreen()) texts.forEach((text) => toasts.show(text, kind));
    notices.add(texts);
  };

  const perform = (effect: EngineEffect): void => {
    switch (effect.type) {
      case 'post': {
        const { key, events } = effect.batch;
        post(
          key,
          events.map(({ event }) => event),
        ).then(
          ({ data }) => feed({ type: 'answered', key, ...data }),
          (error: unknown) => {
            // The device may know before its event comes.
            if (!surroundings.isOnline()) feed({ type: 'disconnected' });
            feed({ type: 'failed', key, isRefused: isRefusal(error) });
          },
        );
        return;
      }
      case 'fetch': {
        const { fetch, checkCart } = effect;
        api.call(getCart, { query: { checkCart } }, { fresh: true }).then(
          ({ data }) => feed({ type: 'fetched', fetch, ...data }),
          () => feed({ type: 'fetchFailed', fetch }),
        );
        return;
      }
      case 'wake':
        cancelWake();
        cancelWake = surroundings.setTimer(() => feed({ type: 'tick' }), Math.max(0, effect.at - surroundings.now()));
        return;
      case 'tell':
        tell(effect.errors, 'error');
        tell(effect.corrections.map(correctionMessage), 'info');
        return;
      case 'tellFailure':
        toasts.show(FAILURE, 'error');
    }
  };
  return { perform, stop: () => cancelWake() };
}

/**
 * Runs the cart engine in the page: its effects become calls and timers, and its view is written to `atoms.cart`. One
 * driver per page. On checkout the cart is not refreshed on load and focus [4-12], [4-13]; that page fetches its own
 * copy.
 */
export const startCartDriver = (platform: DriverPlatform, surroundings: Surroundings): CartDriver => {
  const { bus, store, atoms, toasts, isNewVisitor } = platform;
  let state: EngineState = INITIAL_STATE;
  const publish = createPublisher(platform);
  const memory = createRowMemory();
  const { kept } = surroundings;
  let isRefreshDue = false;
  const feed: Feed = (input) => {
    const next = step(state, input, surroundings.now());
    state = next.state;
    memory.see(publish(state));
    kept?.write(keptBatches(state).map(({ key, events }) => ({ key: wireKey(surroundings.pageKey, key), events })));
    next.effects.forEach(performer.perform);
    if (isRefreshDue && state.fetching === null) {
      isRefreshDue = false;
      refresh(true);
    }
  };
  const notices = createNotices();
  const performer = createPerformer(platform, surroundings, notices, feed);

  const isCheckout = (): boolean => store.get(atoms.route).name === 'checkout';
  const refresh = (checkCart: boolean): void => feed({ type: 'refresh', checkCart });
  const restore = (): void =>
    void kept?.takeOver((batches) => feed({ type: 'restored', batches })).catch(() => undefined);
  /** Only the device's own word counts: a server that fails is no reason to keep what it may refuse [4-09]. */
  const followDevice = (): void => {
    if (surroundings.isOnline() !== state.isOffline) return;
    feed({ type: state.isOffline ? 'connected' : 'disconnected' });
    if (!state.isOffline) restore();
  };
  const stops = [
    bus.on('cart.add', (added) => {
      feed({ type: 'event', event: eventOf(added), preview: previewOf(added) });
      toasts.show((state.isOffline ? keptMessage : addedMessage)(added.quantity), 'ok');
    }),
    bus.on('cart.event', (event) => feed({ type: 'event', event, preview: memory.previewFor(event) })),
    bus.on('cart.refresh', () => {
      // The response in flight may be older than what the sender has changed.
      isRefreshDue = state.fetching !== null;
      refresh(true);
    }),
    bus.on('cart.changed', (announced) => {
      if (isNewsOf(announced, state) && surroundings.isShown() && !isCheckout()) refresh(false);
    }),
    bus.on('login.done', () => feed({ type: 'loggedIn' })),
    bus.on('logout.done', () => {
      feed({ type: 'loggedOut' });
      kept?.clear();
    }),
    bus.on('disconnected', followDevice),
    bus.on('connected', followDevice),
    surroundings.onLeave(() => {
      feed({ type: 'flush' });
      if (!isClean(state)) surroundings.noteLeft();
    }),
    surroundings.onReturn(() => {
      followDevice();
      if (!isCheckout()) refresh(false);
    }),
  ];
  followDevice();
  restore();
  // A new visitor has no cart that could be fetched [4-12], unless the page before has just sent its first product.
  if (isNewVisitor === true && !surroundings.wasLeft()) feed({ type: 'received', cart: EMPTY_CART });
  else if (!isCheckout()) refresh(false);

  return {
    notices,
    check: () => refresh(true),
    isWaiting: () => keptBatches(state).length > 0,
    receive: (cart) => feed({ type: 'received', cart }),
    stop: () => {
      performer.stop();
      stops.forEach((stop) => stop());
    },
  };
};
