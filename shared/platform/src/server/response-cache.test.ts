import { describe, expect, it } from '@jest/globals';
import { createApiError } from '../api-client/api-error.ts';
import { freshSeconds } from './fresh-seconds.ts';
import { createReadSharing, createResponseCache, FailedCall, loadedResponse } from './response-cache.ts';

const PUBLIC = { 'cache-control': 'public, max-age=60' };

const setUp = () => {
  const clock = { now: 0 };
  const cache = createResponseCache(() => clock.now);
  const fetch = async (key: string, headers: Record<string, string>, data: unknown = { id: 7 }) => {
    const seconds = freshSeconds(new Headers(headers), undefined);
    const { value } = await cache.fetch(key, async () =>
      loadedResponse({ data, pageRedirect: null, length: 8 }, seconds, clock.now),
    );
    return value;
  };
  return { cache, clock, fetch };
};

describe('createResponseCache', () => {
  it('caches a public response for ten seconds at most, and not longer than its headers allow', async () => {
    const { cache, clock, fetch } = setUp();
    expect((await fetch('long', PUBLIC)).freshUntil).toBe(10_000);
    expect((await fetch('short', { ...PUBLIC, age: '57' })).freshUntil).toBe(3000);
    clock.now = 2999;
    expect(cache.get('short')?.data).toEqual({ id: 7 });
    clock.now = 3000;
    expect(cache.get('short')).toBeUndefined();
    expect(cache.get('long')?.data).toEqual({ id: 7 });
    clock.now = 10_000;
    expect(cache.get('long')).toBeUndefined();
  });

  it.each<Record<string, string>>([
    { 'cache-control': 'private, no-store' },
    { 'cache-control': 'private, max-age=60' },
    { 'cache-control': 'max-age=60' },
    { ...PUBLIC, age: '60' },
    { ...PUBLIC, age: '90' },
    { ...PUBLIC, 'set-cookie': 'session=1' },
    { ...PUBLIC, 'x-page-redirect': 'Campaign:1' },
    {},
  ])('does not cache a response with %o', async (headers) => {
    const { cache, fetch } = setUp();
    expect((await fetch('x', headers)).freshUntil).toBe(0);
    expect(cache.get('x')).toBeUndefined();
  });

  it('freezes shared data', async () => {
    const { cache, fetch } = setUp();
    await fetch('x', PUBLIC, { list: [{ id: 7 }] });
    const data = cache.get('x')?.data as { list: { id: number }[] };
    expect(() => data.list.push({ id: 8 })).toThrow(TypeError);
    expect(() => Object.assign(data.list[0] ?? {}, { id: 8 })).toThrow(TypeError);
  });

  it.each([
    [404, 1],
    [429, 2],
    [503, 2],
  ])('after a %i of another’s call %i calls are made for two pages', async (status, calls) => {
    const { cache } = setUp();
    let made = 0;
    const fails = async () => {
      made += 1;
      await Promise.resolve();
      throw new FailedCall(createApiError('failed', { status }), null);
    };
    const both = await Promise.allSettled([cache.fetch('x', fails), cache.fetch('x', fails)]);
    expect(both.map(({ status: settled }) => settled)).toEqual(['rejected', 'rejected']);
    expect(made).toBe(calls);
  });
});

describe('createReadSharing', () => {
  it('shares reads in flight and caches nothing, whatever the response allows', async () => {
    const reads = createReadSharing();
    let made = 0;
    const load = async () => {
      made += 1;
      return loadedResponse({ data: made, pageRedirect: null, length: 1 }, 0, 0);
    };
    const both = await Promise.all([reads.fetch('x', load), reads.fetch('x', load)]);
    expect(both.map(({ value }) => value.data)).toEqual([1, 1]);
    expect((await reads.fetch('x', load)).value.data).toBe(2);
  });
});
