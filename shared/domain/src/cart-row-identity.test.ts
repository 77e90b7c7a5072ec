import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { cartRowIdentity, keyOfRow, stableJson } from './cart-row-identity.ts';

const KEY = { productId: 1, unitPrice: 1299, pass: 'p', extraData: { insured: true, note: 'x' } };

describe('cartRowIdentity', () => {
  it('[3-08] is the same for the same product, price, pass and extraData', () => {
    expect(cartRowIdentity({ ...KEY, extraData: { note: 'x', insured: true } })).toBe(cartRowIdentity(KEY));
  });

  describe('[3-08] differences', () => {
    it.each([
      ['product', { ...KEY, productId: 2 }],
      ['price', { ...KEY, unitPrice: 1298 }],
      ['pass', { ...KEY, pass: null }],
      ['extraData', { ...KEY, extraData: { insured: false, note: 'x' } }],
    ])('[3-08] differs with another %s', (_, other) => expect(cartRowIdentity(other)).not.toBe(cartRowIdentity(KEY)));
  });

  it('[3-08] treats every way to say "no pass" and "no extra data" alike', () => {
    const bare = cartRowIdentity({ productId: 1, unitPrice: 1 });
    expect(cartRowIdentity({ productId: 1, unitPrice: 1, pass: '', extraData: {} })).toBe(bare);
    expect(cartRowIdentity({ productId: 1, unitPrice: 1, pass: null, extraData: null })).toBe(bare);
  });

  it('[O3-04] never splits a row by key order, at any depth', () => {
    const reverse = (value: unknown): unknown =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, entry]) => [key, reverse(entry)]),
          )
        : value;
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => stableJson(data) === stableJson(reverse(data))),
    );
  });

  it('[3-08] reads the key of a row', () => {
    const row = { product: { id: 7, price: { pass: 'abc' } }, unitPrice: 5, extraData: { insured: true } };
    expect(keyOfRow(row)).toEqual({ productId: 7, unitPrice: 5, pass: 'abc', extraData: { insured: true } });
  });
});
