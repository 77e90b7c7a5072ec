import { connect } from 'node:net';
import { type CartEvent, postCart, postProductView } from '@shop/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, pathOf, type TestApp } from '../testing/index.ts';

let shop: TestApp;
let productId: number;
beforeAll(async () => {
  shop = await createTestApp({ config: { newVisitorsPerHour: 3, logLevel: 'trace' } });
  ({ id: productId } = await createProduct(shop.services.db));
});
afterAll(() => shop.close());

const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const address = shop.app.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('not listening');
    let text = '';
    const socket = connect(address.port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });

describe('what the framework refuses', () => {
  it.each(['/api/%E0%A4%A', '/%', `/api/product/${'1'.repeat(1100)}`])(
    '[F4] [O8-01] is told as every other error, with the same headers: %s',
    async (url) => {
      const { statusCode, headers, body } = await shop.app.inject({ url });
      const text = JSON.parse(body) as Record<string, unknown>;
      expect([statusCode, text['error']]).toEqual([400, 'Begäran kunde inte läsas.']);
      expect(text['requestId']).toBe(headers['x-request-id']);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).not.toContain('FST_');
    },
  );

  it('[F4] also when it is no HTTP, or an unknown method', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    for (const bytes of ['HELLO\r\n\r\n', 'HEMLIG /api/cart HTTP/1.1\r\nHost: x\r\n\r\n']) {
      const text = await raw(bytes);
      expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(text).toContain('Begäran kunde inte läsas.');
    }
  });
});

describe('the log of the api', () => {
  it('[F10] [O7-40] at trace contains no part of a URL that gives access', async () => {
    const urls = [
      '/hemligt-1/hemligt-2',
      '/api/hemligt-1?token=hemligt-2',
      '/api/order/hemligt-1',
      '/api/order/77/hemligt-2',
      '/api/email/confirm/hemligt-1',
      '/api/newsletter/subscribe/email/hemligt-1@example.se',
      '/api/autocomplete/hemligt-2',
      '/api/%E0%A4%A/hemligt-1',
      '/files/hemligt-1',
      '/img/hemligt-1',
    ];
    const browser = shop.browser();
    for (const url of urls) await browser.send('GET', url, { headers: { referer: 'https://shop.test/se/hemligt-1' } });
    const log = JSON.stringify(shop.logs);
    expect(log).toContain('"path":"unknown"');
    expect(log).toContain('/api/order/77/[dold]');
    expect(log).not.toContain('hemligt-');
  });
});

describe('what strangers may have stored', () => {
  const event = (): CartEvent => ({
    method: 'relative',
    productId,
    quantity: 1,
    unitPrice: 100,
    pass: null,
    extraData: {},
  });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const write = (address: string, browser = shop.browser()) =>
    browser.send('POST', pathOf(postCart), { body: { events: [event()] }, headers: from(address) });
  const view = (address: string) =>
    shop.browser().send('POST', pathOf(postProductView, { id: productId }), { headers: from(address) });

  it.each([
    ['carts', write],
    ['sessions', view],
  ])('[F22] is bounded for each caller: %s', async (_what, call) => {
    for (let time = 1; time <= 3; time += 1) expect((await call(`2001:db8::${time}`)).status).toBeLessThan(300);
    const refused = await call('2001:db8::4');
    expect([refused.status, refused.body]).toEqual([429, expect.objectContaining({ code: 'RATE_LIMITED' })]);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect((await call('2001:db8:0:1::1')).status).toBeLessThan(300);
  });

  it('[F22] is not counted for who brings a cart', async () => {
    const browser = shop.browser();
    for (let time = 0; time < 10; time += 1) expect((await write('203.0.113.50', browser)).status).toBe(200);
  });
});
