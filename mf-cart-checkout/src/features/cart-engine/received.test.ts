import { describe, expect, it } from '@jest/globals';
import { testCart, testRow } from '../../testing/fixtures.ts';
import { INITIAL_STATE } from './engine-state.ts';
import { step, visibleCart } from './engine.ts';

const OLD = testCart([testRow(1)], { lastUpdate: 1 });
const NEW = testCart([testRow(1, { quantity: 5 })], { lastUpdate: 2 });

describe('a cart from another response', () => {
  it('[4-12] is shown when nothing is pending, unless it is older', () => {
    const { state, effects } = step({ ...INITIAL_STATE, server: OLD }, { type: 'received', cart: NEW }, 0);
    expect(visibleCart(state)).toEqual(NEW);
    expect(effects).toEqual([]);
    expect(visibleCart(step(state, { type: 'received', cart: OLD }, 0).state)).toEqual(NEW);
  });

  it('waits while changes are pending: their own response decides', () => {
    const event = { method: 'absolute' as const, productId: 1, unitPrice: 100, pass: null, extraData: {}, quantity: 3 };
    const busy = step({ ...INITIAL_STATE, server: OLD }, { type: 'event', event }, 0).state;
    expect(step(busy, { type: 'received', cart: NEW }, 0).state).toEqual(busy);
  });
});
