/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { createTestPlatform, testPage, testRoute } from '@shop/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { watchVersion } from './watch-version.ts';

const start = (name: 'index' | 'checkout' = 'index') => {
  const { store, atoms } = createTestPlatform({ page: testPage({ route: testRoute({ name }) }) });
  return watchVersion('1.4.0', store, atoms);
};

describe('watchVersion', () => {
  const reload = jest.fn();
  beforeEach(() => {
    sessionStorage.clear();
    jest.spyOn(location, 'reload').mockImplementation(reload);
  });
  afterEach(() => {
    reload.mockReset();
    jest.restoreAllMocks();
  });

  it('[4-49][4-50] reloads for a newer major in the header, and only once for it', () => {
    const version = start();
    version.note('1.9.0');
    expect(reload).not.toHaveBeenCalled();
    version.note('2.0.0');
    version.note('2.0.0');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[4-49][4-51] does not reload checkout: the next page is a full page load', () => {
    const version = start('checkout');
    expect(version.isReloadWaiting()).toBe(false);
    version.note('2.0.0');
    expect([version.isReloadWaiting(), reload.mock.calls.length]).toEqual([true, 0]);
  });
});
