import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { createCache, type CacheOptions } from './create-cache.ts';

const ENTRIES = { maxEntries: 10 };

/** A cache with a clock and loads that the test controls. */
function setUp(options: Partial<CacheOptions<string>> = {}) {
  const clock = { now: 0 };
  const cache = createCache<string>({ bound: ENTRIES, now: () => clock.now, ...options });
  const loads: PromiseWithResolvers<string>[] = [];
  const fetch = (key: string, freshMs?: number, signal?: AbortSignal) =>
    cache.fetch(
      key,
      async () => {
        const load = Promise.withResolvers<string>();
        loads.push(load);
        return { value: await load.promise, ...(freshMs !== undefined && { freshMs }) };
      },
      signal,
    );
  /** Fetches; a load, if there is one, resolves with this value. */
  const fetchAs = async (key: string, value: string, freshMs?: number) => {
    const count = loads.length;
    const fetched = fetch(key, freshMs);
    if (loads.length > count) loads.at(-1)?.resolve(value);
    return fetched;
  };
  return { cache, clock, fetch, fetchAs, loads };
}

/** Lets settled promises run their callbacks. */
const arrive = () => new Promise((resolve) => setImmediate(resolve));

describe('createCache', () => {
  it('shares one load between concurrent callers, and loads again after freshMs', async () => {
    const { cache, clock, fetch, fetchAs, loads } = setUp({ freshMs: 100 });
    const all = [fetch('a'), fetch('a'), fetch('a')];
    expect(cache.has('a')).toBe(true);
    expect(cache.get('a')).toBeUndefined();
    loads[0]?.resolve('first');
    expect(await Promise.all(all)).toEqual(Array.from({ length: 3 }, () => ({ value: 'first', state: 'miss' })));
    clock.now = 99;
    expect(cache.get('a')).toBe('first');
    expect(await fetchAs('a', 'no load')).toEqual({ value: 'first', state: 'hit' });
    clock.now = 100;
    expect(cache.get('a')).toBeUndefined();
    expect(cache.has('a')).toBe(false);
    expect(await fetchAs('a', 'second')).toEqual({ value: 'second', state: 'miss' });
  });

  it('returns a stale value while it loads once in the background, but not beyond staleMs', async () => {
    const refreshed: string[] = [];
    const { cache, clock, fetchAs, fetch, loads } = setUp({
      freshMs: 100,
      staleMs: 50,
      onRefreshed: (value) => refreshed.push(value),
    });
    await fetchAs('a', 'first');
    expect(refreshed).toEqual([]);
    clock.now = 120;
    expect(cache.has('a')).toBe(true);
    expect(await Promise.all([fetch('a'), fetch('a')])).toEqual([
      { value: 'first', state: 'stale' },
      { value: 'first', state: 'stale' },
    ]);
    expect(loads).toHaveLength(2);
    loads[1]?.resolve('second');
    await arrive();
    expect(refreshed).toEqual(['second']);
    expect(await fetchAs('a', 'no load')).toEqual({ value: 'second', state: 'hit' });
    clock.now = 270;
    expect(cache.has('a')).toBe(false);
    expect(await fetchAs('a', 'third')).toEqual({ value: 'third', state: 'miss' });
  });

  it('waits for a background load once the old value is beyond staleMs', async () => {
    const { clock, fetchAs, fetch, loads } = setUp({ freshMs: 100, staleMs: 50 });
    await fetchAs('a', 'first');
    clock.now = 120;
    await fetch('a');
    clock.now = 160;
    const late = fetch('a');
    loads[1]?.resolve('second');
    expect(await late).toEqual({ value: 'second', state: 'miss' });
    expect(loads).toHaveLength(2);
  });

  it('keeps the old value when its refresh fails, and reports that once', async () => {
    const errors: unknown[] = [];
    const { clock, fetchAs, fetch, loads } = setUp({
      freshMs: 100,
      staleMs: 50,
      onRefreshError: (error) => errors.push(error),
    });
    await fetchAs('a', 'first');
    clock.now = 120;
    await Promise.all([fetch('a'), fetch('a')]);
    loads[1]?.reject(new Error('no api'));
    await arrive();
    expect(errors).toEqual([new Error('no api')]);
    expect(await fetchAs('a', 'second')).toEqual({ value: 'first', state: 'stale' });
    await arrive();
    expect(await fetchAs('a', 'no load')).toEqual({ value: 'second', state: 'hit' });
  });

  it('rejects for the waiting callers, and caches no failure', async () => {
    const { fetch, fetchAs, loads } = setUp({ freshMs: 100 });
    const all = [fetch('a'), fetch('a')];
    loads[0]?.reject(new Error('no api'));
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await fetchAs('a', 'second')).toEqual({ value: 'second', state: 'miss' });
  });

  it('returns a value with freshMs 0 to the waiting callers, and leaves the old one cached', async () => {
    const refreshed: string[] = [];
    const { cache, clock, fetch, fetchAs, loads } = setUp({
      freshMs: 100,
      staleMs: 50,
      onRefreshed: (value) => refreshed.push(value),
    });
    const all = [fetch('a', 0), fetch('a', 0)];
    loads[0]?.resolve('broken');
    expect((await Promise.all(all)).map(({ value }) => value)).toEqual(['broken', 'broken']);
    expect(cache.has('a')).toBe(false);
    await fetchAs('a', 'whole');
    clock.now = 120;
    await fetchAs('a', 'broken', 0);
    await arrive();
    expect(await fetchAs('a', 'broken', 0)).toEqual({ value: 'whole', state: 'stale' });
    expect(refreshed).toEqual([]);
  });

  it('lets a load set the lifetime of its value', async () => {
    const { cache, clock, fetchAs } = setUp({ freshMs: 100 });
    await fetchAs('short', 'x', 10);
    cache.set('set', 'x', 20);
    cache.set('never', 'x', 0);
    expect(cache.get('never')).toBeUndefined();
    clock.now = 10;
    expect([cache.get('short'), cache.get('set')]).toEqual([undefined, 'x']);
    clock.now = 20;
    expect(cache.get('set')).toBeUndefined();
  });

  it('passes the old value to the load', async () => {
    const { cache, clock } = setUp({ freshMs: 100 });
    cache.set('a', 'old');
    clock.now = 1000;
    const { value } = await cache.fetch('a', async (stale) => ({ value: `${stale} and new` }));
    expect(value).toBe('old and new');
  });

  it('caches without expiry when no lifetime is given', async () => {
    const { cache, clock } = setUp();
    cache.set('a', 'x');
    clock.now = Number.MAX_SAFE_INTEGER;
    expect(cache.get('a')).toBe('x');
  });

  it('lets a caller abort, and continues the load for the others', async () => {
    const { fetch, loads } = setUp({ freshMs: 100 });
    const leaving = new AbortController();
    const left = fetch('a', undefined, leaving.signal);
    const stays = fetch('a');
    leaving.abort(new Error('deadline'));
    await expect(left).rejects.toThrow('deadline');
    loads[0]?.resolve('x');
    expect(await stays).toEqual({ value: 'x', state: 'miss' });
    await expect(fetch('b', undefined, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  });

  it('waits for another caller’s load up to waitMs, then loads itself; later callers wait for that load', async () => {
    const { cache, fetch, loads } = setUp({ freshMs: 100, waitMs: 1 });
    const first = fetch('a');
    const second = fetch('a');
    while (loads.length < 2) await arrive();
    const third = fetch('a');
    loads[1]?.resolve('quick');
    expect([(await second).value, (await third).value]).toEqual(['quick', 'quick']);
    expect(loads).toHaveLength(2);
    loads[0]?.resolve('slow');
    expect((await first).value).toBe('slow');
    expect(cache.get('a')).toBe('quick');
  });

  it('loads itself after another caller’s failure, unless that is final', async () => {
    const { fetch, loads } = setUp({
      freshMs: 100,
      waitMs: 10_000,
      isFinal: (error) => error instanceof Error && error.message === 'not found',
    });
    const failed = Promise.allSettled([fetch('a'), fetch('a')]);
    loads[0]?.reject(new Error('no api'));
    await arrive();
    loads[1]?.resolve('x');
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    const missing = [fetch('b'), fetch('b')];
    loads[2]?.reject(new Error('not found'));
    expect((await Promise.allSettled(missing)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(loads).toHaveLength(3);
  });

  it('never exceeds its bound, and resolves an evicted load for its waiting callers', async () => {
    const { cache, fetch, fetchAs, loads } = setUp({ bound: { maxEntries: 2 }, freshMs: 100 });
    const pushedOut = fetch('a');
    for (const key of ['b', 'c', 'd']) await fetchAs(key, key);
    loads[0]?.resolve('a');
    expect((await pushedOut).value).toBe('a');
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.has(key))).toHaveLength(2);
  });

  it('counts sizes: evicts the least recently used, and does not cache a value above maxSize', async () => {
    const { cache } = setUp({ bound: { maxSize: 10, sizeOf: ({ length }) => length } });
    cache.set('a', 'xxxx');
    cache.set('b', 'xxxx');
    expect(cache.get('a')).toBe('xxxx');
    cache.set('c', 'xxxx');
    expect(['a', 'b', 'c'].map((key) => cache.has(key))).toEqual([true, false, true]);
    cache.set('d', 'x'.repeat(11));
    expect(cache.has('d')).toBe(false);
  });

  it('returns no value beyond its lifetime, in any order of fetches', async () => {
    const step = fc.record({ wait: fc.nat(80), key: fc.constantFrom('a', 'b'), isStored: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const clock = { now: 0 };
        const cache = createCache<number>({ bound: ENTRIES, freshMs: 100, staleMs: 50, now: () => clock.now });
        for (const { wait, key, isStored } of steps) {
          clock.now += wait;
          const { value, state } = await cache.fetch(key, async () => ({
            value: clock.now,
            ...(!isStored && { freshMs: 0 }),
          }));
          const age = clock.now - value;
          expect(age).toBeLessThan(state === 'hit' ? 100 : state === 'stale' ? 150 : 1);
          await arrive();
        }
      }),
      { numRuns: 50 },
    );
  });
});
