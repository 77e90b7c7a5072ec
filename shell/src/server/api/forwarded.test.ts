import { TrustedProxies } from '@shop/server';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

let shell: TestShell | undefined;
afterEach(() => shell?.close());

/** Caller that the api received, by path. */
const reported = new Map<string, string | undefined>();

const start = async (trusted: string): Promise<TestShell> => {
  reported.clear();
  shell = await startTestShell({
    config: { trustsProxy: TrustedProxies.parse(trusted) },
    api: ({ url, headers }) => {
      reported.set(url.split('?', 1)[0] ?? url, headers['x-forwarded-for']?.toString());
      return { body: { data: { user: null, starredStores: [] } } };
    },
    slots: {
      'checkout-page': async (_request, io) => {
        await io.fetch(`${shell?.apiOrigin}/api/order/7/hemlig`);
        return { html: '<h1>Kassa</h1>', head: { title: 'Kassa' } };
      },
    },
  });
  return shell;
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Every path by which the shell calls the api for a user. */
const fetchAll = async ({ app }: TestShell, headers: Record<string, string>): Promise<void> => {
  await app.inject({ url: '/api/cart', headers });
  const credentials = 'username=nova&password=x';
  await app.inject({ method: 'POST', url: '/se/logga-in', headers: { ...headers, ...FORM }, payload: credentials });
  await app.inject({ method: 'POST', url: '/api/client-error', headers, payload: { message: 'x' } });
  await app.inject({ url: '/admin/orders', headers });
  await app.inject({ url: '/se/checkout', headers: { ...headers, cookie: '__Host-session=abc' } });
};
const WAYS = ['/api/cart', '/api/login', '/api/client-error', '/admin/orders', '/api/me', '/api/order/7/hemlig'];

describe('the caller’s address', () => {
  it('[F1] is sent to the api as that of the connection, whatever the caller claims', async () => {
    await fetchAll(await start(''), { 'x-forwarded-for': '198.51.100.1' });
    expect(WAYS.map((way) => [way, reported.get(way)])).toEqual(WAYS.map((way) => [way, '127.0.0.1']));
  });

  it('[F1] is the right-most one behind one trusted proxy', async () => {
    await fetchAll(await start('1'), { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' });
    expect(WAYS.map((way) => [way, reported.get(way)])).toEqual(WAYS.map((way) => [way, '203.0.113.9']));
  });
});

describe('the id of a request', () => {
  it('[F24] is always the shell’s own, also towards the api', async () => {
    const seen: (string | undefined)[] = [];
    shell = await startTestShell({
      api: ({ headers }) => {
        seen.push(headers['x-request-id']?.toString());
        return {};
      },
    });
    const { headers } = await shell.app.inject({ url: '/api/cart', headers: { 'x-request-id': 'somebody-elses-id' } });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen).toEqual([headers['x-request-id']]);
  });
});
