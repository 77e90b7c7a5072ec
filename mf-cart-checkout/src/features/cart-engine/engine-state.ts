import type { Cart, CartEvent, CartRow, Correction } from '@shop/contracts';

/** A product as far as the browser needs it to render the row before the server has responded. */
export type RowPreview = Omit<CartRow, 'id' | 'quantity'>;

/** A queued event: what is sent, and how its row is rendered until the server responds. */
export interface QueuedEvent {
  readonly event: CartEvent;
  readonly preview: RowPreview | null;
}

/** Events that left together. `key` makes the server apply them once, however often they arrive [O4-03]. */
export interface Batch {
  readonly key: string;
  readonly events: readonly QueuedEvent[];
  /** Order of the batches: smaller is older. */
  readonly order: number;
  /** Its events were made offline, or its request was lost there: it is sent until the server has responded. */
  readonly isKept?: boolean;
}

export interface EngineState {
  /** The server's last copy; null until the first response. */
  readonly server: Cart | null;
  readonly queue: readonly QueuedEvent[];
  /** Batches that wait to be sent, again or for the first time, before the queue; the oldest first. */
  readonly unsent: readonly Batch[];
  /** The device has no connection: nothing is sent or fetched. */
  readonly isOffline: boolean;
  /** Milliseconds; what waits after a failure is not tried again by itself before. */
  readonly retryAt: number | null;
  /** Usually one batch; a second one only when the page was left while the first was in flight. */
  readonly inFlight: readonly Batch[];
  /** Number of the fetch in flight, null when there is none. */
  readonly fetching: number | null;
  /**
   * A POST and the fetch after it have failed: the copy may be stale, so nothing is sent before a fetch succeeds
   * [O4-04].
   */
  readonly isStale: boolean;
  /** Milliseconds; start of the pause that separates sends [4-01]. */
  readonly lastSentAt: number | null;
  /** Part of the keys of batches and fetches. Responses with another one belong to a former cart and are dropped. */
  readonly counter: number;
}

export type EngineInput =
  | { readonly type: 'event'; readonly event: CartEvent; readonly preview?: RowPreview | null }
  /** A timer that the engine requested has fired. */
  | { readonly type: 'tick' }
  /** Page load, focus, opened dropdown or regained connection. */
  | { readonly type: 'refresh'; readonly checkCart: boolean }
  /** The page is being left. */
  | { readonly type: 'flush' }
  | {
      readonly type: 'answered';
      readonly key: string;
      readonly cart: Cart;
      readonly errors: readonly string[];
      readonly corrections: readonly Correction[];
    }
  /** `isRefused`: the server has read the batch and will never take it. Otherwise nothing is known of its fate. */
  | { readonly type: 'failed'; readonly key: string; readonly isRefused?: boolean }
  | { readonly type: 'disconnected' }
  | { readonly type: 'connected' }
  /** Batches of a page that was closed before it could send them; the oldest first. */
  | { readonly type: 'restored'; readonly batches: readonly Pick<Batch, 'key' | 'events'>[] }
  | {
      readonly type: 'fetched';
      readonly fetch: number;
      readonly cart: Cart;
      readonly errors: readonly string[];
      readonly corrections: readonly Correction[];
    }
  | { readonly type: 'fetchFailed'; readonly fetch: number }
  /** A copy that the server sent with something else, e.g. with the checkout. */
  | { readonly type: 'received'; readonly cart: Cart }
  | { readonly type: 'loggedIn' }
  | { readonly type: 'loggedOut' };

export type EngineEffect =
  | { readonly type: 'post'; readonly batch: Batch }
  | { readonly type: 'fetch'; readonly fetch: number; readonly checkCart: boolean }
  /** Send a `tick` at this time (milliseconds). */
  | { readonly type: 'wake'; readonly at: number }
  /** Show the shopper what the server changed or rejected. */
  | { readonly type: 'tell'; readonly errors: readonly string[]; readonly corrections: readonly Correction[] }
  /** The cart could not be updated: shown once per failed POST [O4-04]. */
  | { readonly type: 'tellFailure' };

export interface Step {
  readonly state: EngineState;
  readonly effects: readonly EngineEffect[];
}

export const INITIAL_STATE: EngineState = {
  server: null,
  queue: [],
  unsent: [],
  isOffline: false,
  retryAt: null,
  inFlight: [],
  fetching: null,
  isStale: false,
  lastSentAt: null,
  counter: 0,
};
