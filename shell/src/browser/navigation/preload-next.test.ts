import type { SlotName } from '@shop/contracts/slots';
import { FORMER_DESCRIPTIONS } from '@shop/releases';
import { describe, expect, it } from '@jest/globals';
import { createPreloader, type PreloadOptions } from './preload-next.ts';

const build = (change: Partial<PreloadOptions> = {}) => {
  const loaded: SlotName[] = [];
  const preload = createPreloader({
    about: FORMER_DESCRIPTIONS,
    loadModule: async (slot) => loaded.push(slot),
    isOffered: () => true,
    whenIdle: () => Promise.resolve(),
    isOnIntentOnly: () => false,
    ...change,
  });
  return { loaded, preload };
};

describe('createPreloader', () => {
  it.each([
    ['index', ['side-menu', 'filters', 'list-page']],
    ['search', ['product-page']],
    ['product', ['checkout-page']],
    ['info', []],
  ] as const)('fetches from %s the code of %j', async (name, slots) => {
    const { loaded, preload } = build();
    await preload({ name });
    expect(loaded).toEqual(slots);
  });

  it('fetches nothing for a shopper who saves data, and nothing that no release offers', async () => {
    const sparing = build({ isOnIntentOnly: () => true });
    await sparing.preload({ name: 'search' });
    expect(sparing.loaded).toEqual([]);
    const partly = build({ isOffered: (slot) => slot !== 'filters' });
    await partly.preload({ name: 'index' });
    expect(partly.loaded).toEqual(['side-menu', 'list-page']);
  });

  it('begins when the browser is idle, and stops when the shopper navigates', async () => {
    const waiting: (() => void)[] = [];
    const { loaded, preload } = build({ whenIdle: () => new Promise((resolve) => waiting.push(resolve)) });
    const first = preload({ name: 'search' });
    expect(loaded).toEqual([]);
    const second = preload({ name: 'product' });
    for (const resolve of waiting) resolve();
    await Promise.all([first, second]);
    expect(loaded).toEqual(['checkout-page']);
  });

  it('continues after code that cannot be loaded', async () => {
    const requested: SlotName[] = [];
    const { preload } = build({
      loadModule: (slot) => {
        requested.push(slot);
        return Promise.reject(new Error('borta'));
      },
    });
    await preload({ name: 'index' });
    expect(requested).toHaveLength(3);
  });
});
