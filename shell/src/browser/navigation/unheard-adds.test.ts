import { apiFailure, createTestPlatform } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { watchUnheardAdds } from './unheard-adds.ts';

/** A tab: its storage outlives its pages. */
function openTab() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  let keys = 0;
  let isDown = false;
  const applied: { key: string | undefined; productIds: unknown[] }[] = [];
  const openPage = (now = 0) => {
    const platform = createTestPlatform({ api: { 'POST cart': () => ({}) } });
    const api: typeof platform.api = {
      call: async (_endpoint, request, options) => {
        if (isDown) throw apiFailure(0, 'UNAVAILABLE');
        const { events } = (request as { body: { events: { productId: number }[] } }).body;
        applied.push({ key: options?.idempotencyKey, productIds: events.map(({ productId }) => productId) });
        return {} as never;
      },
    };
    let leave = (): void => undefined;
    watchUnheardAdds(
      { bus: platform.bus, api, now: () => new Date(now) },
      { storage, onLeave: (run) => (leave = run), newKey: () => `key-${(keys += 1)}` },
    );
    return { platform, leave: () => leave() };
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { openPage, settle, applied, values, setDown: (down: boolean) => (isDown = down) };
}

const add = (productId: number) => ({ productId, unitPrice: 100 });

describe('what is added while no cart is loaded', () => {
  it('is sent once when the page is left', async () => {
    const tab = openTab();
    const { platform, leave } = tab.openPage();
    platform.bus.emit('cart.add', add(1));
    platform.bus.emit('cart.add', add(2));
    leave();
    leave();
    await tab.settle();
    expect(tab.applied).toEqual([{ key: 'key-1', productIds: [1, 2] }]);
    tab.openPage();
    await tab.settle();
    expect(tab.applied).toHaveLength(1);
    expect(tab.values.size).toBe(0);
  });

  it('is sent again by the next page under the same key when that failed, and the cart is refreshed', async () => {
    const tab = openTab();
    const first = tab.openPage();
    first.platform.bus.emit('cart.add', add(1));
    tab.setDown(true);
    first.leave();
    await tab.settle();
    const second = tab.openPage(60_000);
    second.platform.bus.emit('cart.add', add(2));
    second.leave();
    await tab.settle();
    tab.setDown(false);
    const third = tab.openPage(120_000);
    await tab.settle();
    expect(tab.applied).toEqual([
      { key: 'key-1', productIds: [1] },
      { key: 'key-2', productIds: [2] },
    ]);
    expect(third.platform.emitted.map(({ name }) => name)).toContain('cart.refresh');
    expect(tab.values.size).toBe(0);
  });

  it('is forgotten after half an hour, and never taken from a cart that is there', async () => {
    const tab = openTab();
    const first = tab.openPage();
    first.platform.bus.emit('cart.add', add(1));
    tab.setDown(true);
    first.leave();
    await tab.settle();
    tab.setDown(false);
    const later = tab.openPage(31 * 60_000);
    const heard: number[] = [];
    later.platform.bus.on('cart.add', ({ productId }) => void heard.push(productId));
    later.platform.bus.emit('cart.add', add(3));
    later.leave();
    await tab.settle();
    expect([heard, tab.applied]).toEqual([[3], []]);
  });

  it.each(['{', '{"key":1}', '[null, 4]'])('starts with %j in the storage', (text) => {
    const tab = openTab();
    tab.values.set('unheard-adds', text);
    expect(() => tab.openPage()).not.toThrow();
  });
});
