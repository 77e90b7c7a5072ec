import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@shop/contracts/slots';
import { changeRegistry, promote, rollback } from '@shop/releases';
import { describe, expect, it } from '@jest/globals';
import { headerOf, releasedShopPerTest } from '../testing/released-shop-per-test.ts';
import { BROWSER } from '../testing/shell-per-test.ts';
import { waitFor } from '@shop/testing/wait-for';

const { change, current, publish, toAll, follow, get, served, startServer, header } = releasedShopPerTest();

describe('a running shop', () => {
  it('adopts a release and rolls it back without a restart, and drops no request', async () => {
    await startServer();
    const origin = await current().app.listen({ host: '127.0.0.1', port: 0 });
    const versions: (string | undefined)[] = [];
    let isOver = false;
    const shopper = async () => {
      while (!isOver) {
        const response = await fetch(`${origin}/se`, { headers: { 'User-Agent': BROWSER } });
        expect(response.status).toBe(200);
        versions.push(headerOf(await response.text()));
      }
    };
    const shoppers = [shopper(), shopper(), shopper()];
    await publish('mf-header', '2');
    await follow();
    expect(await served()).toBe('1');
    await toAll('2');
    await follow();
    expect(await served()).toBe('2');
    await changeRegistry(current().store, (now) => rollback(now, header()));
    await follow();
    expect(await served()).toBe('1');
    isOver = true;
    await Promise.all(shoppers);
    expect(new Set(versions)).toEqual(new Set(['1', '2']));
    expect(current().problems).toEqual([]);
  });

  it('still serves deferred chunks for open pages, until the release is pruned', async () => {
    await startServer();
    await publish('mf-header', '2');
    await toAll('2');
    await follow();
    const chunk = await get('/assets/mf-header/1/late.1.js');
    expect(chunk.body).toBe('// late part of 1');
    expect(chunk.headers['cache-control']).toContain('immutable');
    expect(chunk.headers['content-type']).toBe('text/javascript');
    expect(chunk.headers).not.toHaveProperty('x-request-id');
    const list = await get('/assets/integrity.json?mf-header@1');
    const hashes = { 'entry.js': expect.stringMatching(/^sha384-/), 'late.1.js': expect.stringMatching(/^sha384-/) };
    expect(JSON.parse(list.body)).toEqual({ 'mf-header': hashes });
    expect(JSON.parse((await get('/assets/mf-header/1/integrity.json')).body)).toEqual(hashes);
    expect(list.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'cache-control': expect.stringContaining('immutable'),
    });
    expect((await get('/assets/mf-header/3/late.1.js')).statusCode).toBe(404);
    for (const path of [
      'integrity.json?mf-header@1,mf-header@3',
      'integrity.json',
      'integrity.json?..@..',
      'mf-header/3/integrity.json',
    ])
      expect((await get(`/assets/${path}`)).statusCode).toBe(404);
    expect((await get('/assets/mf-header/1/..%2Frelease.json')).statusCode).toBe(404);
  });

  it('continues to serve when the registry is broken or unavailable', async () => {
    await startServer();
    await writeFile(join(current().root, 'store/registry.json'), '{ trasig');
    await follow();
    expect(await served()).toBe('1');
    await rm(join(current().root, 'store/registry.json'));
    await follow();
    expect(await served()).toBe('1');
    expect(current().problems).toHaveLength(2);
  });
});

describe('a store that is slow', () => {
  /** A store with one release that is blocked until released. */
  const slowFor = (folder: string, timeouts: { next: number; first: number }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const inner = current().store;
    current().timeouts = timeouts;
    current().store = {
      ...inner,
      async localFolder(wanted) {
        if (wanted === folder) await promise;
        return inner.localFolder(wanted);
      },
    };
    return resolve;
  };

  it.each(REMOTE_NAMES)('delays neither other releases nor the shop for %s', async (slow) => {
    const other: RemoteName = slow === 'mf-header' ? 'mf-content' : 'mf-header';
    const versionOf = async (name: RemoteName) =>
      new RegExp(`<p>${name} ([\\w.]+)</p>`).exec((await get('/se')).body)?.[1];
    const arrive = slowFor(`${slow}/2`, { next: 2000, first: 20_000 });
    await startServer();
    const before = await versionOf(slow);
    for (const name of [slow, other] as const) {
      await publish(name, '2');
      await changeRegistry(current().store, (now) => promote(now, { remote: name, ...change(), version: '2' }));
    }
    await follow();
    expect(await versionOf(other)).toBe('2');
    expect(await versionOf(slow)).toBe(before);
    expect(current().registry.refusals()).toEqual([]);
    await follow();
    expect(current().problems.filter((problem) => problem.includes('slow to come'))).toHaveLength(1);
    arrive();
    await waitFor(async () => {
      await follow();
      expect((await get('/readyz')).json<{ remotes: unknown[] }>().remotes).toContainEqual({
        name: slow,
        version: '2',
        isLoaded: true,
      });
    });
  });

  it('lets a server start with the releases loaded so far', async () => {
    await publish('mf-header', '2');
    await toAll('2');
    const arrive = slowFor('mf-header/2', { next: 2000, first: 100 });
    await startServer();
    expect(await served()).toBe('1');
    arrive();
    await waitFor(async () => {
      await follow();
      expect(await served()).toBe('2');
    });
  });
});
