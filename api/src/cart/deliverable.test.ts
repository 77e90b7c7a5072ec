import { describe, expect, it } from '@jest/globals';
import { cartProduct, TEST_NOW } from '../testing/cart-lines.ts';
import { deliverableUnits, isUnreleased } from './deliverable.ts';

describe('what can be delivered', () => {
  it('[O5-06] counts as a store only what is named by a number', () => {
    const stock = { '11': 3, 'web-2': 8, '2nd': 9, reserve: 7 };
    expect(deliverableUnits(cartProduct({ stock }))).toBe(3);
  });

  it('[O5-06] is unreleased until its release, to the millisecond', () => {
    const released = (at: number | null) =>
      isUnreleased({ releaseAt: at === null ? null : new Date(TEST_NOW.getTime() + at) }, TEST_NOW);
    expect([released(null), released(-1), released(0), released(1)]).toEqual([false, false, false, true]);
  });
});
