import { describe, expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createReleaseHealth, THRESHOLDS } from './release-health.ts';
import { watchUpstream } from './upstream-watch.ts';

describe('createCircuitBreaker', () => {
  const clock = { now: 0 };
  const failing = (times: number) => {
    const breaker = createCircuitBreaker(() => clock.now);
    for (let time = 0; time < times; time += 1) breaker.note('header', false);
    return breaker;
  };

  it('leaves a slot out after five failures in a row, and no other slot', () => {
    expect(failing(4).isOpen('header')).toBe(false);
    const breaker = failing(5);
    expect(breaker.isOpen('header')).toBe(true);
    expect(breaker.isOpen('footer')).toBe(false);
  });

  it('one success in between starts the count anew', () => {
    const breaker = failing(4);
    breaker.note('header', true);
    breaker.note('header', false);
    expect(breaker.isOpen('header')).toBe(false);
  });

  it('lets one page try again after a while, and everybody once that went well', () => {
    const breaker = failing(5);
    clock.now += 10_000;
    expect([breaker.isOpen('header'), breaker.isOpen('header')]).toEqual([false, true]);
    breaker.note('header', true);
    expect(breaker.isOpen('header')).toBe(false);
  });
});

describe('createReleaseHealth', () => {
  const build = () => {
    const clock = { now: 0 };
    const broken: string[] = [];
    const health = createReleaseHealth(
      () => clock.now,
      (name, version) => broken.push(`${name}@${version}`),
    );
    const fragments = (count: number, isOk: boolean) => {
      for (let index = 0; index < count; index += 1) health.fragment('mf-header', '2', isOk);
    };
    return { clock, broken, health, fragments };
  };

  it('needs a number of failures and a share of all', () => {
    const { broken, fragments } = build();
    fragments(100, true);
    fragments(THRESHOLDS.failedFragments + 5, false);
    expect(broken).toEqual([]);
    fragments(20, false);
    expect(broken).toEqual(['mf-header@2']);
  });

  it('forgets what lies back longer than its window', () => {
    const { broken, fragments, clock } = build();
    fragments(THRESHOLDS.failedFragments - 1, false);
    clock.now += THRESHOLDS.windowMs;
    fragments(THRESHOLDS.failedFragments - 1, false);
    expect(broken).toEqual([]);
  });

  it('counts each browser once, and needs a share of the visitors', () => {
    const { broken, fragments, health } = build();
    for (let time = 0; time < 100; time += 1) health.report('mf-header', '2', '192.0.2.1');
    expect(broken).toEqual([]);
    fragments(1000, true);
    for (let visitor = 0; visitor < 40; visitor += 1) health.report('mf-header', '2', `192.0.2.${visitor}`);
    expect(broken).toEqual([]);
    for (let visitor = 40; visitor < 55; visitor += 1) health.report('mf-header', '2', `192.0.2.${visitor}`);
    expect(broken).toEqual(['mf-header@2']);
  });
});

describe('watchUpstream', () => {
  it.each([
    [200, false],
    [404, false],
    [429, true],
    [503, true],
  ])('after an answer %d the api is to blame: %s', async (status, isToBlame) => {
    const watch = watchUpstream(async () => new Response('', { status }));
    await watch.fetch('http://api.test');
    expect([watch.hasFailed(), watch.isToWaitFor()]).toEqual([isToBlame, isToBlame]);
  });

  it('is to wait for while it has not answered, and to blame when it cannot be reached', async () => {
    const waiting = watchUpstream(() => new Promise(() => undefined));
    void waiting.fetch('http://api.test');
    expect([waiting.hasFailed(), waiting.isToWaitFor()]).toEqual([false, true]);
    const away = watchUpstream(() => Promise.reject(new TypeError('fetch failed')));
    await expect(away.fetch('http://api.test')).rejects.toThrow();
    expect([away.hasFailed(), away.isToWaitFor()]).toEqual([true, true]);
  });
});
