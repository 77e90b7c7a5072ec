import { describe, expect, it } from '@jest/globals';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { watchUpstream } from './upstream-watch.ts';

describe('createCircuitBreaker', () => {
  const clock = { now: 0 };
  const failing = (times: number) => {
    const breaker = createCircuitBreaker(() => clock.now);
    for (let time = 0; time < times; time += 1) breaker.note('header', false);
    return breaker;
  };

  it('skips a slot after five failures in a row, and no other slot', () => {
    expect(failing(4).isOpen('header')).toBe(false);
    const breaker = failing(5);
    expect(breaker.isOpen('header')).toBe(true);
    expect(breaker.isOpen('footer')).toBe(false);
  });

  it('a success in between resets the count', () => {
    const breaker = failing(4);
    breaker.note('header', true);
    breaker.note('header', false);
    expect(breaker.isOpen('header')).toBe(false);
  });

  it('lets one page try again after a while, and all pages after its success', () => {
    const breaker = failing(5);
    clock.now += 10_000;
    expect([breaker.isOpen('header'), breaker.isOpen('header')]).toEqual([false, true]);
    breaker.note('header', true);
    expect(breaker.isOpen('header')).toBe(false);
  });
});

describe('watchUpstream', () => {
  it.each([
    [200, false],
    [404, false],
    [429, true],
    [503, true],
  ])('after a response %d the api is to blame: %s', async (status, isToBlame) => {
    const watch = watchUpstream(async () => new Response('', { status }));
    await watch.fetch('http://api.test');
    expect([watch.hasFailed(), watch.isToWaitFor()]).toEqual([isToBlame, isToBlame]);
  });

  it('is pending until it responds, and to blame when it cannot be reached', async () => {
    const waiting = watchUpstream(() => new Promise(() => undefined));
    void waiting.fetch('http://api.test');
    expect([waiting.hasFailed(), waiting.isToWaitFor()]).toEqual([false, true]);
    const away = watchUpstream(() => Promise.reject(new TypeError('fetch failed')));
    await expect(away.fetch('http://api.test')).rejects.toThrow();
    expect([away.hasFailed(), away.isToWaitFor()]).toEqual([true, true]);
  });
});
