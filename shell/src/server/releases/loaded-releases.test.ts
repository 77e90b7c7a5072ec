import { changeRegistry, rollback } from '@shop/releases';
import { describe, expect, it } from '@jest/globals';
import { releasedShopPerTest } from '../testing/released-shop-per-test.ts';
import { openBundle } from './open-bundle.ts';

const { current, publish, toAll, follow, served, startServer, header } = releasedShopPerTest();

/** The releases that have threads. */
const followOpen = (): ReadonlySet<string> => {
  const open = new Set<string>();
  current().openBundle = async (file, { name, version }) => {
    const bundle = await openBundle(file, { name, version });
    open.add(`${name}@${version}`);
    return { ...bundle, close: async () => void open.delete(`${name}@${version}`) };
  };
  return open;
};

describe('threads of releases', () => {
  it('[F23] are terminated when the server closes, which they would keep running', async () => {
    const open = followOpen();
    await startServer();
    expect(open).toContain('mf-header@1');
    await current().registry.close();
    expect([...open]).toEqual([]);
  });

  it('are terminated after a while without use, and started again when the release is served again', async () => {
    const open = followOpen();
    await startServer();
    await publish('mf-header', '2');
    await toAll('2');
    await follow();
    expect(open).toContain('mf-header@1');
    current().clock.now += 60_000;
    await follow();
    expect(open).not.toContain('mf-header@1');
    expect(open).toContain('mf-header@2');
    await changeRegistry(current().store, (now) => rollback(now, header()));
    await follow();
    expect(await served()).toBe('1');
  });
});
