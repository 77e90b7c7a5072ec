import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  amountToShow,
  currencyName,
  excludingVat,
  formatExactKronor,
  formatKronor,
  formatWholeNumber,
  kronorToOre,
  oreToKronor,
  vatInside,
  vatToShow,
} from './money.ts';

describe('formatKronor', () => {
  describe('[9-12][1-09][O9-06] amounts', () => {
    it.each([
      [1299, '1\u00a0299\u00a0kr'],
      [0, '0\u00a0kr'],
      [999.5, '1\u00a0000\u00a0kr'],
      [999.49, '999\u00a0kr'],
      [1234567, '1\u00a0234\u00a0567\u00a0kr'],
      [-0.4, '0\u00a0kr'],
      [-1200, '\u22121\u00a0200\u00a0kr'],
    ])('[9-12][1-09][O9-06] shows %d without decimals', (amount, text) => expect(formatKronor(amount)).toBe(text));
  });

  it('[9-12] agrees with the sv-SE number format of the platform', () => {
    const intl = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (value) => formatWholeNumber(value) === intl.format(value)),
    );
  });
});

describe('currencyName', () => {
  it('[9-134] [O9-29] is Danish kroner for dk-DA', () => expect(currencyName('dk-DA')).toBe('danska kronor'));
  it('[9-135] [O9-29] is euro for fi-FI', () => expect(currencyName('fi-FI')).toBe('euro'));
  it('[9-136] [O9-29] is Swedish kronor for any other locale', () => {
    expect(['sv-SE', 'da-DK', 'fi-SV', ''].map(currencyName)).toEqual(Array(4).fill('svenska kronor'));
  });
});

describe('formatExactKronor', () => {
  it.each([
    [149, '149\u00a0kr'],
    [132.33, '132,33\u00a0kr'],
    [1299.5, '1\u00a0299,50\u00a0kr'],
    [-0.05, '\u22120,05\u00a0kr'],
    [0, '0\u00a0kr'],
  ])('shows the öre of %d, when there are any', (amount, text) => expect(formatExactKronor(amount)).toBe(text));
});

describe('öre and kronor', () => {
  it('[O3-02] loses no öre on the way over the wire', () => {
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (ore) => kronorToOre(oreToKronor(ore)) === ore));
  });
});

describe('VAT', () => {
  it('[1-10] shows prices including VAT by default', () => {
    expect(amountToShow({ price: 1000, vat: 200 })).toBe(1000);
    expect(amountToShow({ price: 1000, vat: 200 }, true)).toBe(800);
  });

  it('[9-10] subtracts without floating-point dust', () => expect(excludingVat({ price: 0.3, vat: 0.1 })).toBe(0.2));

  it('takes a fifth of an amount that includes 25 % VAT', () => expect(vatInside(49)).toBe(9.8));

  it('[9-11][O9-05] shows the VAT of fees in whole kronor, with that of the goods', () => {
    expect(vatToShow({ shipping: 49, paymentFee: 0, vat: 269.6 })).toBe(269.8);
    expect(vatToShow({ shipping: 30, paymentFee: 19, vat: 9.8 })).toBe(10);
    expect(vatToShow({ shipping: 0, paymentFee: 0, vat: 100 })).toBe(100);
  });

  it('[9-11] is never half a krona away from the exact VAT', () => {
    const ore = fc.integer({ min: 0, max: 1e6 });
    fc.assert(
      fc.property(ore, ore, ore, (shipping, fee, goodsVat) => {
        const vat = oreToKronor(goodsVat + kronorToOre(vatInside(oreToKronor(shipping + fee))));
        const sums = { shipping: oreToKronor(shipping), paymentFee: oreToKronor(fee), vat };
        return Math.abs(vatToShow(sums) - vat) <= 0.51;
      }),
    );
  });
});
