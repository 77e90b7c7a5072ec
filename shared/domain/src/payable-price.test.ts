import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { memberOnlyPrice, payablePrice, type PriceTerms } from './payable-price.ts';

const terms = (values: Partial<PriceTerms>): PriceTerms => ({
  price: 800,
  regularPrice: null,
  levelOnePrice: null,
  type: null,
  ...values,
});

const prices = (given: PriceTerms) => [payablePrice(given, false), payablePrice(given, true), memberOnlyPrice(given)];

describe('what a visitor pays, what a member pays, and what only members get', () => {
  it.each<[string, Partial<PriceTerms>, [number, number, number | null]]>([
    ['an ordinary price', {}, [800, 800, null]],
    ['a member price', { type: 'member', regularPrice: 1000 }, [1000, 800, 800]],
    ['a member price without a regular one', { type: 'member' }, [800, 800, null]],
    ['a member price above the regular one', { type: 'member', regularPrice: 700 }, [800, 800, null]],
    ['a level-one price', { levelOnePrice: 700 }, [800, 700, 700]],
    [
      'a level-one price below an adjusted one',
      { type: 'adjustment', regularPrice: 1000, levelOnePrice: 700 },
      [800, 700, 700],
    ],
    ['a level-one price that is no lower', { levelOnePrice: 800 }, [800, 800, null]],
    ['a level-one price in a campaign', { type: 'campaign', regularPrice: 1000, levelOnePrice: 700 }, [800, 800, null]],
  ])('[O4-34] %s', (_what, values, expected) => expect(prices(terms(values))).toEqual(expected));

  it('[O4-34] never lets membership cost anything', () => {
    const amount = fc.integer({ min: 1, max: 100_000 });
    const any = fc.record({
      price: amount,
      regularPrice: fc.option(amount),
      levelOnePrice: fc.option(amount),
      type: fc.constantFrom(null, 'member', 'campaign', 'adjustment', 'priceList'),
    });
    fc.assert(
      fc.property(any, (given) => {
        const [visitor = 0, member = 0, teaser] = prices(given);
        expect(member).toBeLessThanOrEqual(visitor ?? 0);
        expect(teaser).toBe((member ?? 0) < (visitor ?? 0) ? member : null);
      }),
    );
  });
});
