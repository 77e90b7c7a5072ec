/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { describe, expect, it, jest } from '@jest/globals';
import type { Navigator } from './create-navigator.ts';
import { createDeferredNavigator } from './late-navigator.ts';

const build = (load: (navigator: Navigator) => Promise<Navigator>) => {
  const navigator: Navigator = {
    navigate: jest.fn<Navigator['navigate']>(),
    submit: jest.fn<Navigator['submit']>(),
    prefetch: jest.fn<Navigator['prefetch']>(),
    refresh: jest.fn<Navigator['refresh']>(),
  };
  const leave = jest.fn();
  const loading = jest.fn(() => load(navigator));
  return { navigator, leave, loading, late: createDeferredNavigator(loading, leave) };
};

describe('createLateNavigator', () => {
  it('loads navigation once, with the first who needs it', async () => {
    const { late, navigator, loading, leave } = build(async (it) => it);
    await Promise.all([late.navigate('/se/product/5', { replace: true }), late.start(), late.refresh()]);
    expect(loading).toHaveBeenCalledTimes(1);
    expect(navigator.navigate).toHaveBeenCalledWith('/se/product/5', { replace: true });
    expect(navigator.refresh).toHaveBeenCalledTimes(1);
    expect(leave).not.toHaveBeenCalled();
  });

  it('leaves for a whole new document where its code cannot be had, and tries again the next time', async () => {
    let isBroken = true;
    const { late, navigator, leave } = build(async (it) => {
      if (isBroken) throw new Error('borta');
      return it;
    });
    await expect(late.start()).rejects.toThrow('borta');
    await late.navigate('/se/product/5');
    expect(leave).toHaveBeenCalledWith('/se/product/5');
    isBroken = false;
    await late.navigate('/se/product/6');
    expect(navigator.navigate).toHaveBeenCalledWith('/se/product/6', undefined);
  });
});
