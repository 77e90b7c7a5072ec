import { LRUCache } from 'lru-cache';
import { abortable } from './abortable.ts';

/** Result of a load. */
export interface Loaded<Value> {
  value: Value;
  /**
   * Milliseconds for which this value is fresh, instead of the cache's own `freshMs`; 0: returned to the waiting
   * callers, but not cached.
   */
  freshMs?: number;
  /**
   * Milliseconds beyond that in which this value is returned while a newer one loads, instead of the cache's own
   * `staleMs`.
   */
  staleMs?: number;
}

/** Loads a value; `stale` is the cached one, however old. */
export type Load<Value> = (stale: Value | undefined) => Promise<Loaded<Value>>;

/**
 * How a value was obtained. `hit`: cached and fresh. `stale`: cached, while a new one loads. `miss`: the caller has
 * waited for a load, its own or another's.
 */
export type CacheState = 'hit' | 'stale' | 'miss';

/**
 * Bound of the memory that a cache takes: entries, or the sum of `sizeOf`, a positive integer each. The least recently
 * used entry is evicted first.
 */
export type CacheBound<Value> = { maxEntries: number } | { maxSize: number; sizeOf: (value: Value) => number };

/** Lifetimes, bound and callbacks of a cache. All times are milliseconds. */
export interface CacheOptions<Value> {
  bound: CacheBound<Value>;
  /**
   * Milliseconds for which a value is fresh; left out: until it is evicted. 0 caches nothing, but still shares loads.
   */
  freshMs?: number;
  /** Milliseconds beyond that in which an old value is returned while a new one is loaded; 0 unless given. */
  staleMs?: number;
  /** Milliseconds to wait for another caller's load before the caller loads itself; left out: without limit. */
  waitMs?: number;
  /**
   * With `waitMs`: whether a failed load is shared; after other failures the waiting callers load themselves. All
   * failures are shared unless given.
   */
  isFinal?: (error: unknown) => boolean;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Called when a background load has replaced a value that was returned as stale. */
  onRefreshed?: (value: Value) => void;
  /** Called when a background load has failed whose callers were given a stale value. */
  onRefreshError?: (error: unknown) => void;
}

/** Values by key, loaded on demand. */
export interface Cache<Value> {
  /** The value while it is fresh, else undefined. Synchronous, for hot paths. */
  get(key: string): Value | undefined;
  /**
   * Whether `fetch` would return without calling `load` for this caller: a usable value is cached, or a load is in
   * flight.
   */
  has(key: string): boolean;
  /**
   * The value, loaded if none is fresh; concurrent callers share one load. A load that fails, or whose value is not to
   * be cached, leaves the old value until its time is over. Rejects as the load does, or with the signal's reason; the
   * load itself goes on, since others may wait for it.
   */
  fetch(key: string, load: Load<Value>, signal?: AbortSignal): Promise<{ value: Value; state: CacheState }>;
  /** Caches a value, for `freshMs` milliseconds or the cache's own. */
  set(key: string, value: Value, freshMs?: number): void;
}

interface Entry<Value> {
  value: Value;
  staleMs: number;
}

interface Order<Value> {
  load: Load<Value>;
  /** Its callers have been given a stale value. */
  isBackground: boolean;
}

/** lru-cache treats a start at 0 as "never expires", and simulated clocks may begin there. */
const CLOCK_OFFSET_MS = 1;

/** Loads in flight: the latest of each key. */
function createPending<Value>(onRefreshError: (error: unknown) => void) {
  const orders = new Map<string, Order<Value>>();
  return {
    has: (key: string): boolean => orders.has(key),
    async run(key: string, old: Value | undefined, order: Order<Value>): Promise<Loaded<Value>> {
      orders.set(key, order);
      try {
        return await order.load(old);
      } catch (error) {
        if (order.isBackground) onRefreshError(error);
        throw error;
      } finally {
        if (orders.get(key) === order) orders.delete(key);
      }
    },
  };
}

/** Creates a bounded in-memory cache over lru-cache, with shared loads, time to live and stale-while-revalidate. */
export function createCache<Value>(options: CacheOptions<Value>): Cache<Value> {
  const { bound, freshMs, staleMs = 0, waitMs, isFinal = () => true, now = Date.now } = options;
  const { onRefreshed = () => undefined, onRefreshError = () => undefined } = options;
  const pending = createPending<Value>(onRefreshError);

  /** Carries a value with `freshMs` 0 past the cache to the waiting callers. */
  class Unstored extends Error {
    readonly entry: Entry<Value>;

    constructor(entry: Entry<Value>) {
      super('not to be stored');
      this.entry = entry;
    }
  }

  const entries = new LRUCache<string, Entry<Value>, Order<Value>>({
    ...('maxEntries' in bound
      ? { max: bound.maxEntries }
      : { maxSize: bound.maxSize, sizeCalculation: ({ value }: Entry<Value>) => bound.sizeOf(value) }),
    perf: { now: () => now() + CLOCK_OFFSET_MS },
    ttlResolution: 0,
    // A load that is evicted or replaced still serves its waiting callers; one that fails leaves the old value.
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod(key, old, { options: storing, context: order }) {
      const loaded = await pending.run(key, old?.value, order);
      const entry = { value: loaded.value, staleMs: loaded.staleMs ?? staleMs };
      const ttl = loaded.freshMs ?? freshMs;
      if (ttl === 0) throw new Unstored(entry);
      if (ttl !== undefined) storing.ttl = ttl;
      if (order.isBackground) onRefreshed(entry.value);
      return entry;
    },
  });

  const isFresh = (key: string): boolean => entries.getRemainingTTL(key) > 0;
  const usable = (key: string): Entry<Value> | undefined => {
    const entry = entries.peek(key, { allowStale: true });
    return entry !== undefined && entries.getRemainingTTL(key) > -entry.staleMs ? entry : undefined;
  };
  const get = (key: string): Value | undefined => (isFresh(key) ? entries.get(key)?.value : undefined);

  const start = (key: string, order: Order<Value>): Promise<Entry<Value> | undefined> =>
    entries.fetch(key, { context: order, forceRefresh: true, allowStale: order.isBackground });

  const load = async (key: string, order: Order<Value>): Promise<Value> => {
    const entry = await start(key, order).catch((error: unknown) => {
      if (error instanceof Unstored) return error.entry;
      throw error;
    });
    if (entry === undefined) throw new Error(`Nothing was loaded for ${key}`);
    return entry.value;
  };

  /** Waits for another caller's load, up to `waitMs`. */
  const share = async (key: string, order: Order<Value>, limitMs: number, signal?: AbortSignal): Promise<Value> => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), limitMs);
    try {
      return await abortable(load(key, order), signal ? AbortSignal.any([signal, limit.signal]) : limit.signal);
    } catch (error) {
      if (signal?.aborted || (!limit.signal.aborted && isFinal(error))) throw error;
    } finally {
      clearTimeout(timer);
    }
    entries.delete(key);
    return load(key, order);
  };

  return {
    get,
    has: (key) => pending.has(key) || usable(key) !== undefined,
    async fetch(key, loadValue, signal) {
      const fresh = get(key);
      if (fresh !== undefined) return { value: fresh, state: 'hit' };
      const old = usable(key);
      const order = { load: loadValue, isBackground: old !== undefined };
      if (old !== undefined) {
        void start(key, order);
        return { value: old.value, state: 'stale' };
      }
      const loading = pending.has(key) && waitMs !== undefined ? share(key, order, waitMs, signal) : load(key, order);
      return { value: await (signal ? abortable(loading, signal) : loading), state: 'miss' };
    },
    set(key, value, ttl = freshMs) {
      if (ttl !== 0) entries.set(key, { value, staleMs }, ttl === undefined ? {} : { ttl });
    },
  };
}
