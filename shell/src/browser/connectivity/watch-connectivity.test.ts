/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { createTestPlatform } from '@shop/testing';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { isOfflineAtom, watchConnectivity } from './watch-connectivity.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('[O9-37] the device’s own word is read every 5 s and at each event, without a request', () => {
  const { bus, store, emitted } = createTestPlatform();
  const fetch = jest.spyOn(globalThis, 'fetch');
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  watchConnectivity(bus, store);
  isOnline.mockReturnValue(false);
  jest.advanceTimersByTime(4999);
  expect(store.get(isOfflineAtom)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(store.get(isOfflineAtom)).toBe(true);
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(store.get(isOfflineAtom)).toBe(false);
  isOnline.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(store.get(isOfflineAtom)).toBe(true);
  expect(emitted.map(({ name }) => name)).toEqual(['disconnected', 'connected', 'disconnected']);
  expect(fetch).not.toHaveBeenCalled();
});
