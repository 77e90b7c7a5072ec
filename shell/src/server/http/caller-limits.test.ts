import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';

const { get, start } = shellPerTest();

describe('limits per caller', () => {
  it('[F22] pages that must be rendered are 429 with a time beyond the limit, those in the cache never', async () => {
    const { clock } = await start({ config: { limits: { writesPerMinute: 5, rendersPerMinute: 5 } } });
    for (let time = 1; time <= 5; time += 1) expect((await get(`/se?page=${time}`)).statusCode).toBe(200);
    const refused = await get('/se?page=6');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '12']);
    expect(refused.body).toContain('Vänta en liten stund');
    expect(refused.headers['cache-control']).toBe('no-store');
    expect((await get('/se?page=1')).statusCode).toBe(200);
    expect((await get('/healthz')).statusCode).toBe(200);
    // Another cookie or path does not bypass it; other callers are not affected.
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
});
