import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';
import { createShellLogger } from './logging.ts';

const { current, get, start } = shellPerTest();

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
            // Like a fragment that fails with its request in the message.
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
        await current().close();
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
