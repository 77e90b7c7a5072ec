import { styleAttributes } from '@shop/platform/style-attributes';
import { describe, expect, it } from '@jest/globals';
import type { TestShellOptions } from '../testing/test-shell.ts';
import { shellPerTest } from '../testing/shell-per-test.ts';
import { readConfig } from '../config.ts';
import { commonHeaders, contentSecurityPolicy, cspHash, styleHashes } from './security-headers.ts';

const { get, start } = shellPerTest();

const NOT_THE_SAME_TWICE = ['content-length', 'date', 'x-request-id', 'etag', 'set-cookie', 'connection'];

describe('the headers of a document', () => {
  it('are exactly these', async () => {
    const { app } = await start();
    const response = await app.inject({ url: '/se/product/5-mus', headers: { 'user-agent': 'Googlebot/2.1' } });
    const early = /<script>(.*?)<\/script>/s.exec(response.body)?.[1] ?? '';
    const headers = Object.fromEntries(
      Object.entries(response.headers).filter(([name]) => !NOT_THE_SAME_TWICE.includes(name)),
    );
    expect(headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'sv-SE',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding',
      'server-timing': 'visitor;desc="new"',
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

  it('require https only where the shop has it', () => {
    const headers = commonHeaders({
      publicOrigin: 'http://localhost:3000',
      cardProviderOrigin: 'http://localhost:3002',
    });
    expect(headers).not.toHaveProperty('Strict-Transport-Security');
  });
});

describe('the headers of a file', () => {
  const names = async (url: string) => Object.keys((await get(url)).headers);

  it.each(['/images/product/5', '/img/logo.svg', '/api/avatar/5', '/api/dynimg/icon/user/FFFFFF'])(
    'are without those of documents at %s',
    async (url) => {
      await start();
      const sent = await names(url);
      expect(sent).toEqual(expect.arrayContaining(['x-content-type-options', 'content-security-policy']));
      expect(sent).not.toEqual(expect.arrayContaining(['permissions-policy']));
      expect(sent).not.toEqual(expect.arrayContaining(['x-frame-options']));
    },
  );

  it.each(['/files/manual.pdf', '/api/avatarer', '/se/assets/x', '/assets/x', '/images/%2e%2e/x', '/img/..%2fx'])(
    'are those of a document at %s',
    async (url) => {
      await start();
      expect(await names(url)).toEqual(expect.arrayContaining(['permissions-policy', 'x-frame-options']));
    },
  );
});

describe('the policy of a document', () => {
  it('sends a policy without unsafe-inline or unsafe-eval, naming inline script and style attributes by hash', async () => {
    await start({ slots: { 'start-page': () => ({ html: '<i style="--c:&quot;a&quot;">x</i>' }) } });
    const { headers } = await get('/se');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
    expect(policy).toContain(`style-src 'self' ${cspHash('a{color:red}')};`);
    expect(policy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-[^ ]+';/);
    expect(policy).toContain("frame-src 'self' http://localhost:3002;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});

describe('wallets', () => {
  it('are described by the origins that the installation names, and by no other', async () => {
    const { walletOrigins } = readConfig({ WALLET_ORIGINS: 'https://google.com https://pay.google.com' });
    const config = {
      cdnOrigin: '',
      cardProviderOrigin: 'https://pay.example',
      productDataOrigin: '',
      publicOrigin: 'https://shop.example',
    };
    const document = { inlineScripts: [], remotes: [], styleSheetHashes: [], styleHashes: [] };
    const policyOf = (origins: readonly string[]) =>
      contentSecurityPolicy({ config: { ...config, walletOrigins: origins }, ...document });
    expect(policyOf(walletOrigins)).toContain("connect-src 'self' https://google.com https://pay.google.com;");
    expect(policyOf(readConfig({}).walletOrigins)).toContain("connect-src 'self';");
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
  ])('[F17] has a policy that allows nothing, and a resource policy: %s', async (url) => {
    const { app } = await start({ api });
    const { headers } = await app.inject({ url });
    expect(headers['content-security-policy']).toBe(NOTHING);
    expect(headers['cross-origin-resource-policy']).toBe(url.startsWith('/images/') ? 'cross-origin' : 'same-origin');
  });

  it('[F17] preserves the api’s own policy', async () => {
    const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    const { app } = await start({ api: () => ({ headers: { 'Content-Security-Policy': policy } }) });
    expect((await app.inject({ url: '/images/store/1.svg' })).headers['content-security-policy']).toBe(policy);
  });
});

describe('styleHashes', () => {
  it('has each style once, as the browser parses it', () => {
    const html = '<i style="--a:&quot;x&quot;"></i><b style="--a:&quot;x&quot;"></b><u style="color:red">';
    expect(styleAttributes(html)).toEqual(['--a:"x"', 'color:red']);
    const hashes = styleHashes([...styleAttributes(html), 'color:red']);
    expect(hashes).toHaveLength(2);
    expect(hashes[1]).toMatch(/^'sha256-[\w+/]+=*'$/);
  });
});

describe('the provider of energy labels', () => {
  it('may be framed where the installation names it', () => {
    const policyOf = (environment: NodeJS.ProcessEnv) =>
      contentSecurityPolicy({
        config: readConfig(environment),
        inlineScripts: [],
        remotes: [],
        styleSheetHashes: [],
        styleHashes: [],
      });
    expect(policyOf({ PRODUCT_DATA_URL: 'https://data.example/label?v=2' })).toContain(
      "frame-src 'self' http://localhost:3002 https://data.example;",
    );
    expect(policyOf({})).toContain("frame-src 'self' http://localhost:3002;");
  });
});
