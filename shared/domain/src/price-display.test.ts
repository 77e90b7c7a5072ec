import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  comparisonPrice,
  offersInsurance,
  payablePriceWithVat,
  priceTypeLabel,
  priceView,
  regularPriceLabel,
  savingAgainst,
  savingText,
  showsLevelOnePrice,
  type PricedProduct,
} from './price-display.ts';

const DAY = 86_400;
const NOW = 1_780_000_000_000;
const product = (rest: Partial<PricedProduct> = {}, price: Partial<PricedProduct['price']> = {}): PricedProduct => ({
  regularPrice: { price: 1000 },
  ...rest,
  price: { price: 800, vat: 160, startAt: NOW / 1000 - DAY, type: 'campaign', ...price },
});

describe('comparisonPrice', () => {
  it('[9-14] needs a regular price above the current price', () => {
    expect(comparisonPrice(product({ regularPrice: { price: 800 } }), NOW)).toBeNull();
    expect(comparisonPrice(product({ regularPrice: null }), NOW)).toBeNull();
    expect(comparisonPrice(product(), NOW)).toBe(1000);
  });

  it('[9-14][O9-04] needs a price that started less than 28 days ago', () => {
    const started = (seconds: number | null) => comparisonPrice(product({}, { startAt: seconds }), NOW);
    const now = NOW / 1000;
    expect([started(now - 28 * DAY), started(now - 28 * DAY + 1), started(now + 5), started(null)]).toEqual([
      null,
      1000,
      null,
      null,
    ]);
  });

  it.each([
    [700, 700],
    [800, 800],
    [900, 900],
    [1000, 1000],
  ])('[9-15][O9-03] is the lowest price %d', (lowest, expected) => {
    expect(comparisonPrice(product({ lowestPrice: { price: lowest } }), NOW)).toBe(expected);
  });

  it('[9-16] is the regular price when the lowest lies above it, or for a bargain', () => {
    expect(comparisonPrice(product({ lowestPrice: { price: 1100 } }), NOW)).toBe(1000);
    expect(comparisonPrice(product({ lowestPrice: { price: 900 }, isFyndware: true }), NOW)).toBe(1000);
  });
});

describe('savingAgainst', () => {
  const saving = (comparison: number | null, current: number) =>
    savingAgainst(comparison, { price: current, vat: current * 0.2 });

  describe('[9-18][9-21] percentages', () => {
    it.each([
      [999, 899.1, { unit: 'percent', value: 10 }],
      [999, 899.11, null],
      [500, 425, { unit: 'percent', value: 15 }],
      [999.99, 500, { unit: 'percent', value: 50 }],
    ])('[9-18][9-21] under 1000: %d → %d', (comparison, current, expected) => {
      expect(saving(comparison, current)).toEqual(expected);
    });
  });

  describe('[9-19] amounts', () => {
    it.each([
      [1000, 920, { unit: 'amount', value: 80 }],
      [1000, 920.01, null],
      [4000, 3920, { unit: 'amount', value: 80 }],
      [4001, 3921, null],
      [30000, 29500, { unit: 'amount', value: 500 }],
      [30000, 29501, null],
    ])('[9-19] from 1000: %d → %d', (comparison, current, expected) => {
      expect(saving(comparison, current)).toEqual(expected);
    });
  });

  it('[9-17][O9-01] shows nothing for a saving of 0 or less', () => {
    expect([saving(500, 500), saving(400, 500), saving(null, 500)]).toEqual([null, null, null]);
    fc.assert(fc.property(fc.nat(1e6), fc.nat(1e6), (a, b) => a > b || saving(a, b) === null));
  });

  it('[9-17][9-20][O9-01] goes by reading A where reading B, 99 kr or 10 %, says otherwise', () => {
    // B alone would hide this one: less than 99 kr, less than 10 %.
    expect(saving(1000, 920)).toEqual({ unit: 'amount', value: 80 });
    // B alone would show this one: 99 kr.
    expect(saving(5000, 4901)).toBeNull();
  });

  it('[9-22] can leave VAT out of the figure, which changes no percentage', () => {
    expect(savingAgainst(2000, { price: 1500, vat: 300 }, true)).toEqual({ unit: 'amount', value: 400 });
    expect(savingAgainst(500, { price: 400, vat: 80 }, true)).toEqual({ unit: 'percent', value: 20 });
  });

  it('is worded in Swedish', () => {
    expect([savingText({ unit: 'percent', value: 15 }), savingText({ unit: 'amount', value: 1500 })]).toEqual([
      'Spara 15\u00a0%',
      'Spara 1\u00a0500\u00a0kr',
    ]);
  });
});

describe('price labels', () => {
  const label = (rest: Partial<PricedProduct>, price: Partial<PricedProduct['price']>, isLoggedIn = true) =>
    priceTypeLabel(product(rest, price), { isLoggedIn, now: NOW });
  const levelOnePrice = { price: 700 };

  it('[4-87] 1: flash sale', () => expect(label({}, { flashSale: true })).toBe('Flash-sale!'));
  it('[4-88] 2: level-one price while logged out', () => {
    expect(label({ levelOnePrice }, { type: 'adjustment' }, false)).toBe('Medlemspris!');
  });
  it('[4-89] 3: member', () => expect(label({}, { type: 'member' })).toBe('Medlemspris!'));
  it('[4-90] 4: adjustment', () => expect(label({}, { type: 'adjustment' })).toBe('Nyligen prissänkt!'));
  it('[4-91] 5: priceList', () => expect(label({}, { type: 'priceList' })).toBe('Unikt pris!'));
  it('[4-92] 6: fyndvara', () => expect(label({ isFyndware: true }, { type: 'campaign' })).toBe('Fyndvarupris!'));
  it('[4-93] 7: otherwise', () => expect(label({}, { type: 'campaign' })).toBe('Kampanjpris!'));

  it('[4-86] lets the first match win', () => {
    const all = { levelOnePrice, isFyndware: true };
    expect(label(all, { flashSale: true, type: 'adjustment' }, false)).toBe('Flash-sale!');
    expect(label({ isFyndware: true }, { type: 'adjustment' }, true)).toBe('Nyligen prissänkt!');
    expect(label(all, { type: 'priceList' }, false)).toBe('Medlemspris!');
    expect(label({ isFyndware: true }, { type: 'priceList' }, true)).toBe('Unikt pris!');
  });

  it('[O4-32] never calls an ordinary price a campaign', () => {
    expect(label({ regularPrice: null }, { type: null })).toBeNull();
    expect(label({}, { type: null })).toBe('Kampanjpris!');
  });

  it('[4-94] calls the regular price of an adjustment Tidigare pris', () =>
    expect(regularPriceLabel('adjustment')).toBe('Tidigare pris'));

  describe('[4-95] every other price type', () => {
    it.each(['member', 'priceList', 'campaign', null])('[4-95] calls it otherwise for %s', (type) => {
      expect(regularPriceLabel(type)).toBe('Tidigare lägsta pris 30 dagar');
    });
  });
});

describe('member price', () => {
  it('[9-23][O4-34] is shown to visitors when lower and not in a campaign', () => {
    const shows = (level: number, type: string | null, isLoggedIn = false) =>
      showsLevelOnePrice(product({ levelOnePrice: { price: level } }, { type }), isLoggedIn);
    expect([shows(700, null), shows(700, 'campaign'), shows(800, null), shows(700, null, true)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  const view = (rest: Partial<PricedProduct>, price: Partial<PricedProduct['price']>, isLoggedIn: boolean) =>
    priceView(product(rest, price), { isLoggedIn, now: NOW });

  it('[O4-34][O6-20] shows a visitor what they pay, and what a member would', () => {
    expect(view({ regularPrice: null, levelOnePrice: { price: 700 } }, { type: null }, false)).toEqual({
      amount: 800,
      label: 'Medlemspris!',
      comparison: null,
      saving: null,
      memberAmount: 700,
      needsLogin: true,
    });
  });

  it('[O4-34] shows a member the level-one price against the price for everyone else', () => {
    expect(view({ regularPrice: null, levelOnePrice: { price: 700 } }, { type: null }, true)).toEqual({
      amount: 700,
      label: 'Medlemspris!',
      comparison: { amount: 800, label: 'Ordinarie pris' },
      saving: { unit: 'percent', value: 13 },
      memberAmount: null,
      needsLogin: false,
    });
  });

  it('[9-15] compares a level-one price with nothing dearer than the lowest of the last 30 days', () => {
    const comparison = (lowest: number) =>
      view({ levelOnePrice: { price: 700 }, lowestPrice: { price: lowest } }, { type: 'adjustment' }, true).comparison;
    expect([comparison(750), comparison(700), comparison(650)]).toEqual([
      { amount: 750, label: 'Tidigare lägsta pris 30 dagar' },
      null,
      null,
    ]);
    expect(comparison(900)).toEqual({ amount: 800, label: 'Ordinarie pris' });
  });

  it('[4-89][O6-20] shows the regular price to visitors and the member price to members', () => {
    expect(view({}, { type: 'member' }, false)).toMatchObject({
      amount: 1000,
      label: 'Medlemspris!',
      comparison: null,
      saving: null,
      memberAmount: 800,
      needsLogin: true,
    });
    expect(view({}, { type: 'member' }, true)).toMatchObject({
      amount: 800,
      label: 'Medlemspris!',
      comparison: { amount: 1000, label: 'Tidigare lägsta pris 30 dagar' },
      memberAmount: null,
    });
  });
});

describe('payablePriceWithVat', () => {
  it('[O4-34] carries the VAT of what this viewer pays, in whole öre', () => {
    const of = product({ regularPrice: null, levelOnePrice: { price: 699.99 } }, { type: null });
    expect([payablePriceWithVat(of, false), payablePriceWithVat(of, true)]).toEqual([
      { price: 800, vat: 160 },
      { price: 699.99, vat: 140 },
    ]);
    expect(payablePriceWithVat(product({ regularPrice: null }, { price: 0, vat: 0 }), true)).toEqual({
      price: 0,
      vat: 0,
    });
  });
});

describe('a price that is no reduced one', () => {
  const lowestAt = (price: number, type: string | null = 'campaign') =>
    priceView(product({ lowestPrice: { price } }, { type }), { isLoggedIn: false, now: NOW });

  it('[9-14][9-15][9-17][O9-03] is compared with nothing at or below it', () => {
    expect([799, 800, 800.4].map((each) => lowestAt(each))).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ amount: 800, comparison: null, saving: null })),
    );
    expect(lowestAt(801).comparison).toEqual({ amount: 801, label: 'Tidigare lägsta pris 30 dagar' });
  });

  it('[O4-32][O9-03] is not called a campaign either, unless it is one', () => {
    expect([lowestAt(700, null).label, lowestAt(900, null).label, lowestAt(700).label]).toEqual([
      null,
      'Kampanjpris!',
      'Kampanjpris!',
    ]);
  });

  it('[9-14][9-15][O9-03] never: whatever the prices, what is compared with is above what is paid', () => {
    const price = fc.integer({ min: 1, max: 2000_00 }).map((ore) => ore / 100);
    const maybe = fc.option(price.map((each) => ({ price: each })));
    const type = fc.constantFrom(null, 'campaign', 'member', 'adjustment', 'priceList');
    fc.assert(
      fc.property(
        price,
        maybe,
        maybe,
        maybe,
        type,
        fc.boolean(),
        (now, regularPrice, lowestPrice, levelOnePrice, kind, isLoggedIn) => {
          const { amount, comparison } = priceView(
            product({ regularPrice, lowestPrice, levelOnePrice }, { price: now, vat: now / 5, type: kind }),
            { isLoggedIn, now: NOW },
          );
          return comparison === null || comparison.amount > amount;
        },
      ),
    );
  });
});

describe('priceView', () => {
  it('[9-15] never calls what a bargain costs new a former price of its own', () => {
    const bargain = product({ isFyndware: true, lowestPrice: null });
    const { comparison } = priceView(bargain, { isLoggedIn: true, now: NOW });
    expect(comparison).toEqual({ amount: 1000, label: 'Ordinarie pris som ny' });
  });

  it('[9-22] follows the choice of VAT for every amount', () => {
    expect(priceView(product(), { isLoggedIn: true, showExcludingVat: true, now: NOW })).toEqual({
      amount: 640,
      label: 'Kampanjpris!',
      comparison: { amount: 800, label: 'Tidigare lägsta pris 30 dagar' },
      saving: { unit: 'amount', value: 160 },
      memberAmount: null,
      needsLogin: false,
    });
    const teaser = product({ levelOnePrice: { price: 500 } }, { type: null });
    expect(priceView(teaser, { isLoggedIn: false, showExcludingVat: true, now: NOW })).toMatchObject({
      amount: 640,
      memberAmount: 400,
    });
  });
});

describe('offersInsurance', () => {
  it('[9-24][O9-35] opens the dialog above 300 kr, if there is an insurance', () => {
    const request = (price: number, insurance: unknown) => offersInsurance({ price: { price }, insurance });
    expect([request(300, {}), request(300.01, {}), request(999, null)]).toEqual([false, true, false]);
  });
});
