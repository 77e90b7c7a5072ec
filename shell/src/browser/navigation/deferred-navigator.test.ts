/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { describe, expect, it, jest } from '@jest/globals';
import type { Navigator } from './create-navigator.ts';
import { createDeferredNavigator } from './deferred-navigator.ts';

const build = (load: (navigator: Navigator) => Promise<Navigator>) => {
  const navigator: Navigator = {
    navigate: jest.fn<Navigator['navigate']>(),
    submit: jest.fn<Navigator['submit']>(),
    prefetch: jest.fn<Navigator['prefetch']>(),
    refresh: jest.fn<Navigator['refresh']>(),
  };
  const leave = jest.fn();
  const loading = jest.fn(() => load(navigator));
  return { navigator, leave, loading, deferred: createDeferredNavigator(loading, leave) };
};

describe('createDeferredNavigator', () => {
  it('loads the navigator once, on its first use', async () => {
    const { deferred, navigator, loading, leave } = build(async (it) => it);
    await Promise.all([deferred.navigate('/se/product/5', { replace: true }), deferred.start(), deferred.refresh()]);
    expect(loading).toHaveBeenCalledTimes(1);
    expect(navigator.navigate).toHaveBeenCalledWith('/se/product/5', { replace: true });
    expect(navigator.refresh).toHaveBeenCalledTimes(1);
    expect(leave).not.toHaveBeenCalled();
  });

  it('falls back to a full page load when the code cannot be loaded, and tries again the next time', async () => {
    let isBroken = true;
    const { deferred, navigator, leave } = build(async (it) => {
      if (isBroken) throw new Error('borta');
      return it;
    });
    await expect(deferred.start()).rejects.toThrow('borta');
    await deferred.navigate('/se/product/5');
    expect(leave).toHaveBeenCalledWith('/se/product/5');
    isBroken = false;
    await deferred.navigate('/se/product/6');
    expect(navigator.navigate).toHaveBeenCalledWith('/se/product/6', undefined);
  });
});
