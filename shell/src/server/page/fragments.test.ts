import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';

const { get, start } = shellPerTest();

describe('failures', () => {
  it('a fragment that throws loses only its own container and leaves a useful fallback', async () => {
    await start({
      slots: {
        header: () => {
          throw new Error('trasig');
        },
      },
    });
    const { statusCode, body } = await get('/se');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Start');
    expect(body).toMatch(/data-slot="header" data-slot-failed="">.*action="\/se\/search"/s);
    expect(body).not.toContain('trasig');
  });

  it('a child slot that fails leaves its fallback in its parent', async () => {
    await start({
      slots: {
        'cart-widget': () => {
          throw new Error('trasig');
        },
      },
    });
    const { body } = await get('/se');
    expect(body).toMatch(/data-slot="cart-widget"><a [^>]*href="\/se\/checkout"[^>]*>Till kassan/);
    expect(body).not.toContain('data-slot-data="cart-widget"');
  });

  it('a fragment that never resolves is aborted at its deadline', async () => {
    const { app } = await start({
      config: { deadlines: { page: 3000, other: 20 } },
      slots: { footer: () => new Promise(() => {}) },
    });
    const { statusCode, body } = await app.inject('/se');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Start');
    expect(body).toContain('data-slot="footer" data-slot-failed=""');
  });

  it('a timed-out page responds 503 with a styled page, and is not cached', async () => {
    let isSlow = true;
    await start({
      config: { deadlines: { page: 20, other: 20 } },
      slots: { 'start-page': () => (isSlow ? new Promise(() => {}) : { html: '<h1>Start</h1>' }) },
    });
    const response = await get('/se');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('10');
    expect(response.headers['cache-control']).toContain('private');
    expect(response.body).toContain('Något gick fel');
    expect(response.body).toContain('Sidhuvud');
    isSlow = false;
    expect((await get('/se')).statusCode).toBe(200);
  });

  it('a page that throws responds 500 without details', async () => {
    await start({ slots: { 'start-page': () => ({ error: { message: 'hemlig', stack: 'hemlig' } }) } });
    const { statusCode, body } = await get('/se');
    expect(statusCode).toBe(500);
    expect(body).toContain('Försök igen');
    expect(body).not.toContain('hemlig');
  });

  it.each(['mf-header', 'mf-discovery', 'mf-cart-checkout', 'mf-member', 'mf-content'] as const)(
    'without %s the start page still answers with what the others draw',
    async (name) => {
      await start({ away: [name] });
      const { statusCode, body } = await get('/se');
      expect(statusCode).toBe(name === 'mf-discovery' ? 503 : 200);
      expect(body).toContain(name === 'mf-header' ? 'action="/se/search"' : 'Sidhuvud');
      expect(body).toContain(name === 'mf-content' ? 'Köpvillkor' : 'Sidfot');
    },
  );

  it('a remote whose server bundle cannot be loaded is treated as unavailable', async () => {
    await start({ broken: ['mf-discovery'] });
    expect((await get('/se')).statusCode).toBe(503);
  });
});
