import { describe, expect, it } from '@jest/globals';
import { freeShipping, freeShippingMinimum, lowestShippingPrice, shownShippingMethods } from './shipping-methods.ts';

const MEMBER = { goodsTotal: 500, isMember: true };
const method = (id: number, price: number, regularPrice?: number) => ({ id, price, regularPrice });
const shownIds = (ids: number[], context: Parameters<typeof shownShippingMethods>[1]) =>
  shownShippingMethods(
    ids.map((id) => method(id, id)),
    context,
  ).map(({ id }) => id);

describe('free shipping', () => {
  it('[9-26][O9-02] is reached at exactly 500 SEK', () => {
    expect(freeShipping(500, true)).toEqual({ kind: 'free' });
    expect(freeShipping(499.5, true)).toEqual({ kind: 'below', minimum: 500, missing: 0.5 });
  });

  it('[9-27] has one minimum for each currency', () => {
    expect([freeShippingMinimum('SEK'), freeShippingMinimum('EUR'), freeShippingMinimum('toString')]).toEqual([
      500,
      null,
      null,
    ]);
    expect(freeShipping(9999, true, 'EUR').kind).toBe('unavailable');
  });

  it('[O6-18] is for members; visitors see that', () =>
    expect(freeShipping(800, false)).toEqual({ kind: 'members-only', minimum: 500 }));
});

describe('shownShippingMethods', () => {
  it('[9-28] hides 20 below the minimum', () => {
    expect(shownIds([1, 20], MEMBER)).toEqual([1, 20]);
    expect(shownIds([1, 20], { ...MEMBER, goodsTotal: 499.99 })).toEqual([1]);
    expect(shownIds([1, 20], { ...MEMBER, isMember: false })).toEqual([1]);
  });

  it('[9-29] always leaves out 5', () => expect(shownIds([4, 5, 6], MEMBER)).toEqual([4, 6]));

  it('[9-32] leaves out 31 when the sides of a package sum up to more than 600 mm', () => {
    const packages = (side: number) => ({ ...MEMBER, packages: [{ packageMeasurements: [200, 200, side] }] });
    expect([shownIds([31], packages(200)), shownIds([31], packages(201))]).toEqual([[31], []]);
  });

  it('[9-31] sorts by price, then by regular price', () => {
    const methods = [method(1, 49, 99), method(2, 29, 29), method(3, 49, 59), method(6, 49)];
    expect(shownShippingMethods(methods, MEMBER).map(({ id }) => id)).toEqual([2, 6, 3, 1]);
  });
});

describe('lowestShippingPrice', () => {
  it('[9-30] ignores 4 and 2', () => {
    expect(lowestShippingPrice([method(4, 0), method(2, 10), method(7, 59), method(8, 49)])).toBe(49);
    expect(lowestShippingPrice([method(4, 0)])).toBeNull();
  });

  it('[O9-10] is that of the shown methods: what is hidden does not count', () => {
    const methods = [method(5, 1), method(20, 0), method(7, 59), method(8, 49)];
    const lowest = (goodsTotal: number) =>
      lowestShippingPrice(shownShippingMethods(methods, { ...MEMBER, goodsTotal }));
    expect([lowest(800), lowest(499)]).toEqual([0, 49]);
  });
});
