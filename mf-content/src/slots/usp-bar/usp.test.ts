import { describe, expect, it } from '@jest/globals';
import { uspCase, type UspSituation, uspText } from './usp.ts';

const PRODUCT = { inStock: true, isShippable: true, packageSizeId: 1, price: 800, shipsFromStore: false };
const situation = (product: Partial<typeof PRODUCT> | null, rest: Partial<UspSituation> = {}): UspSituation => ({
  zipCode: '11120',
  isMember: false,
  lowestShippingPrice: 49,
  earliestDelivery: 'imorgon.',
  product: product && { ...PRODUCT, ...product },
  ...rest,
});
const LARGE = { packageSizeId: 6 };

describe('uspCase', () => {
  it('[4-62] 0: the default, or not in stock', () => {
    expect([uspCase(situation(null)), uspCase(situation({ inStock: false }))]).toEqual([0, 0]);
  });
  it('[4-63] 1: zip known, product in stock and shippable', () => {
    expect([uspCase(situation({})), uspCase(situation({ isShippable: false }))]).toEqual([1, 0]);
  });
  it('[4-66] 2: no zip code', () => {
    expect([uspCase(situation({}, { zipCode: '' })), uspCase(situation(null, { zipCode: null }))]).toEqual([2, 2]);
  });
  it('[4-67] 3: large product in stock that costs shipping', () => {
    expect(uspCase(situation(LARGE))).toBe(3);
    expect(uspCase(situation(LARGE, { lowestShippingPrice: 0 }))).toBe(1);
    expect(uspCase(situation({ packageSizeId: 5 }))).toBe(1);
  });
  it('[4-68] 4: large product not in stock', () => expect(uspCase(situation({ ...LARGE, inStock: false }))).toBe(4));
  it('[4-69] 5: large product, no zip code', () => {
    expect([
      uspCase(situation(LARGE, { zipCode: '' })),
      uspCase(situation({ ...LARGE, inStock: false }, { zipCode: '' })),
    ]).toEqual([5, 5]);
  });
});

describe('uspText', () => {
  it('[4-64][O4-27] depends on the price, 500 counting as over', () => {
    expect(uspText(situation({ price: 499 }, { earliestDelivery: null }))).toBe('Medlemmar får fri frakt från 500 kr.');
    expect(uspText(situation({ price: 500 }, { earliestDelivery: null }))).toBe('Fri frakt för medlemmar.');
  });

  it('[6-16] differs for members', () => {
    expect(uspText(situation({}, { isMember: true, earliestDelivery: null }))).toBe('Fri frakt.');
    expect(uspText(situation({ price: 499 }, { isMember: true, earliestDelivery: null }))).toBe(
      'Fri frakt från 500 kr.',
    );
  });

  it('[4-65] adds the delivery unless the product ships from a store', () => {
    expect(uspText(situation({}))).toBe('Fri frakt för medlemmar. Leverans imorgon.');
    expect(uspText(situation({ shipsFromStore: true }))).toBe('Fri frakt för medlemmar.');
  });

  it('[O4-26] asks for the zip code in cases 2 and 5', () => {
    const texts = [situation(null, { zipCode: '' }), situation(LARGE, { zipCode: '' })].map(uspText);
    expect(new Set(texts)).toEqual(new Set(['Ange ditt postnummer för att se leveranstid']));
  });
});
