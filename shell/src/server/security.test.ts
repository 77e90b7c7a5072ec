import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createReportLimit, readReports } from './reports/reports.ts';
import { commonHeaders, cspHash } from './http/security-headers.ts';
import { startTestShell, type TestShell, type TestShellOptions } from './testing/test-shell.ts';

let shell: TestShell | null = null;
const start = async (options: TestShellOptions = {}) => {
  shell = await startTestShell(options);
  return shell.app;
};
afterEach(async () => {
  await shell?.close();
  shell = null;
});

const NOT_THE_SAME_TWICE = ['content-length', 'date', 'x-request-id', 'etag', 'set-cookie', 'connection'];

describe('the headers of a document', () => {
  it('are exactly these', async () => {
    const app = await start();
    const answer = await app.inject({ url: '/se/product/5-mus', headers: { 'user-agent': 'Googlebot/2.1' } });
    const early = /<script>(.*?)<\/script>/s.exec(answer.body)?.[1] ?? '';
    const headers = Object.fromEntries(
      Object.entries(answer.headers).filter(([name]) => !NOT_THE_SAME_TWICE.includes(name)),
    );
    expect(headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'sv-SE',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding',
      'content-security-policy': [
        "default-src 'self'",
        `script-src 'self' ${cspHash(early)}`,
        `style-src 'self' ${cspHash('a{color:red}')}`,
        "style-src-attr 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "frame-src 'self' http://localhost:3002",
        "form-action 'self' http://localhost:3002",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types shop-early shop shell mf-header mf-discovery mf-cart-checkout mf-member mf-content',
        'upgrade-insecure-requests',
        'report-uri /rapporter',
        'report-to shop',
      ].join('; '),
      'reporting-endpoints': 'shop="/rapporter"',
      'integrity-policy-report-only': 'blocked-destinations=(script), endpoints=(shop)',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy':
        'accelerometer=(), camera=(), display-capture=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=(), ' +
        'geolocation=(self), payment=(self "http://localhost:3002")',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  });

  it('ask for https only where the shop has it', () => {
    const headers = commonHeaders({
      publicOrigin: 'http://localhost:3000',
      cardProviderOrigin: 'http://localhost:3002',
    });
    expect(headers).not.toHaveProperty('Strict-Transport-Security');
  });
});

describe('every other response', () => {
  const NOTHING = "default-src 'none'; frame-ancestors 'none'";
  const api: TestShellOptions['api'] = ({ url }) => ({ status: url.includes('away') ? 404 : 200, body: { data: {} } });

  it.each([
    '/api/cart',
    '/api/away',
    '/assets/mf-header/1/finns-inte.js',
    '/robots.txt',
    '/favicon.svg',
    '/sitemap.xml',
    '/',
    '/se/',
    '/readyz',
    '/healthz',
    '/images/product/1?w=231',
  ])('[F17] has a policy of nothing, and says who may embed it: %s', async (url) => {
    const app = await start({ api });
    const { headers } = await app.inject({ url });
    expect(headers['content-security-policy']).toBe(NOTHING);
    expect(headers['cross-origin-resource-policy']).toBe(url.startsWith('/images/') ? 'cross-origin' : 'same-origin');
  });

  it('[F17] keeps a policy that the api has for what it sends', async () => {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    const app = await start({ api: () => ({ headers: { 'Content-Security-Policy': policy } }) });
    expect((await app.inject({ url: '/images/store/1.svg' })).headers['content-security-policy']).toBe(policy);
  });
});

describe('what the operator may see', () => {
  const TOKEN = 'a-token-of-at-least-32-characters!';
  const seen = async (remoteAddress: string, headers: Record<string, string> = {}, operatorToken = '') => {
    const app = await start({ api: () => ({}), config: { operatorToken } });
    const [ready, metrics] = [
      await app.inject({ url: '/readyz', remoteAddress, headers }),
      await app.inject({ url: '/metrics', remoteAddress, headers }),
    ];
    await shell?.close();
    expect(ready.statusCode).toBe(200);
    return [Object.keys(ready.json<object>()).length > 1, metrics.statusCode === 200];
  };

  it('[F17] strangers learn whether the shop is ready, and nothing else', async () => {
    expect(await seen('203.0.113.9')).toEqual([false, false]);
    expect(await seen('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toEqual([false, false]);
    expect(await seen('127.0.0.1', { forwarded: 'for=203.0.113.9' })).toEqual([false, false]);
    expect(await seen('127.0.0.1')).toEqual([true, true]);
  });

  it('[F17] with a token its holder does, from wherever, and nobody else', async () => {
    expect(await seen('127.0.0.1', {}, TOKEN)).toEqual([false, false]);
    expect(await seen('127.0.0.1', { authorization: 'Bearer fel' }, TOKEN)).toEqual([false, false]);
    expect(await seen('203.0.113.9', { authorization: `Bearer ${TOKEN}` }, TOKEN)).toEqual([true, true]);
  });
});

describe('reports of broken policies', () => {
  const OLD = {
    'csp-report': {
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://ond.test/x.js?hemlig=1',
      'document-uri': 'https://shop.test/se/search/mus?q=1',
    },
  };

  it('[F10] are read in both shapes, without what paths and queries may hold', () => {
    expect(readReports(OLD)).toEqual([
      {
        type: 'csp-violation',
        page: 'https://shop.test search',
        directive: 'script-src-elem',
        blocked: 'https://ond.test/x.js',
        source: null,
      },
    ]);
    const body = { effectiveDirective: 'trusted-types', blockedURL: 'trusted-types-sink', sourceFile: '/a.js' };
    const [report] = readReports([{ type: 'csp-violation', url: 'https://shop.test/se#a', body }]);
    expect(report).toMatchObject({ page: 'https://shop.test index', directive: 'trusted-types', source: '/a.js' });
    expect(readReports('skräp')).toEqual([]);
  });

  it('reach the log; one sender is not listened to for ever', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const app = await start({ logger });
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/rapporter',
        headers: { 'content-type': 'application/csp-report' },
        payload: JSON.stringify(OLD),
      });
    expect((await send()).statusCode).toBe(204);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { report: { directive: 'script-src-elem' } },
    ]);
    for (let count = 0; count < 19; count += 1) await send();
    const refused = await send();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(lines).toHaveLength(20);
  });

  it('begin anew with the next minute, and are limited together, too', () => {
    let now = 0;
    const isAllowed = createReportLimit(() => now);
    const allowed = Array.from({ length: 25 }, () => isAllowed('a')).filter(Boolean);
    expect(allowed).toHaveLength(20);
    const others = Array.from({ length: 400 }, (_row, index) => isAllowed(`b${index}`)).filter(Boolean);
    expect(others).toHaveLength(275);
    now = 60_000;
    expect(isAllowed('a')).toBe(true);
  });

  it('that are too long are refused', async () => {
    const app = await start();
    const answer = await app.inject({
      method: 'POST',
      url: '/rapporter',
      payload: 'x'.repeat(40_000),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(413);
  });
});
