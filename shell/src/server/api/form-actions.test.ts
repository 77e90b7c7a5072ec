import { describe, expect, it, jest } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';

const { current, start } = shellPerTest();

describe('forms without JavaScript', () => {
  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    return current().app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  };

  const KOP = { productId: '5', quantity: '2', unitPrice: '1299', returnTo: '/se/product/5-mus' };

  it('"Köp" becomes a cart event, the cart’s cookie is passed on, and the shopper is back where they were', async () => {
    let sent: unknown;
    await start({
      api: ({ method, url, body, headers }) => {
        if (method === 'POST' && url === '/api/cart') sent = { ...JSON.parse(body), cookie: headers.cookie };
        return { headers: { 'Set-Cookie': ['cart=new; HttpOnly'] }, body: {} };
      },
    });
    const response = await post('/se/varukorg', KOP, { cookie: 'cart=old' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/se/product/5-mus']);
    expect(response.headers['set-cookie']).toBe('cart=new; HttpOnly');
    expect(sent).toEqual({
      events: [{ method: 'relative', productId: 5, quantity: 2, unitPrice: 1299, pass: null, extraData: {} }],
      cookie: 'cart=old',
    });
  });

  it.each(['//ond.example/x', 'https://ond.example', '/\\ond.example', 'javascript:alert(1)'])(
    'never leads to %s',
    async (returnTo) => {
      await start({ api: () => ({ body: {} }) });
      expect((await post('/se/varukorg', { ...KOP, returnTo })).headers.location).toBe('/se');
    },
  );

  it('refuses another site’s form', async () => {
    const api = jest.fn(() => ({ body: {} }));
    await start({ api });
    expect((await post('/se/varukorg', KOP, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(
      (await post('/se/logga-in', { username: 'a', password: 'b' }, { origin: 'https://ond.example' })).statusCode,
    ).toBe(403);
    expect(api).not.toHaveBeenCalled();
  });

  it('login passes the session on, and shows a failure', async () => {
    await start({
      api: ({ url, body }) =>
        url === '/api/login' && body.includes('"rätt"')
          ? { headers: { 'Set-Cookie': '__Host-session=1' }, body: {} }
          : { status: 403, body: {} },
    });
    const good = await post('/se/logga-in', { username: 'anna', password: 'rätt', returnTo: '/se/orders' });
    expect([good.statusCode, good.headers.location, good.headers['set-cookie']]).toEqual([
      303,
      '/se/orders',
      '__Host-session=1',
    ]);
    const bad = await post('/se/logga-in', { username: 'anna', password: 'fel', returnTo: '/se/orders' });
    expect([bad.statusCode, bad.headers.location]).toEqual([303, '/se/orders?fel=inloggning']);
  });
});

describe('the redirect after a form', () => {
  const post = async (url: string, fields: Record<string, string>, referer?: string) => {
    const { app } = await start({ api: () => ({ body: {} }) });
    const response = await app.inject({
      method: 'POST',
      url,
      headers: {
        host: 'localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
        ...(referer !== undefined && { referer }),
      },
      payload: new URLSearchParams(fields).toString(),
    });
    return response.headers.location;
  };

  const LOGIN = { username: 'nova', password: 'x' };
  const BUY = { productId: '5', unitPrice: '10' };

  it.each([
    ['/se/logga-in', LOGIN, 'http://localhost:3000//evil.example/x'],
    ['/se/varukorg', BUY, 'http://localhost:3000//evil.example/se/product/5'],
  ])('[F14] does not lead out of the shop by the Referer: %s', async (url, fields, referer) => {
    expect(await post(url, fields, referer)).toBe('/se');
  });

  it.each(['/.//evil.example/a', '/..//evil.example', '/%2e//evil.example', '//evil.example', '/\\evil.example'])(
    '[F14] does not lead out of the shop by what the form says: %s',
    async (returnTo) => {
      expect(await post('/se/logga-in', { ...LOGIN, returnTo })).toBe('/se');
    },
  );

  it('[F14] leads to the page that the Referer names', async () => {
    expect(await post('/se/logga-in', LOGIN, 'http://localhost:3000/se/product/5-mus?page=2')).toBe(
      '/se/product/5-mus?page=2',
    );
  });
});
