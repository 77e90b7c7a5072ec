import { describe, expect, it, jest } from '@jest/globals';
import { createSwrCache } from './swr-cache.ts';

describe('createSwrCache', () => {
  it('tells of what took the place of an old answer, which nobody waits for, and of nothing else', async () => {
    let now = 0;
    const onRefreshed = jest.fn();
    const cache = createSwrCache<string>({
      maxBytes: 100,
      bytesOf: () => 1,
      freshMs: 10,
      staleMs: 10,
      now: () => now,
      onRefreshError: (error) => {
        throw error;
      },
      onRefreshed,
    });
    const settled = () => new Promise(setImmediate);
    const ask = (value: string, isKept = true) => cache.get('a', () => Promise.resolve({ value, isKept }));
    expect(await ask('ett')).toEqual({ value: 'ett', state: 'miss' });
    now = 15;
    expect(await ask('halv', false)).toEqual({ value: 'ett', state: 'stale' });
    await settled();
    expect(await ask('två')).toEqual({ value: 'ett', state: 'stale' });
    await settled();
    expect(await ask('tre')).toEqual({ value: 'två', state: 'hit' });
    now = 100;
    expect(await ask('fyra')).toEqual({ value: 'fyra', state: 'miss' });
    expect(onRefreshed.mock.calls).toEqual([['två']]);
  });
});
