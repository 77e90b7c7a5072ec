import { describe, expect, it } from '@jest/globals';
import {
  isBuyable,
  isRankRestricted,
  maxPerCustomer,
  purchaseLimitText,
  passesRankRule,
  type RankRuledProduct,
  remainingOfLimit,
} from './purchase-rules.ts';

describe('restricted products', () => {
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

  it.each([0, null, undefined, -1])('[5-05] blocks every purchase with status 11 and level %j', (minimumRankLevel) => {
    expect(passesRankRule({ statusCodes: [11], minimumRankLevel }, 25)).toBe(false);
  });

  it('[5-04] ignores a level without status 11', () => {
    expect(passesRankRule({ statusCodes: [], minimumRankLevel: 20 }, 0)).toBe(true);
  });

  it('[5-04][5-05] says what stops a purchase: a level that is too low before what is sold out', () => {
    const reasonOf = (product: RankRuledProduct, level: number, available: boolean) => {
      const buyability = isBuyable(product, level, available);
      return buyability.ok ? null : buyability.reason;
    };
    expect(reasonOf({ statusCodes: [11], minimumRankLevel: 7 }, 3, false)).toEqual({
      kind: 'rank-too-low',
      minimumRankLevel: 7,
    });
    expect(reasonOf({ statusCodes: [11] }, 25, true)).toEqual({ kind: 'not-for-sale' });
    expect(reasonOf({}, 0, false)).toEqual({ kind: 'sold-out' });
    expect(reasonOf({}, 0, true)).toBeNull();
  });
});
