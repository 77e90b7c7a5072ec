import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createShellLogger } from '../monitoring/logging.ts';
import { startTestShell, type TestShell, type TestShellOptions } from '../testing/test-shell.ts';

/** What these tests prove does not depend on how busy the machine is. */
const NO_LAG = { read: () => 0, stop: () => undefined };

let shell: TestShell | undefined;
afterEach(async () => {
  await shell?.close();
  shell = undefined;
});

const start = async (options: TestShellOptions = {}): Promise<TestShell> =>
  (shell = await startTestShell({ meter: NO_LAG, ...options }));
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') => {
  if (!shell) throw new Error('start first');
  return shell.app.inject({ url, headers: { 'user-agent': 'Firefox/132.0', ...headers }, remoteAddress });
};

describe('addresses that readers could take differently', () => {
  it.each([
    '/admin/%2e%2e/metrics',
    '/admin/../metrics',
    '/admin/.%2e/readyz',
    '/admin/x/..%2f..%2fmetrics',
    '/admin//../me',
  ])('[F13] never reach the api through /admin: %s', async (url) => {
    const seen: string[] = [];
    const { app } = await start({
      api: (request) => {
        seen.push(request.url);
        return { body: 'http_requests_total' };
      },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    // As it is, without a client that tidies it.
    const text = await raw(app.server.address(), `GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    expect(text).not.toContain('http_requests_total');
    expect(seen.filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });

  it('[F13] leave the pages of /admin and their queries as they are', async () => {
    await start({ api: ({ url }) => ({ body: url }) });
    expect((await get('/admin/orders?search=a%2Fb')).json()).toBe('/admin/orders?search=a%2Fb');
  });

  it.each(['//[', '//a:b:c', '//:99999', '//evil.example/se', '/se/../x', '/se/%2e%2e/x', '/se/a%00b'])(
    '[F4] [2.2-01] are the shop’s own 404: %s',
    async (url) => {
      const lines: string[] = [];
      await start({ logger: createShellLogger({ logLevel: 'warn' }, { write: (line) => void lines.push(line) }) });
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('lang="sv"');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-security-policy']).toBeDefined();
      expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
      expect(lines.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([]);
    },
  );

  it.each(['/%E0%A4%A', '/se/x%', '//%'])('[F4] are 400 in the shop’s words where they are no URL: %s', async (url) => {
    await start();
    const answer = await get(url);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).toContain('lang="sv"');
    expect(answer.body).not.toContain('FST_');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toBeDefined();
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it('[F4] are told to programs as the api tells them', async () => {
    await start();
    const answer = await get('/api/%E0%A4%A');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'BAD_REQUEST', error: 'Begäran kunde inte läsas.', requestId: answer.headers['x-request-id'] },
    ]);
  });

  it('[F4] as methods that nothing takes are refused in Swedish', async () => {
    const { app } = await start();
    const answer = await app.inject({ method: 'POST', url: '/mf-override' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Sidan kunde inte hittas');
    expect(answer.body).not.toContain('Route');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('[F4] and what is no HTTP at all, too', async () => {
    const { app } = await start();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const text = await raw(app.server.address(), 'HELLO\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(text).toMatch(/x-content-type-options: nosniff/i);
    expect(text).toContain('lang="sv"');
  });
});

const raw = (address: ReturnType<TestShell['app']['server']['address']>, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    if (typeof address !== 'object' || address === null) throw new Error('not listening');
    let text = '';
    const socket = connect(address.port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });

describe('the way back from a form', () => {
  const post = async (url: string, fields: Record<string, string>, referer?: string) => {
    const { app } = await start({ api: () => ({ body: {} }) });
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: {
        host: 'localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
        ...(referer !== undefined && { referer }),
      },
      payload: new URLSearchParams(fields).toString(),
    });
    return answer.headers.location;
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

describe('the log of the shell', () => {
  const SECRETS = ['hemligt-1', 'hemligt-2', 'anna%40example.se', 'anna@example.se', 'hemligt-4', 'hemligt-5'];
  const ADDRESSES = [
    '/se/reset-password?username=nova&token=hemligt-1',
    '/se/order/77?secret=hemligt-1',
    '/se/checkout/hemligt-2',
    '/api/order/77/hemligt-2',
    '/api/newsletter/subscribe/email/anna%40example.se',
    '/api/email/confirm/hemligt-4',
    '/se/search/hemligt-4',
    '/admin/orders?search=anna@example.se',
    '/admin/%2e%2e/hemligt-5',
    '/hemligt-5/hemligt-4',
    '//hemligt-5',
    '/%E0%A4%A/hemligt-5',
    '/files/hemligt-5',
    '/images/hemligt-5',
    '/assets/hemligt-5',
    '/mf-override/files/hemligt-5/1/x.js',
  ];

  it.each(['info', 'trace'] as const)(
    '[F10] at %s holds no path, query or address that could let somebody in',
    async (logLevel) => {
      let text = '';
      const logger = createShellLogger({ logLevel }, { write: (line) => void (text += line) });
      for (const breaks of [false, true]) {
        const { app } = await start({
          logger,
          api: ({ url }) => (breaks && !url.endsWith('pack') ? { breaks } : { body: {} }),
          slots: {
            // As a fragment fails that tells what it has asked.
            'product-page': () => {
              throw new Error('Request failed: GET http://127.0.0.1:3001/api/order/77/hemligt-1?token=hemligt-2');
            },
          },
        });
        for (const url of ADDRESSES)
          await get(url, { referer: `https://shop.test/se/order/hemligt-1`, cookie: '__Host-session=hemligt-2' });
        await get('/se/product/5-hemligt-4');
        await app.inject({
          method: 'POST',
          url: '/api/client-error',
          payload: { message: 'hemligt-1', source: 'hemligt-1' },
        });
        await app.inject({
          method: 'POST',
          url: '/rapporter',
          headers: { 'content-type': 'application/csp-report' },
          payload: JSON.stringify({
            'csp-report': {
              'document-uri': 'https://shop.test/se/checkout/hemligt-2',
              'blocked-uri': 'https://other.test/hemligt-1',
              'source-file': 'https://shop.test/se/order/hemligt-1',
              'effective-directive': 'script-src',
            },
          }),
        });
        await shell?.close();
        shell = undefined;
      }
      expect(text).toContain('"path":"page:search"');
      expect(text).toContain('fragment lost');
      expect(text).toContain('a policy was broken');
      expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
    },
  );

  it('[F10] [F24] has one line for each request, with the client’s own id beside the shell’s', async () => {
    const lines: Record<string, unknown>[] = [];
    const logger = createShellLogger({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
    await start({ logger });
    const { headers } = await get('/se/product/5-mus?x=1', { 'x-request-id': 'their-own-id' });
    expect(lines.filter(({ msg }) => msg === 'request')).toEqual([
      expect.objectContaining({
        msg: 'request',
        method: 'GET',
        path: 'page:product',
        status: 200,
        reqId: headers['x-request-id'],
        clientRequestId: 'their-own-id',
      }),
    ]);
  });
});

describe('what one caller may have', () => {
  let renders = 0;
  const counting: TestShellOptions['slots'] = {
    'start-page': () => {
      renders += 1;
      return { html: '<h1>Start</h1>', head: { title: '' } };
    },
    'usp-bar': () => ({ html: '' }),
  };

  it('[F22] a page is rendered once, whatever is added to its query', async () => {
    renders = 0;
    await start({ slots: counting });
    for (let time = 0; time < 20; time += 1) await get(`/se?x=${time}&utm_source=${time}&gclid=${time}`);
    expect(renders).toBe(1);
    await get('/se?kundterminal=1&y=1');
    await get('/se?y=2&kundterminal=1');
    expect(renders).toBe(2);
  });

  it('[F22] [2.2-01] the page for addresses that lead nowhere is rendered once', async () => {
    const headers: string[] = [];
    await start({
      slots: { header: ({ page }) => ({ html: `<header>${headers.push(page.route.fullPath)}</header>` }) },
    });
    for (let time = 0; time < 20; time += 1) expect((await get(`/finns-inte-${time}/x`)).statusCode).toBe(404);
    expect(headers).toHaveLength(1);
  });

  it('[F22] [O2.2-05] what a page does not read stays on when it leads on', async () => {
    await start();
    expect((await get('/se/product/5-fel-namn?utm_source=brev')).headers.location).toBe(
      '/se/product/5-mus?utm_source=brev',
    );
    expect((await get('/se/product/5-fel-namn?utm_source=annons')).headers.location).toBe(
      '/se/product/5-mus?utm_source=annons',
    );
  });

  it('[F22] pages that must be rendered are 429 with a time beyond the limit, those in the cache never', async () => {
    const { clock } = await start({ config: { limits: { writesPerMinute: 5, rendersPerMinute: 5 } } });
    for (let time = 1; time <= 5; time += 1) expect((await get(`/se?page=${time}`)).statusCode).toBe(200);
    const refused = await get('/se?page=6');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '12']);
    expect(refused.body).toContain('Vänta en liten stund');
    expect(refused.headers['cache-control']).toBe('no-store');
    expect((await get('/se?page=1')).statusCode).toBe(200);
    expect((await get('/healthz')).statusCode).toBe(200);
    // Neither a cookie nor another path is a way past it; another caller is not concerned.
    expect((await get('/se', { cookie: 'swedish-only=1' })).statusCode).toBe(429);
    expect((await get('/se/checkout')).statusCode).toBe(429);
    expect((await get('/se?page=7', { 'x-forwarded-for': '198.51.100.1' })).statusCode).toBe(429);
    expect((await get('/se?page=6', {}, '198.51.100.1')).statusCode).toBe(200);
    expect((await get('/se?page=6')).statusCode).toBe(200);
    clock.now += 12_000;
    expect((await get('/se?page=8')).statusCode).toBe(200);
  });

  it('[F22] writes are 429 with a time beyond the limit, reads are not counted with them', async () => {
    const { app } = await start({
      api: () => ({ body: {} }),
      config: { limits: { writesPerMinute: 3, rendersPerMinute: 100 } },
    });
    const write = (remoteAddress = '2001:db8::1') =>
      app.inject({ method: 'POST', url: '/api/cart', payload: {}, remoteAddress });
    for (let time = 0; time < 3; time += 1) expect((await write(`2001:db8::${time + 1}`)).statusCode).toBe(200);
    const refused = await write('2001:db8::9');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      '20',
      expect.objectContaining({ code: 'RATE_LIMITED', error: 'Försök igen om en stund!' }),
    ]);
    expect((await app.inject({ url: '/api/cart', remoteAddress: '2001:db8::1' })).statusCode).toBe(200);
    expect((await write('2001:db8:0:1::1')).statusCode).toBe(200);
  });

  it('[F22] a slow sender is given thirty seconds', async () => {
    const { app } = await start();
    expect(app.server.requestTimeout).toBe(30_000);
  });
});

describe('two cookies of one name', () => {
  it('[F24] are read as the api reads them: the first one counts', async () => {
    await start({ api: () => ({ body: { data: { user: null, starredStores: [] } } }) });
    const theme = async (cookie: string) => /data-theme="(\w+)"/.exec((await get('/se', { cookie })).body)?.[1];
    expect(await theme('theme=dark; theme=light')).toBe(await theme('theme=dark'));
    expect(await theme('theme=light; theme=dark')).toBe(await theme('theme=light'));
    expect(await theme('theme=dark')).not.toBe(await theme('theme=light'));
  });
});
