import { expect, it } from '@jest/globals';
import { createCachedValue } from './create-cached-value.ts';

it('loads on the first call and after freshMs, once for concurrent callers', async () => {
  const clock = { now: 0 };
  let loads = 0;
  const value = createCachedValue(async () => ({ value: (loads += 1) }), { freshMs: 100, now: () => clock.now });
  expect(await Promise.all([value(), value()])).toEqual([1, 1]);
  clock.now = 99;
  expect(await value()).toBe(1);
  clock.now = 100;
  expect(await value()).toBe(2);
});

it('caches no failure', async () => {
  let isDown = true;
  const value = createCachedValue(
    async () => {
      if (isDown) throw new Error('no database');
      return { value: 'x' };
    },
    { freshMs: 100 },
  );
  await expect(value()).rejects.toThrow('no database');
  isDown = false;
  expect(await value()).toBe('x');
});
