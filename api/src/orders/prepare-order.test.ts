import { describe, expect, it } from '@jest/globals';
import { standardShippingOf } from './prepare-order.ts';

describe('the freight that a withdrawal gives back', () => {
  const home = { price: 79, row: { kind: 'home' as const } };
  const servicePoint = { price: 49, row: { kind: 'servicePoint' as const } };
  const store = { price: 0, row: { kind: 'store' as const } };

  it('is that of the cheapest way to send it, however it was sent', () =>
    expect(standardShippingOf(home, [home, servicePoint, store])).toBe(49));

  it('is nothing when it was fetched in a store', () =>
    expect(standardShippingOf(store, [home, servicePoint, store])).toBe(0));

  it('is what was paid where nothing else was offered', () => expect(standardShippingOf(home, [store])).toBe(79));
});
