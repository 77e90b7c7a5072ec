import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';
import { waitFor } from '@shop/testing/wait-for';

const { current, get, start } = shellPerTest();

describe('the api behind the shop', () => {
  it('is proxied with the request’s id', async () => {
    await start({ api: ({ url, headers }) => ({ body: { url, id: headers['x-request-id'] } }) });
    const result = await get('/api/cart?checkCart=1');
    expect(result.json()).toEqual({ url: '/api/cart?checkCart=1', id: result.headers['x-request-id'] });
    expect((await get('/images/product/1?trim&w=231')).json()).toMatchObject({ url: '/images/product/1?trim&w=231' });
  });

  it('gets a read again after a broken connection, once, and never a write', async () => {
    const send: string[] = [];
    await start({
      api: ({ method, url }) => {
        send.push(`${method} ${url}`);
        return { body: {}, breaks: url !== '/api/lost-once' || send.length === 1 };
      },
    });
    expect((await get('/api/lost-once')).statusCode).toBe(200);
    expect((await get('/api/lost')).statusCode).toBe(503);
    expect((await current().app.inject({ method: 'POST', url: '/api/order', payload: {} })).statusCode).toBe(503);
    expect(send).toEqual([
      'GET /api/lost-once',
      'GET /api/lost-once',
      'GET /api/lost',
      'GET /api/lost',
      'POST /api/order',
    ]);
  });

  it('gets no retry when it is overloaded', async () => {
    let send = 0;
    await start({
      api: () => {
        send += 1;
        return { status: 503, body: { code: 'UNAVAILABLE' }, headers: { 'Retry-After': '1' } };
      },
    });
    expect((await get('/api/cart')).headers['retry-after']).toBe('1');
    expect(send).toBe(1);
  });

  it('[F7] is notified when the browser that waits for an image has disconnected', async () => {
    const begun = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    await start({
      api: () => {
        begun.resolve();
        return { onLeft: left.resolve };
      },
    });
    const address = await current().app.listen({ host: '127.0.0.1', port: 0 });
    const browser = new AbortController();
    const picture = fetch(`${address}/images/product/1?trim&w=231`, { signal: browser.signal });
    await begun.promise;
    browser.abort();
    await expect(picture).rejects.toThrow('aborted');
    await left.promise;
  });

  it('[F7] gets all image requests at once, since only the api can schedule them by caller', async () => {
    const requested: string[] = [];
    await start({
      api: ({ url }) => {
        requested.push(url);
        return { onLeft: () => undefined };
      },
    });
    const address = await current().app.listen({ host: '127.0.0.1', port: 0 });
    const browser = new AbortController();
    const pictures = Array.from({ length: 300 }, (_, id) =>
      fetch(`${address}/images/product/${id}?trim&w=231`, { signal: browser.signal }).catch(() => null),
    );
    await waitFor(() => expect(requested).toHaveLength(300), { timeout: 10_000 });
    browser.abort();
    await Promise.all(pictures);
  });

  it('[F7] passes on a refusal with Retry-After', async () => {
    const headers = { 'Retry-After': '5', 'Cache-Control': 'no-store' };
    await start({ api: () => ({ status: 503, body: { code: 'UNAVAILABLE' }, headers }) });
    for (const url of [
      '/images/product/1?trim&w=231',
      '/img/a.png',
      '/files/a.pdf',
      '/api/avatar/7',
      '/api/dynimg/a/b',
    ]) {
      const response = await get(url);
      expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
        503,
        '5',
        'no-store',
      ]);
    }
  });

  it('responds 503 in Swedish when the api is down', async () => {
    await start({ config: { apiOrigin: 'http://127.0.0.1:9' } });
    const result = await get('/api/cart');
    expect(result.statusCode).toBe(503);
    expect(result.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect((await get('/readyz')).statusCode).toBe(503);
    expect((await get('/healthz')).statusCode).toBe(200);
  });
});
