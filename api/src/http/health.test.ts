import { createShutdown } from '@shop/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { waitFor } from '@shop/testing/wait-for';
import { fakeOnly } from '@shop/testing/fake-timers';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const readiness = async () => (await shop.browser().send('GET', '/readyz')).status;

describe('/readyz', () => {
  it('is not ready before the listing cache is loaded, so that no shopper waits for it', async () => {
    const { pool } = shop.services;
    const lock = await pool.connect();
    try {
      await lock.query('begin; lock table listing in access exclusive mode');
      await shop.app.listen({ port: 0, host: '127.0.0.1' });
      expect(await readiness()).toBe(503);
      expect((await shop.browser().send('GET', '/healthz')).status).toBe(200);
    } finally {
      await lock.query('commit');
      lock.release();
    }
    await waitFor(async () => expect(await readiness()).toBe(200));
  });

  it('is ready when reading ahead failed: the first list reads it then', async () => {
    const failing = Promise.withResolvers<never>();
    shop.services.startup.waitFor(failing.promise);
    expect(await readiness()).toBe(503);
    failing.reject(new Error('no database'));
    await waitFor(async () => expect(await readiness()).toBe(200));
  });
});

describe('an api that is told to shut down', () => {
  afterEach(() => void jest.useRealTimers());

  it('[F23] is not ready while it still serves, and closes its port after the time to drain', async () => {
    jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
    const ending = await createTestApp({ isDraining: () => shutdown.isDraining });
    const closed = Promise.withResolvers<void>();
    const shutdown = createShutdown({
      drainMs: 5000,
      closeMs: 30_000,
      close: () => ending.close().then(closed.resolve),
      exit: (code) => closed.reject(new Error(`ended with ${code}`)),
      log: () => undefined,
    });
    const address = await ending.app.listen({ port: 0, host: '127.0.0.1' });
    const statusOf = async (path: string) =>
      (await fetch(`${address}${path}`, { headers: { connection: 'close' } })).status;
    await waitFor(async () => expect(await statusOf('/readyz')).toBe(200));
    shutdown.onSignal('SIGTERM');
    expect([await statusOf('/readyz'), await statusOf('/healthz'), await statusOf('/api/me')]).toEqual([503, 200, 200]);
    jest.advanceTimersByTime(4999);
    expect(await statusOf('/api/me')).toBe(200);
    jest.advanceTimersByTime(1);
    await closed.promise;
    await expect(statusOf('/api/me')).rejects.toThrow('fetch failed');
  });
});
