import { describe, expect, it, jest } from '@jest/globals';
import { createBundleFetch } from './bundle-fetch.ts';

const build = (response = new Response('{}')) => {
  const fetch = jest.fn<typeof globalThis.fetch>(async () => response);
  const outcomes: [string, number | null][] = [];
  const bundleFetch = createBundleFetch({
    fetch,
    apiBase: 'http://api.test/api/',
    cookie: 'session=hemlig',
    requestId: 'r-1',
    onResponse: (path, found) => outcomes.push([path, found?.status ?? null]),
  });
  const sent = () => Object.fromEntries(new Headers(fetch.mock.calls[0]?.[1]?.headers));
  return { fetch, bundleFetch, outcomes, sent };
};

describe('createBundleFetch', () => {
  it('[F12] adds the shopper’s cookie where the call requests it, and no other header of a bundle', async () => {
    const { bundleFetch, sent } = build();
    const headers = { Cookie: 'withheld', Region: 'se', 'X-Forwarded-For': '192.0.2.1', Authorization: 'Bearer x' };
    await bundleFetch('http://api.test/api/me', { headers });
    expect(sent()).toEqual({ cookie: 'session=hemlig', region: 'se', 'x-request-id': 'r-1' });
  });

  it('[F12] sends no cookie with an anonymous call', async () => {
    const { bundleFetch, sent } = build();
    await bundleFetch('http://api.test/api/usp');
    expect(sent()).not.toHaveProperty('cookie');
  });

  it.each([
    'https://elak.example/samla',
    'http://api.test@elak.example/api/me',
    'http://api.test:81/api/me',
    'https://api.test/api/me',
    'http://api.test/metrics',
    'http://api.test/api/../metrics',
    'http://api.test/api/%2e%2e/metrics',
    'file:///etc/passwd',
  ])('[F12] does not fetch %s for a bundle, with or without a cookie', async (url) => {
    const { bundleFetch, fetch } = build();
    await expect(bundleFetch(url, { headers: { Cookie: 'withheld' } })).rejects.toThrow(TypeError);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('[F12] reads only: a render changes nothing in the shopper’s name', async () => {
    const { bundleFetch, fetch } = build();
    await expect(bundleFetch('http://api.test/api/cart', { method: 'POST', body: '{}' })).rejects.toThrow(
      'may not POST',
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('[F12] follows no redirect, and shows that a cookie was set but not which', async () => {
    const headers = { 'Set-Cookie': 'session=ny-hemlighet', 'X-A': 'b' };
    const { bundleFetch, fetch, outcomes } = build(new Response('{}', { status: 201, headers }));
    const response = await bundleFetch('http://api.test/api/me');
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'set-cookie': 'withheld', 'x-a': 'b' });
    expect([response.status, await response.text()]).toEqual([201, '{}']);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' });
    expect(outcomes).toEqual([['me', 201]]);
  });
});
