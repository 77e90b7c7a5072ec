import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const readiness = async () => (await shop.browser().send('GET', '/readyz')).status;

describe('/readyz', () => {
  it('is not ready before what lists are made from has been read, so that nobody waits for it', async () => {
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
    await expect.poll(readiness).toBe(200);
  });

  it('is ready when reading ahead failed: the first list reads it then', async () => {
    const failing = Promise.withResolvers<never>();
    shop.services.startup.waitFor(failing.promise);
    expect(await readiness()).toBe(503);
    failing.reject(new Error('no database'));
    await expect.poll(readiness).toBe(200);
  });
});
