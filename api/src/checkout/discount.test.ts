import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  type DiscountableRow,
  type DiscountContext,
  discountOf,
  type DiscountTerms,
  splitByWeight,
} from './discount.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

const terms = (values: Partial<DiscountTerms> = {}): DiscountTerms => ({
  id: 1,
  code: 'NOVEMBER',
  name: 'November',
  kind: 'percent',
  value: 10,
  startsAt: null,
  endsAt: null,
  minimumGoodsOre: 0,
  maxUses: null,
  maxPerCustomer: null,
  uses: 0,
  productIds: null,
  categoryIds: null,
  memberId: null,
  isActive: true,
  createdAt: NOW,
  ...values,
});

const row = (values: Partial<DiscountableRow> = {}): DiscountableRow => ({
  id: 'a',
  productId: 1,
  amountOre: 10_000,
  vatPerMille: 250,
  isGiftCard: false,
  ...values,
});

const context = (values: Partial<DiscountContext> = {}): DiscountContext => ({
  now: NOW,
  memberId: null,
  ownUses: 0,
  scope: null,
  ...values,
});

const textOf = (result: ReturnType<typeof discountOf>): string => (result.ok ? 'holds' : result.text);

describe('discount codes', () => {
  it('[O2.17-16] take per cent, an amount, or freight', () => {
    const rows = [row(), row({ id: 'b', productId: 2, amountOre: 3333 })];
    expect(discountOf(terms(), rows, context())).toMatchObject({ ok: true, discount: { goodsOre: 1333 } });
    expect(discountOf(terms({ kind: 'amount', value: 5000 }), rows, context())).toMatchObject({
      discount: { goodsOre: 5000, freightOre: 0 },
    });
    expect(discountOf(terms({ kind: 'amount', value: 99_000 }), rows, context())).toMatchObject({
      discount: { goodsOre: 13_333 },
    });
    expect(discountOf(terms({ kind: 'freeShipping', value: 4900 }), rows, context())).toMatchObject({
      discount: { goodsOre: 0, freightOre: 4900 },
    });
  });

  it.each([
    [{ isActive: false }, {}, 'Koden finns inte.'],
    [{ memberId: 7 }, { memberId: 8 }, 'Koden finns inte.'],
    [{ memberId: 7 }, { memberId: 7 }, 'holds'],
    [{ startsAt: new Date('2026-11-27T00:00:00Z') }, {}, 'Koden gäller från 27 nov. 2026.'],
    [{ startsAt: NOW }, {}, 'holds'],
    [{ endsAt: NOW }, {}, 'Koden har gått ut.'],
    [{ maxUses: 3, uses: 3 }, {}, 'Koden har redan använts så många gånger som den får.'],
    [{ maxPerCustomer: 1 }, { ownUses: 1 }, 'Du har redan använt koden.'],
    [{ minimumGoodsOre: 10_001 }, {}, 'Koden gäller köp från 100\u00a0kr.'],
    [{ minimumGoodsOre: 10_000 }, {}, 'holds'],
    [{}, { scope: new Set([2]) }, 'Koden gäller inte varorna i din varukorg.'],
    [{}, { scope: new Set([1]) }, 'holds'],
  ])('[O2.17-16] hold inside their window, maxima, minimum and scope only (%o, %o)', (values, given, text) => {
    expect(textOf(discountOf(terms(values), [row()], context(given)))).toBe(text);
  });

  it('[1-20] never make a gift card cheaper, nor count it', () => {
    const rows = [row(), row({ id: 'card', productId: 290553, amountOre: 50_000, isGiftCard: true })];
    const result = discountOf(terms(), rows, context());
    expect(result).toMatchObject({ ok: true, discount: { goodsOre: 1000 } });
    expect(result.ok && result.discount.byRow.has('card')).toBe(false);
    expect(textOf(discountOf(terms({ minimumGoodsOre: 20_000 }), rows, context()))).toContain('Koden gäller köp från');
  });

  it('[O2.17-16] shares add up to the öre, and no row gives more than it costs', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 100 }),
        (weights, percent) => {
          const sum = weights.reduce((total, weight) => total + weight, 0);
          const off = Math.floor((sum * percent) / 100);
          const parts = splitByWeight(off, weights);
          expect(parts.reduce((total, part) => total + part, 0)).toBe(off);
          parts.forEach((part, index) => expect(part).toBeLessThanOrEqual(weights[index] ?? 0));
        },
      ),
    );
  });
});
