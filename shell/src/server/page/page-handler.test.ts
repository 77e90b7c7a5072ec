import { describe, expect, it } from '@jest/globals';
import type { FakeSlot } from '../testing/test-shell.ts';
import { memberApi, shellPerTest } from '../testing/shell-per-test.ts';

const { get, start } = shellPerTest();

describe('a page that does not exist', () => {
  it('[2.2-01][O2.2-08][O2.2-15][O8-12] responds 404 with the styled page: no route, no entity, no page in the release', async () => {
    await start({ slots: { 'product-page': () => ({ status: 404 }) } });
    for (const url of ['/se/finns/inte', '/se/product/5', '/se/store/3']) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode]).toEqual([url, 404]);
      expect(body).toContain('<title>Sidan kunde inte hittas | Pixelhamn</title>');
      expect(body).toMatch(/<h1[^>]*>Sidan kunde inte hittas/);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).toContain('action="/se/search"');
      expect(body).toContain('Sidhuvud');
    }
  });

  it('[8-32] a crawler beyond the last page gets 404, other visitors the list', async () => {
    await start({
      slots: { 'list-page': ({ page }) => (page.isCrawler ? { status: 404 } : { html: '<h1>Lista</h1>' }) },
    });
    const crawler = await get('/se/category/7?page=99', { 'user-agent': 'Googlebot/2.1' });
    expect(crawler.statusCode).toBe(404);
    expect(crawler.body).toMatch(/<h1[^>]*>Sidan kunde inte hittas/);
    expect((await get('/se/category/7?page=99')).statusCode).toBe(200);
  });

  it('[2.1-83][O2.1-13] the error page’s own URL responds 404', async () => {
    await start();
    expect((await get('/se/error/404/?p=%2Fx')).statusCode).toBe(404);
  });
});

describe('URLs', () => {
  it.each([
    ['[O2.1-01]', '/product/5', '/se/product/5', 301],
    ['[2.2-19][O2.2-05]', '/se/category/3144?f=1', '/se/campaign/6813?f=1', 301],
    ['[O2.1-20]', '/se/product/5-fel?a=1', '/se/product/5-mus?a=1', 301],
    ['[O2.1-20]', '/se/p/5', '/se/product/5-mus', 301],
    ['[2.1-52]', '/se/search?searchString=mus', '/se/search/mus', 301],
    ['[2.1-08]', '/se/member', '/se/member/orders', 302],
  ])('%s %s leads to %s', async (_ids, url, location, status) => {
    await start();
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([status, location]);
  });

  it('redirects as a page’s load does', async () => {
    await start({ slots: { 'start-page': () => ({ redirect: { to: '/se/campaign/1', permanent: false } }) } });
    const response = await get('/se');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/se/campaign/1']);
  });
});

describe('a session', () => {
  it('gets its own page: one request to me, and no caching', async () => {
    let requested = 0;
    await start({
      api: (request) => {
        if (request.url === '/api/me') requested += 1;
        return memberApi(request);
      },
    });
    await get('/se/product/5-mus');
    const response = await get('/se/product/5-mus', { cookie: '__Host-session=good' });
    expect(response.body).toContain('<h1>Produkt</h1>Anna');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(requested).toBe(1);
    expect((await get('/se/product/5-mus')).body).not.toContain('Anna');
  });

  it('that has expired gets the shared page, which a CDN may not store', async () => {
    await start({ api: memberApi });
    const response = await get('/se/product/5-mus', { cookie: '__Host-session=old' });
    expect(response.body).toContain('"isShared":true');
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  it('is told to the page’s scripts, which cannot see the cookies: also with a 304, and never by a page for a CDN', async () => {
    await start({ config: { variantHeader: 'x-variant' } });
    const timing = async (headers: Record<string, string> = {}) => {
      const { statusCode, headers: sent } = await get('/se', headers);
      return [statusCode, sent['server-timing']];
    };
    const { headers } = await get('/se');
    const etag = String(headers.etag);
    expect(await timing()).toEqual([200, 'visitor;desc="new"']);
    expect(await timing({ 'if-none-match': etag })).toEqual([304, 'visitor;desc="new"']);
    expect(await timing({ 'if-none-match': etag, cookie: '__Host-cart=abc' })).toEqual([304, 'visitor;desc="known"']);
    expect(await timing({ cookie: '__Host-session=old' })).toEqual([200, 'visitor;desc="known"']);
    expect(await timing({ 'user-agent': 'Googlebot/2.1', 'x-variant': 'crawler' })).toEqual([200, undefined]);
    expect((await get('/se/checkout')).headers['server-timing']).toBe('visitor;desc="new"');
  });

  it('[F12] a cart cookie is sent with requests of a personal page’s fragments, which never see it', async () => {
    const seen: (string | null)[] = [];
    const sent: (string | undefined)[] = [];
    const note: FakeSlot = async ({ cookie, apiBase }, io) => {
      seen.push(cookie);
      await io.fetch(`${apiBase}checkout`, { headers: cookie === null ? {} : { Cookie: cookie } });
      return { html: 'x' };
    };
    await start({
      slots: { 'checkout-page': note, 'start-page': note },
      api: ({ url, headers }) => {
        if (url === '/api/checkout') sent.push(headers.cookie);
        return null;
      },
    });
    const checkout = await get('/se/checkout', { cookie: 'cart=abc' });
    await get('/se', { cookie: 'cart=abc' });
    expect(seen).toEqual(['withheld', null]);
    expect(sent).toEqual(['cart=abc', undefined]);
    expect(checkout.headers['cache-control']).toBe('private, no-store');
  });
});

describe('a query with a secret', () => {
  it.each([
    ['/se?email=a%40b.se&orderId=PX-1&secret=abc', 'no-referrer'],
    ['/se?unsubscribe=1&token=abc', 'no-referrer'],
    ['/se?kampanj=secret', 'strict-origin-when-cross-origin'],
  ])('[O4-15] %s is sent with %s, cached or not', async (url, policy) => {
    await start();
    expect((await get('/se')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect((await get(url)).headers['referrer-policy']).toBe(policy);
  });
});

describe('a query that no page reads', () => {
  it('[F22] [O2.2-05] an unread query is preserved in a redirect', async () => {
    await start();
    expect((await get('/se/product/5-fel-namn?utm_source=brev')).headers.location).toBe(
      '/se/product/5-mus?utm_source=brev',
    );
    expect((await get('/se/product/5-fel-namn?utm_source=annons')).headers.location).toBe(
      '/se/product/5-mus?utm_source=annons',
    );
  });
});
