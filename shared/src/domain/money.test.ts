import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountToShow,
  ANALYTICS_CURRENCY,
  currencyName,
  DEFAULT_CURRENCY,
  excludingVat,
  formatKronor,
  formatWholeNumber,
  kronorToOre,
  oreToKronor,
  vatFigure,
  vatInside,
} from './money.ts';

describe('formatKronor', () => {
  describe('[9-12][1-09] amounts', () => {
    it.each([
      [1299, '1\u00a0299\u00a0kr'],
      [0, '0\u00a0kr'],
      [999.5, '1\u00a0000\u00a0kr'],
      [999.49, '999\u00a0kr'],
      [1234567, '1\u00a0234\u00a0567\u00a0kr'],
      [-0.4, '0\u00a0kr'],
      [-1200, '\u22121\u00a0200\u00a0kr'],
    ])('[9-12][1-09] shows %d without decimals', (amount, text) => expect(formatKronor(amount)).toBe(text));
  });

  it('[9-12] agrees with the sv-SE number format of the platform', () => {
    const intl = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (value) => formatWholeNumber(value) === intl.format(value)),
    );
  });
});

describe('öre and kronor', () => {
  it('[O3-02] loses no öre on the way over the wire', () => {
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (ore) => kronorToOre(oreToKronor(ore)) === ore));
  });
});

describe('VAT', () => {
  it('[1-10] shows prices including VAT unless asked otherwise', () => {
    expect(amountToShow({ price: 1000, vat: 200 })).toBe(1000);
    expect(amountToShow({ price: 1000, vat: 200 }, true)).toBe(800);
  });

  it('[9-10] subtracts without floating-point dust', () => expect(excludingVat({ price: 0.3, vat: 0.1 })).toBe(0.2));

  it('takes a fifth of an amount that includes 25 % VAT', () => expect(vatInside(49)).toBe(9.8));

  it('[9-11] adds the rounded VAT of fees to the goods VAT', () => {
    expect(vatFigure(49, 259.8)).toBe(49 - 39 + 259.8);
    expect(vatFigure(0, 100)).toBe(100);
  });
});

describe('currency', () => {
  it('[9-02][9-137] is SEK in the cart and in analytics', () =>
    expect([DEFAULT_CURRENCY, ANALYTICS_CURRENCY]).toEqual(['SEK', 'SEK']));

  it('[9-134] is Danish kroner for dk-DA', () => expect(currencyName('dk-DA')).toBe('danska kronor'));

  it('[9-135] is euro for fi-FI', () => expect(currencyName('fi-FI')).toBe('euro'));

  describe('[9-136] any other locale', () => {
    it.each(['sv-SE', 'da-DK', '', 'toString'])('[9-136] is Swedish kronor for %j', (locale) => {
      expect(currencyName(locale)).toBe('svenska kronor');
    });
  });
});
