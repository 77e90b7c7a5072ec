import { readRegistry, type Channel } from '@shop/releases';
import { describe, expect, it } from '@jest/globals';
import { releasedShopPerTest, resultOf, headerOf } from '../testing/released-shop-per-test.ts';
import { waitFor } from '@shop/testing/wait-for';
import { published, SINCE, testChannel } from '../testing/test-channel.ts';
import { withdrawalOf } from './withdrawal.ts';

const { current, publish, toAll, toShare, follow, get, served, startServer } = releasedShopPerTest();

describe('withdrawalOf', () => {
  const canary = { version: '3', percent: 10, since: SINCE };
  const soon = Date.parse(SINCE) + 60_000;
  const late = Date.parse(SINCE) + 2 * 60 * 60 * 1000;

  it.each<[string, Partial<Channel>, string, number, boolean, boolean]>([
    ['takes a young release away', {}, '2', soon, false, true],
    ['leaves one that has served for long', {}, '2', late, false, false],
    ['leaves one with no other to go back to', { history: [] }, '2', soon, false, false],
    ['leaves one whose former ones are withdrawn', { releases: { 1: published('broken') } }, '2', soon, false, false],
    ['leaves one that nobody is given', {}, '1', soon, false, false],
    ['takes a canary away', { canary }, '3', soon, true, true],
    ['takes a canary away that has nothing before it', { canary, history: [] }, '3', soon, false, true],
    ['leaves a release for everybody where only a canary may end', { canary }, '2', soon, true, false],
  ])('%s', (_what, channel, version, now, isCanaryOnly, isTaken) => {
    expect(withdrawalOf(testChannel(channel), version, now, isCanaryOnly)).toEqual(isTaken ? { since: SINCE } : null);
  });
});

describe('a release that fails in production', () => {
  /** Passes the smoke render, by its request id, and fails afterwards. */
  const LATER = `async ({ requestId }) => requestId.startsWith('smoke') ? ${resultOf('mf-header 2')} : (() => { throw new Error('trasig'); })()`;

  it('is replaced by the last good one automatically, also in the registry', async () => {
    await startServer();
    await publish('mf-header', '2', { render: LATER });
    await toAll('2');
    await follow();
    for (let page = 0; page < 12; page += 1) await get(`/se/category/${page + 1}`);
    await waitFor(async () => expect(await served()).toBe('1'));
    await waitFor(async () => {
      const found = await readRegistry(current().store);
      expect(found?.registry.remotes['mf-header']).toMatchObject({ stable: '1' });
      expect(found?.registry.audit.at(-1)).toMatchObject({ action: 'withdraw', version: '2' });
    });
  });

  /** Reports of many browsers, each from its own client address, as forged by a client that has fetched one page. */
  const report = async (token: string | undefined, count = 8) => {
    for (let visitor = 1; visitor <= count; visitor += 1) {
      const { statusCode } = await current().app.inject({
        method: 'POST',
        url: '/api/client-error',
        remoteAddress: `192.0.2.${visitor}`,
        headers: { 'content-type': 'application/json' },
        payload: { message: 'x', stack: '', browser: '', source: 'mf-header@2', ...(token && { token }) },
      });
      expect(statusCode).toBe(200);
    }
  };

  const tokenOf = (body: string) => /"reportToken":"([^"]+)"/.exec(body)?.[1];
  const alerts = async () =>
    /shell_release_alerts_total\{remote="mf-header",version="2"\} (\d+)/.exec((await get('/metrics')).body)?.[1];

  it('[F2] is not withdrawn by browser reports, however many: people are alerted', async () => {
    await startServer();
    await publish('mf-header', '2');
    await toAll('2');
    await follow();
    const { body } = await get('/se');
    expect(headerOf(body)).toBe('2');
    await report(tokenOf(body));
    expect(await alerts()).toBe('1');
    await follow();
    expect(await served()).toBe('2');
    expect((await readRegistry(current().store))?.registry.remotes['mf-header']).toMatchObject({ stable: '2' });
  });

  it('[F2] as a canary ends when enough browsers report pages that were really served', async () => {
    await startServer();
    await publish('mf-header', '2');
    await toShare(100, '2');
    await follow();
    const { body } = await get('/se');
    expect(headerOf(body)).toBe('2');
    const token = tokenOf(body) ?? '';
    await report(undefined);
    await report('MTox.aGVq');
    await report(`${token.slice(0, -4)}AAAA`);
    await report(token, 7);
    expect(await alerts()).toBeUndefined();
    expect(await served()).toBe('2');
    await report(token);
    await waitFor(async () => expect(await served()).toBe('1'));
    await waitFor(async () => {
      const found = await readRegistry(current().store);
      expect(found?.registry.remotes['mf-header']).toMatchObject({ stable: '1', canary: null });
    });
  });

  it('[F2] stays when it was promoted while its canary was being ended', async () => {
    await startServer();
    await publish('mf-header', '2');
    await toShare(100, '2');
    await follow();
    await toAll('2');
    await current().registry.endCanary('mf-header', '2', 'rapporterad');
    await follow();
    expect((await readRegistry(current().store))?.registry.remotes['mf-header']).toMatchObject({ stable: '2' });
    expect(await served()).toBe('2');
  });

  it('stays when it is the only one, and when it has served for long', async () => {
    await startServer();
    await current().registry.withdraw('mf-header', '1', 'trasig');
    expect(await served()).toBe('1');
    await publish('mf-header', '2');
    await toAll('2');
    await follow();
    current().clock.now += 3 * 60 * 60 * 1000;
    await current().registry.withdraw('mf-header', '2', 'trasig');
    expect(await served()).toBe('2');
  });
});
