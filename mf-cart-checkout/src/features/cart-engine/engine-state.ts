import type { Cart, CartEvent, CartRow, Correction } from '@shop/contracts';

/** What the browser knows of a product before the server has answered: enough to draw the row. */
export type RowPreview = Omit<CartRow, 'id' | 'quantity'>;

/** An event as the engine keeps it: what goes on the wire, and how its row looks until the server answers. */
export interface QueuedEvent {
  readonly event: CartEvent;
  readonly preview: RowPreview | null;
}

/** Events that left together. `key` makes the server apply them once, however often they arrive [O4-03]. */
export interface Batch {
  readonly key: string;
  readonly events: readonly QueuedEvent[];
}

export interface EngineState {
  /** The last copy that the server sent; null until the first answer. */
  readonly server: Cart | null;
  readonly queue: readonly QueuedEvent[];
  /** Usually one batch; a second one only when the page was left while the first was under way. */
  readonly inFlight: readonly Batch[];
  /** Number of the fetch under way, null when there is none. */
  readonly fetching: number | null;
  /** A POST and the fetch after it have failed: the copy shown may be old, so nothing is sent before a fetch succeeds [O4-04]. */
  readonly isStale: boolean;
  /** Milliseconds; start of the pause that separates sends [4-01]. */
  readonly lastSentAt: number | null;
  /** Makes keys of batches and fetches. Answers that carry another one belong to an earlier cart and are dropped. */
  readonly counter: number;
}

export type EngineInput =
  | { readonly type: 'event'; readonly event: CartEvent; readonly preview?: RowPreview }
  /** Time has passed: a wake-up that the engine asked for. */
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
  | { readonly type: 'failed'; readonly key: string }
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
  /** Send a `tick` at this moment (milliseconds). */
  | { readonly type: 'wake'; readonly at: number }
  /** Tell the shopper what the server changed or refused. */
  | { readonly type: 'tell'; readonly errors: readonly string[]; readonly corrections: readonly Correction[] }
  /** The cart could not be updated: told once per failed POST [O4-04]. */
  | { readonly type: 'tellFailure' };

export interface Step {
  readonly state: EngineState;
  readonly effects: readonly EngineEffect[];
}

export const INITIAL_STATE: EngineState = {
  server: null,
  queue: [],
  inFlight: [],
  fetching: null,
  isStale: false,
  lastSentAt: null,
  counter: 0,
};
