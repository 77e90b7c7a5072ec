import { setTimeout as pause } from 'node:timers/promises';
import { createShutdown } from '@shop/server';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLagMeter } from './back-pressure.ts';
import { startTestShell, type TestShell, type TestShellOptions } from '../testing/test-shell.ts';
import { fakeOnly } from '@shop/testing/fake-timers';

let shell: TestShell | null = null;
beforeEach(() => void jest.useFakeTimers(fakeOnly('setInterval', 'clearInterval')));
afterEach(async () => {
  jest.useRealTimers();
  await shell?.close();
  shell = null;
});
const start = async (options: TestShellOptions) => {
  shell = await startTestShell(options);
  return shell.app;
};

describe('a server that lags', () => {
  it('refuses new requests with 503 and Retry-After, and accepts them again after catching up', async () => {
    let lag = 0;
    const app = await start({ config: { maxLagMs: 300 }, meter: { read: () => lag, stop: () => undefined } });
    lag = 300;
    jest.advanceTimersByTime(500);
    expect((await app.inject('/se')).statusCode).toBe(200);
    lag = 301;
    jest.advanceTimersByTime(500);
    const page = await app.inject('/se');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).toContain('Försök igen');
    expect((await app.inject('/api/cart')).json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    lag = 10;
    jest.advanceTimersByTime(500);
    expect((await app.inject('/se')).statusCode).toBe(200);
  });

  it('is recognised by its event loop', async () => {
    jest.useRealTimers();
    const meter = createLagMeter();
    await pause(60);
    meter.read();
    const until = performance.now() + 120;
    while (performance.now() < until);
    await pause(40);
    expect(meter.read()).toBeGreaterThan(20);
    meter.stop();
  });
});

describe('a server that shuts down', () => {
  it('[F23] is not ready while it still serves, and closes its port after the time to drain', async () => {
    jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'));
    const closed = Promise.withResolvers<void>();
    const app = await start({
      api: ({ url }) => ({ status: url === '/readyz' ? 200 : 404 }),
      isDraining: () => shutdown.isDraining,
    });
    const shutdown = createShutdown({
      drainMs: 5000,
      closeMs: 10_000,
      close: () => app.close().then(closed.resolve),
      exit: (code) => closed.reject(new Error(`ended with ${code}`)),
      log: () => undefined,
    });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const statusOf = async (path: string) =>
      (await fetch(`${address}${path}`, { headers: { Connection: 'close' } })).status;
    expect(await statusOf('/readyz')).toBe(200);
    shutdown.onSignal('SIGTERM');
    expect([await statusOf('/readyz'), await statusOf('/healthz'), await statusOf('/se')]).toEqual([503, 200, 200]);
    jest.advanceTimersByTime(4999);
    expect(await statusOf('/healthz')).toBe(200);
    jest.advanceTimersByTime(1);
    await closed.promise;
    await expect(statusOf('/healthz')).rejects.toThrow('fetch failed');
  });

  it('finishes requests in flight, and sends new ones elsewhere', async () => {
    jest.useRealTimers();
    let finish: () => void = () => undefined;
    const begun = Promise.withResolvers<void>();
    const app = await start({
      config: { deadlines: { page: 10_000, other: 1000 } },
      slots: {
        'start-page': () =>
          new Promise((resolve) => {
            finish = () => resolve({ html: '<h1>Färdig</h1>' });
            begun.resolve();
          }),
      },
    });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const pending = fetch(`${address}/se`, { headers: { Connection: 'close' } });
    await begun.promise;
    const closing = app.close();
    const next = await fetch(`${address}/healthz`, { headers: { Connection: 'close' } }).then(
      ({ status }) => status,
      () => 'refused',
    );
    expect([503, 'refused']).toContain(next);
    finish();
    expect(await (await pending).text()).toContain('Färdig');
    await closing;
  });
});
