import { describe, expect, it } from '@jest/globals';
import { createTimedCache } from './timed-cache.ts';

function countingCache(seconds: number) {
  let now = new Date('2026-11-20T10:00:00Z');
  let made = 0;
  const cache = createTimedCache<number>({ now: () => now }, { seconds, max: 10 });
  return {
    ask: (key: string) => cache(key, () => Promise.resolve((made += 1))),
    fail: (key: string) => cache(key, () => Promise.reject(new Error('no database'))),
    wait: (ms: number) => (now = new Date(now.getTime() + ms)),
  };
}

describe('createTimedCache', () => {
  it('loads a value once until its time is over', async () => {
    const { ask: read, wait } = countingCache(45);
    expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual([1, 1, 2]);
    wait(44_999);
    expect(await read('a')).toBe(1);
    wait(1);
    expect(await read('a')).toBe(3);
  });

  it('loads every value again with 0 seconds', async () => {
    const { ask: read } = countingCache(0);
    expect([await read('a'), await read('a')]).toEqual([1, 2]);
  });

  it('does not cache a failure', async () => {
    const { ask: read, fail } = countingCache(45);
    await expect(fail('a')).rejects.toThrow('no database');
    expect(await read('a')).toBe(1);
  });
});
