import { describe, expect, it } from '@jest/globals';
import { releasedShopPerTest, type Variant } from '../testing/released-shop-per-test.ts';

const { current, publish, toAll, toShare, follow, get, served, startServer } = releasedShopPerTest();

describe('a release that would break the shop', () => {
  const THROWS = `async () => ({ html: '', data: null, head: null, status: null, redirect: null, error: { message: 'trasig', stack: '' } })`;

  it.each<[string, Variant, string]>([
    ['needs another Platform', { platform: '^2.0.0' }, 'needs Platform ^2.0.0'],
    ['lacks a slot that pages need', { slots: ['side-menu'] }, 'Pages need header'],
    ['has a file that was changed', { isTampered: true }, 'late.1.js is not what'],
    ['throws when it is drawn', { render: THROWS }, 'cannot be drawn: trasig'],
    ['never comes back', { render: 'async () => { for (;;); }' }, 'cannot be drawn'],
    ['cannot be loaded', { render: '(() => { throw new Error("trasig modul"); })()' }, 'trasig modul'],
  ])('is refused with a reason when it %s', async (_what, variant, reason) => {
    await startServer();
    await publish('mf-header', '2', variant);
    await toAll('2');
    await follow();
    expect(await served()).toBe('1');
    expect(current().problems.join()).toContain(reason);
    const { refused } = (await get('/readyz')).json<{
      refused: { name: string; version: string; reasons: string[] }[];
    }>();
    expect(refused).toMatchObject([{ name: 'mf-header', version: '2' }]);
    expect(refused[0]?.reasons.join()).toContain(reason);
    // The same as a canary.
    await toAll('1');
    await toShare(100, '2');
    await follow();
    expect(await served()).toBe('1');
  });

  it('is not served after a restart either', async () => {
    await publish('mf-header', '2', { isTampered: true });
    await toAll('2');
    await startServer();
    expect(await served()).toBe('1');
  });

  it('a slow or dead api is no reason to refuse one', async () => {
    await startServer();
    current().apiResponse = () => new Response('', { status: 503 });
    await publish('mf-header', '2', {
      render: `async ({ apiBase }, io) => { await io.fetch(apiBase + 'me'); return ${THROWS.slice(12)}; }`,
    });
    await toAll('2');
    await follow();
    expect(current().registry.refusals()).toEqual([]);
  });
});
