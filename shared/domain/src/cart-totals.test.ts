import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { cartCounterText, cartTotals, showsTopCheckoutButton } from './cart-totals.ts';

const ROWS = [
  { unitPrice: 1299, unitVat: 259.8, quantity: 2, extraData: { insured: true }, insurance: { price: 149 } },
  { unitPrice: 99.9, unitVat: 19.98, quantity: 3, extraData: { insured: false }, insurance: { price: 29 } },
  { unitPrice: 500, unitVat: 0, quantity: 1, extraData: {}, insurance: null },
];

describe('cartTotals', () => {
  it('[9-08] multiplies unit price and quantity', () => expect(cartTotals(ROWS).goods).toBe(3397.7));

  it('[9-09] counts insurance of insured rows only, once for each unit', () =>
    expect(cartTotals(ROWS).insurance).toBe(298));

  it('[9-10] takes the VAT of each unit off', () => {
    expect(cartTotals(ROWS).goodsVat).toBe(579.54);
    expect(cartTotals(ROWS).goodsExcludingVat).toBe(2818.16);
  });

  it('[O9-42] adds the insurance unchanged to both totals', () => {
    expect(cartTotals(ROWS)).toMatchObject({ total: 3695.7, totalExcludingVat: 3116.16, quantity: 6 });
  });

  it('[9-08] is exact to the öre however many rows there are', () => {
    const ore = fc.record({ price: fc.nat(5_000_000), quantity: fc.integer({ min: 1, max: 50 }) });
    fc.assert(
      fc.property(fc.array(ore, { maxLength: 60 }), (items) => {
        const rows = items.map(({ price, quantity }) => ({ unitPrice: price / 100, unitVat: 0, quantity }));
        const expected = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        expect(cartTotals(rows).goods).toBe(expected / 100);
      }),
    );
  });
});

describe('cart widgets', () => {
  it('[9-03] shows 99+ above 99', () => expect([0, 99, 100].map(cartCounterText)).toEqual(['0', '99', '99+']));

  it('[9-04] shows the top checkout button above five rows', () => {
    expect([5, 6].map(showsTopCheckoutButton)).toEqual([false, true]);
  });
});
