import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { releasedShopPerTest, headerOf } from '../testing/released-shop-per-test.ts';

const { publish, toShare, follow, get, served, startServer } = releasedShopPerTest();

describe('a canary', () => {
  it('is served to its share of visitors, and the same one to each of them', async () => {
    await startServer();
    await publish('mf-header', '2');
    await toShare(20, '2');
    await follow();
    const VISITORS = 400;
    let tried = 0;
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      const first = await get('/se');
      const cookie = [first.headers['set-cookie'] ?? []].flat().find((text) => text.startsWith('release-group='));
      expect(cookie).toMatch(/^release-group=\d+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/);
      const version = headerOf(first.body);
      if (version === '2') tried += 1;
      if (visitor % 20 === 0) expect(await served(cookie?.split(';')[0])).toBe(version);
    }
    // Four standard deviations around 20 %.
    const sigma = Math.sqrt(VISITORS * 0.2 * 0.8);
    expect(Math.abs(tried - VISITORS * 0.2)).toBeLessThan(4 * sigma);
  });

  it('may not be stored by a CDN, and is never shown to crawlers', async () => {
    await startServer({ CDN_VARIANT_HEADER: 'X-Variant' });
    await publish('mf-header', '2');
    await toShare(100, '2');
    await follow();
    const page = await get('/se', { cookie: 'ab-trigger=paymentSwap', 'x-variant': 'paymentSwap' });
    expect(headerOf(page.body)).toBe('2');
    expect(page.headers['cache-control']).toBe('private, no-cache');
    const crawler = await get('/se', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    expect(headerOf(crawler.body)).toBe('1');
    await toShare(0, '2');
    await follow();
    const cookie = 'release-group=1; ab-trigger=paymentSwap';
    expect((await get('/se', { cookie, 'x-variant': 'paymentSwap' })).headers['cache-control']).toContain('s-maxage');
  });

  it('a page is served for any value of the cookie', async () => {
    await startServer();
    await publish('mf-header', '2');
    await toShare(50, '2');
    await follow();
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[\w.-]{0,12}$/), async (value) => {
        expect(['1', '2']).toContain(await served(`release-group=${value}`));
      }),
      { numRuns: 30 },
    );
  });
});
