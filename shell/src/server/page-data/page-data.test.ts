import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import { PAGE_DATA_KEYS, PAGE_DATA_PATH, type PageDataLine } from '../../page/page-data.ts';
import { EMPTY_RESULT } from '@shop/contracts/render-result';
import { startTestShell, USER, type TestShell, type TestShellOptions } from '../testing/test-shell.ts';

let shell: TestShell | null = null;
afterEach(async () => {
  await shell?.close();
  shell = null;
});

const ME = '/api/me';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36';
const SESSION = '__Host-session=abc';
const RELEASES = '1,mf-header@1,mf-discovery@1,mf-cart-checkout@1,mf-member@1,mf-content@1';
const member = { status: 200, body: { data: { user: USER, starredStores: [3] } } };

const start = async (options: TestShellOptions = {}): Promise<TestShell> => {
  shell = await startTestShell({ api: ({ url }) => (url === ME ? member : null), ...options });
  return shell;
};

const urlOf = (page: string, query: Readonly<Record<string, string>> = {}): string =>
  `${PAGE_DATA_PATH}?${new URLSearchParams({ [PAGE_DATA_KEYS.page]: page, [PAGE_DATA_KEYS.releases]: RELEASES, ...query })}`;

const get = (page: string, query?: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  (shell as TestShell).app.inject({ url: urlOf(page, query), headers: { 'user-agent': BROWSER, ...headers } });

const linesOf = (body: string): PageDataLine[] =>
  body
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => JSON.parse(text) as PageDataLine);

describe('GET /page-data', () => {
  it("contains the data of the page's own slots and the page's head, and renders nothing", async () => {
    const requested: unknown[] = [];
    await start({
      slots: {
        'product-page': ({ page, isDataOnly }) => {
          requested.push(isDataOnly);
          return { data: { id: page.route.params.id, name: '</script>' }, head: { title: 'Mus' } };
        },
        header: () => {
          throw new Error('no part of the page itself');
        },
      },
    });
    const response = await get('/se/product/5-mus?utm_source=x');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('ndjson');
    expect(linesOf(response.body)).toEqual([
      { kind: 'slot', slot: 'product-page', data: { id: '5', name: '</script>' }, head: { title: 'Mus' }, status: 200 },
    ]);
    expect(response.body).not.toContain('</script>');
    expect(requested).toEqual([true]);
  });

  it('contains all slots of a list, and the frame round it after checkout', async () => {
    await start();
    const slots = (body: string) => linesOf(body).flatMap((line) => (line.kind === 'slot' ? line.slot : []));
    expect(slots((await get('/se/category/7')).body).toSorted()).toEqual(['filters', 'list-page', 'side-menu']);
    const framed = await get('/se/category/7', { [PAGE_DATA_KEYS.frame]: '1' });
    expect(slots(framed.body).toSorted()).toEqual(['filters', 'footer', 'list-page', 'side-menu', 'usp-bar']);
  });

  it('is loaded once for all visitors of a variant, whatever campaigns add to the URL', async () => {
    let loads = 0;
    await start({ slots: { 'product-page': () => ({ data: ++loads }) } });
    const flag = { [PAGE_DATA_KEYS.flag]: 'paymentSwap' };
    const first = await get('/se/product/5?utm_source=a', flag);
    const second = await get('/se/product/5?gclid=b', flag);
    expect([first.body, loads]).toEqual([second.body, 1]);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await get('/se/product/5', flag, { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    await get('/se/product/5', { [PAGE_DATA_KEYS.flag]: 'shorterReviews' });
    expect(loads).toBe(2);
  });

  it('can be stored by a CDN exactly where a document can', async () => {
    await start({ config: { variantHeader: 'x-variant' } });
    const flag = { [PAGE_DATA_KEYS.flag]: 'paymentSwap' };
    const cacheOf = async (headers: Record<string, string>) =>
      (await get('/se/product/5', flag, headers)).headers['cache-control'];
    expect(await cacheOf({ 'x-variant': 'paymentSwap' })).toBe('public, max-age=0, s-maxage=30');
    expect(await cacheOf({ 'x-variant': 'shorterReviews' })).toBe('private, no-cache');
    expect(await cacheOf({ 'x-variant': 'paymentSwap', cookie: SESSION })).toBe('private, no-store');
  });

  it("loads a member's page with the member's session, each time, and is not stored", async () => {
    const cookies: (string | null)[] = [];
    await start({
      slots: {
        'product-page': ({ page, cookie }) => {
          cookies.push(cookie);
          return { data: page.user?.firstName };
        },
      },
    });
    const own = await get('/se/product/5', {}, { cookie: SESSION });
    expect(linesOf(own.body)).toMatchObject([{ data: 'Anna' }]);
    expect(own.headers['cache-control']).toBe('private, no-store');
    await get('/se/product/5', {}, { cookie: SESSION });
    const anonymous = await get('/se/product/5');
    expect(linesOf(anonymous.body)).toMatchObject([{ data: null }]);
    expect(cookies.map((cookie) => cookie !== null)).toEqual([true, true, false]);
  });

  it("passes on a session that the api renews, and no cookie of the shell's own", async () => {
    const renewed = `${SESSION}; Path=/; HttpOnly`;
    await start({
      isDivided: true,
      api: ({ url }) => (url === ME ? { ...member, headers: { 'Set-Cookie': [renewed] } } : null),
    });
    expect((await get('/se/product/5', {}, { cookie: SESSION })).headers['set-cookie']).toBe(renewed);
    expect((await get('/se/product/5')).headers['set-cookie']).toBeUndefined();
  });

  it('uses the settings that only the browser has, for this response alone', async () => {
    await start({
      slots: { 'product-page': ({ page }) => ({ data: [page.zipCode, page.settings.product_list_mode, page.kiosk] }) },
    });
    const own = JSON.stringify({ zipCode: '11120', settings: { product_list_mode: 3 }, kiosk: true });
    const theirs = await get('/se/product/5', { [PAGE_DATA_KEYS.own]: own });
    expect(linesOf(theirs.body)).toMatchObject([{ data: ['11120', 3, true] }]);
    expect(theirs.headers['cache-control']).toBe('private, no-store');
    expect(linesOf((await get('/se/product/5')).body)).toMatchObject([{ data: [null, 2, false] }]);
  });

  it('names the slots that the browser has to load by other releases, and loads only the others', async () => {
    let loads = 0;
    await start({ slots: { 'list-page': () => ({ data: ++loads }) } });
    const older = { [PAGE_DATA_KEYS.releases]: RELEASES.replace('mf-discovery@1', 'mf-discovery@0') };
    const response = await get('/se/category/7', older);
    expect(linesOf(response.body)).toMatchObject([
      { kind: 'other-release', slots: ['filters', 'list-page'] },
      { kind: 'slot', slot: 'side-menu' },
    ]);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const otherShell = await get('/se/category/7', { [PAGE_DATA_KEYS.releases]: RELEASES.replace('1,', '2,') });
    expect(linesOf(otherShell.body)).toEqual([{ kind: 'other-release', slots: ['side-menu', 'filters', 'list-page'] }]);
    expect(loads).toBe(0);
  });

  it('reports a redirect and a missing page in a line', async () => {
    await start({
      slots: {
        'product-page': ({ page }) =>
          page.route.params.id === '5' ? { redirect: { to: '/se/info/28', permanent: false } } : { status: 404 },
      },
    });
    expect(linesOf((await get('/se/product/5')).body)).toEqual([{ kind: 'redirect', to: '/se/info/28' }]);
    expect(linesOf((await get('/se/product/6')).body)).toEqual([{ kind: 'not-found' }]);
    expect(linesOf((await get('/se/finns/inte')).body)).toEqual([{ kind: 'not-found' }]);
    expect(linesOf((await get('/se/category/3144')).body)).toMatchObject([{ kind: 'redirect' }]);
  });

  it('leaves out a slot that fails, and does not cache such a response', async () => {
    let isBroken = true;
    await start({
      slots: {
        filters: () => (isBroken ? { ...EMPTY_RESULT, error: { message: 'trasig', stack: '' } } : { data: 'filter' }),
      },
    });
    const slots = async () =>
      linesOf((await get('/se/category/7')).body).flatMap((line) => (line.kind === 'slot' ? line.slot : []));
    expect((await slots()).toSorted()).toEqual(['list-page', 'side-menu']);
    isBroken = false;
    expect((await slots()).toSorted()).toEqual(['filters', 'list-page', 'side-menu']);
  });

  it('streams a slot of a private page before a slower one is ready', async () => {
    let finish = (): void => undefined;
    const isSlow = new Promise<void>((resolve) => (finish = resolve));
    const { app } = await start({
      slots: {
        filters: async () => {
          await isSlow;
          return { data: 'filter' };
        },
      },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const path = app.server.address();
    const port = typeof path === 'object' && path ? path.port : 0;
    const response = await fetch(`http://127.0.0.1:${port}${urlOf('/se/category/7')}`, {
      headers: { cookie: SESSION, 'accept-encoding': 'br' },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (linesOf(text).length < 2) text += (await reader?.read())?.value ?? '';
    expect(text).not.toContain('"filters"');
    finish();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
    expect(text).toContain('"filters"');
  });

  it('is compressed for all visitors', async () => {
    await start();
    const response = await get('/se/product/5', {}, { 'accept-encoding': 'br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(linesOf(brotliDecompressSync(response.rawPayload).toString())).toHaveLength(1);
  });

  it('refuses other sites, and invalid queries', async () => {
    await start();
    const foreign = await get('/se/product/5', {}, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).toBe(403);
    expect((await get('/se/product/5', {}, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    const wrong: Record<string, string>[] = [
      { [PAGE_DATA_KEYS.own]: '{"user":{"isAdmin":true}}' },
      { [PAGE_DATA_KEYS.own]: 'inte json' },
      { [PAGE_DATA_KEYS.flag]: 'hittepå' },
      { [PAGE_DATA_KEYS.page]: 'https://ond.test/' },
      { [PAGE_DATA_KEYS.page]: '/admin/' },
    ];
    for (const query of wrong) {
      expect((await get('/se/product/5', query)).statusCode).toBe(400);
    }
    const without = await (shell as TestShell).app.inject({ url: PAGE_DATA_PATH });
    expect(without.statusCode).toBe(400);
  });

  it('counts as a page against the limit of its caller, unless it is stored', async () => {
    await start({ config: { limits: { writesPerMinute: 0, rendersPerMinute: 2 } } });
    expect((await get('/se/product/5')).statusCode).toBe(200);
    expect((await get('/se/product/5')).statusCode).toBe(200);
    expect((await get('/se/product/6')).statusCode).toBe(200);
    const refused = await get('/se/product/7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await (shell as TestShell).app.inject({ url: '/se/product/8' })).statusCode).toBe(429);
  });

  it('responds 503 while the api cannot verify the session', async () => {
    await start({ api: ({ url }) => (url === ME ? { status: 500 } : null) });
    expect((await get('/se/product/5', {}, { cookie: SESSION })).statusCode).toBe(503);
  });
});
