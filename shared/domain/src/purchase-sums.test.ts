import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cartTotals } from './cart-totals.ts';
import { kronorToOre, oreToKronor, vatInside } from './money.ts';
import { feeToShow, type PurchaseSums, rowPrice, sumLines } from './purchase-sums.ts';

const sumsOf = (
  rows: Parameters<typeof cartTotals>[0],
  { shipping = 0, paymentFee = 0, discount = 0, discountVat = 0 } = {},
): PurchaseSums => {
  const { goods, insurance, total, goodsVat } = cartTotals(rows);
  const fees = oreToKronor(kronorToOre(shipping) + kronorToOre(paymentFee));
  const sum = oreToKronor(kronorToOre(total) + kronorToOre(fees) - kronorToOre(discount));
  const vat = oreToKronor(kronorToOre(goodsVat) + kronorToOre(vatInside(fees)) - kronorToOre(discountVat));
  const totalExcludingVat = oreToKronor(kronorToOre(sum) - kronorToOre(vat));
  return { goods, insurance, shipping, paymentFee, discount, total: sum, totalExcludingVat, vat };
};
const ROWS = [
  { unitPrice: 4470, unitVat: 894, quantity: 1 },
  { unitPrice: 106, unitVat: 6, quantity: 2, extraData: { insured: true }, insurance: { price: 30 } },
];
const shown = (sums: PurchaseSums, isWithoutVat: boolean) =>
  sumLines(sums, ROWS, isWithoutVat).map(({ label, amount }) => `${label} ${amount}`);

describe('the prices of a row', () => {
  it('[1-10] leave the VAT out for those who have chosen it, of one and of all', () => {
    expect(rowPrice({ unitPrice: 106, unitVat: 6, quantity: 3 }, false)).toEqual({ each: 106, sum: 318 });
    expect(rowPrice({ unitPrice: 106, unitVat: 6, quantity: 3 }, true)).toEqual({ each: 100, sum: 300 });
    expect([feeToShow(49, false), feeToShow(49, true)]).toEqual([49, 39.2]);
  });
});

describe('the lines of a purchase', () => {
  it('[O2.17-16] name every part with VAT, and both totals', () => {
    const sums = sumsOf(ROWS, { shipping: 50, paymentFee: 25, discount: 100, discountVat: 20 });
    expect(shown(sums, false)).toEqual([
      'Varor 4682',
      'Försäkring 60',
      'Frakt 50',
      'Avgift för betalsättet 25',
      'Rabatt -100',
      'Totalt inkl. moms 4717',
      'Varav moms 901',
      'Totalt exkl. moms 3816',
    ]);
  });

  it('[1-11] are all without VAT for those who have chosen it, up to the total to pay', () => {
    const sums = sumsOf(ROWS, { shipping: 50, paymentFee: 25, discount: 100, discountVat: 20 });
    expect(shown(sums, true)).toEqual([
      'Varor 3776',
      'Försäkring 60',
      'Frakt 40',
      'Avgift för betalsättet 20',
      'Rabatt -80',
      'Totalt exkl. moms 3816',
      'Moms 901',
      'Totalt inkl. moms 4717',
    ]);
  });

  it('[1-20] end with what gift cards pay and what is left', () => {
    const sums = { ...sumsOf(ROWS), giftCards: 500, toPay: 4242 };
    for (const isWithoutVat of [true, false]) {
      expect(shown(sums, isWithoutVat).slice(-2)).toEqual(['Betalt med presentkort -500', 'Kvar att betala 4242']);
    }
  });

  const KEYS: readonly string[] = ['goods', 'insurance', 'shipping', 'paymentFee', 'discount'];
  const row = fc.record({
    unitPrice: fc.integer({ min: 1, max: 2_000_000 }).map(oreToKronor),
    unitVat: fc.constant(0),
    quantity: fc.integer({ min: 1, max: 20 }),
  });

  it('[1-10] add up to their total to the öre, whatever was bought', () => {
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(0.2, 6 / 106, 0),
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 100 }),
        (priced, share, shipping, paymentFee, percent) => {
          const rows = priced.map((one) => ({ ...one, unitVat: oreToKronor(kronorToOre(one.unitPrice) * share) }));
          const { goods } = cartTotals(rows);
          const discount = oreToKronor(Math.floor((kronorToOre(goods) * percent) / 100));
          const sums = sumsOf(rows, {
            shipping: oreToKronor(shipping),
            paymentFee: oreToKronor(paymentFee),
            discount,
            discountVat: oreToKronor(kronorToOre(discount) * share),
          });
          for (const [isWithoutVat, total] of [
            [true, sums.totalExcludingVat],
            [false, sums.total],
          ] as const) {
            const parts = sumLines(sums, rows, isWithoutVat).filter(({ key }) => KEYS.includes(key));
            const ore = parts.reduce((sum, { amount }) => sum + kronorToOre(amount), 0);
            expect(ore).toBe(kronorToOre(total));
          }
        },
      ),
    );
  });
});
