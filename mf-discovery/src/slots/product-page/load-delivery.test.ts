import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ApiClient } from '@shop/contracts/platform';
import { fakeOnly } from '@shop/testing/fake-timers';
import { loadDelivery, MAX_DELIVERY_WAIT_MS } from './load-delivery.ts';

const SENT = { isShippable: true, stock: { web: 5 }, possibleDeliveryMethods: [1, 2] };

const load = (call: () => Promise<unknown>) =>
  loadDelivery(
    {
      api: { call } as unknown as ApiClient,
      flag: 'showDeliveryInfo',
      zipCode: null,
      signal: new AbortController().signal,
    },
    SENT as unknown as Parameters<typeof loadDelivery>[1],
  );

describe('the days in the buy box', () => {
  beforeEach(() => void jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout')));
  afterEach(() => void jest.useRealTimers());

  it('cost the page nothing when the api never answers: it is shown without them', async () => {
    const loaded = load(() => new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(MAX_DELIVERY_WAIT_MS);
    expect(await loaded).toBeNull();
  });

  it('cost the page nothing when the api fails', async () => {
    expect(await load(() => Promise.reject(new Error('503')))).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });
});
