import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { formatSharedCart, parseSharedCart } from './shared-cart.ts';

describe('shared cart', () => {
  it('[O2.1-10] is read from id:quantity pairs, quantity 1 when left out', () => {
    expect(parseSharedCart('12:2,34')).toEqual([
      { productId: 12, quantity: 2 },
      { productId: 34, quantity: 1 },
    ]);
  });

  it('[O7-16] is read from id*quantity pairs as well', () =>
    expect(parseSharedCart('12*2,34,5:3')).toEqual([
      { productId: 12, quantity: 2 },
      { productId: 34, quantity: 1 },
      { productId: 5, quantity: 3 },
    ]));

  it('[O2.1-10] has unique ids and drops what cannot be read', () => {
    expect(parseSharedCart('12:2,12,x,5:0,:3,-1:2,s7,99999999999,,12:1')).toEqual([{ productId: 12, quantity: 4 }]);
  });

  it('[O2.1-10] has at most 50 rows', () => {
    const sixty = Array.from({ length: 60 }, (_, index) => index + 1).join(',');
    expect(parseSharedCart(sixty)).toHaveLength(50);
  });

  it('[O2.1-10] is read back as it was written', () => {
    const row = fc.record({ productId: fc.integer({ min: 1, max: 2e9 }), quantity: fc.integer({ min: 1, max: 999 }) });
    const rows = fc.uniqueArray(row, { maxLength: 50, selector: ({ productId }) => productId });
    fc.assert(
      fc.property(rows, (each) => {
        expect(parseSharedCart(formatSharedCart(each))).toEqual(each);
      }),
    );
  });
});
