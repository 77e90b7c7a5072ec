import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { serveMetrics } from './metrics.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('metrics', () => {
  it('[F17] are not on the port that serves shoppers', async () => {
    for (const path of ['/metrics', '/api/metrics']) expect((await shop.browser().send('GET', path)).status).toBe(404);
  });

  it('[F17] are all that their own listener serves, by route pattern', async () => {
    await shop.browser().send('GET', '/api/product/987654321');
    const server = await serveMetrics(shop.app.metrics, { host: '127.0.0.1', port: 0 });
    try {
      const { port } = server.address() as AddressInfo;
      const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
      const response = await get('/metrics');
      expect(response.headers.get('content-type')).toContain('text/plain');
      expect(await response.text()).toMatch(
        /http_request_duration_seconds_count\{method="GET",route="\/api\/product\/:id",status="404"\} \d+/,
      );
      const others = await Promise.all([get('/api/me'), get('/'), get('/metrics', 'POST')]);
      expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
    } finally {
      server.close();
    }
  });
});
