import { describe, expect, it } from 'vitest';
import {
  exceedsPurchaseLimit,
  isBuyable,
  isRankRestricted,
  maxPerCustomer,
  purchaseLimitText,
  notBuyableText,
  passesRankRule,
  remainingOfLimit,
} from './purchase-rules.ts';

describe('restricted products', () => {
  it('[5-01][9-07] refuses an amount above 1, also when one is in the cart already', () => {
    expect(exceedsPurchaseLimit({ id: 375369 }, 1)).toBe(false);
    expect(exceedsPurchaseLimit({ id: 375373 }, 2)).toBe(true);
    expect(exceedsPurchaseLimit({ id: 375371 }, 1, 1)).toBe(true);
    expect(exceedsPurchaseLimit({ id: 375374 }, 5)).toBe(false);
  });

  it('[O5-02] refuses more than a product’s own limit', () => {
    const product = { id: 1, maxPerCustomer: 3 };
    expect([exceedsPurchaseLimit(product, 2, 1), exceedsPurchaseLimit(product, 2, 2)]).toEqual([false, true]);
  });

  it('[5-02] has its text', () => expect(purchaseLimitText()).toBe('Du kan max köpa 1 st av den här produkten.'));

  it('[O5-02] limits restricted products to 1 and others to their own limit', () => {
    expect([maxPerCustomer(375370, 9), maxPerCustomer(1, 3), maxPerCustomer(1)]).toEqual([1, 3, null]);
    expect([remainingOfLimit(3, 2), remainingOfLimit(1, 4), remainingOfLimit(null, 4)]).toEqual([1, 0, null]);
  });
});

describe('rank rules', () => {
  it('[5-03] recognises status code 11', () => {
    expect([[11], [3, 11], [1], []].map((statusCodes) => isRankRestricted({ statusCodes }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('[5-04][6-19] lets the level decide when there is one', () => {
    const product = { statusCodes: [11], minimumRankLevel: 5 };
    expect([4, 5, 6, null].map((level) => passesRankRule(product, level))).toEqual([false, true, true, false]);
  });

  it.each([0, null, undefined, -1])('[5-05] lets nobody buy with status 11 and level %j', (minimumRankLevel) => {
    expect(passesRankRule({ statusCodes: [11], minimumRankLevel }, 25)).toBe(false);
  });

  it('[5-04] ignores a level without status 11', () => {
    expect(passesRankRule({ statusCodes: [], minimumRankLevel: 20 }, 0)).toBe(true);
  });

  it('[O5-30] says why', () => {
    const texts = [
      isBuyable({ statusCodes: [11], minimumRankLevel: 7 }, 3, true),
      isBuyable({ statusCodes: [11] }, 25, true),
      isBuyable({}, 0, false),
    ].map((answer) => (answer.ok ? null : notBuyableText(answer.reason)));
    expect(texts).toEqual(['Kräver nivå 7', 'Kan inte köpas just nu', 'Slut i lager']);
    expect(isBuyable({}, null, true)).toEqual({ ok: true });
  });
});
