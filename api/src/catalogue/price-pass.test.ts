import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { createKeyRing } from '../secrets/key-ring.ts';
import { createPricePasses } from './price-pass.ts';

const passes = createPricePasses(createKeyRing(['a secret of the test']));
const now = new Date('2026-11-20T12:00:00Z');
const claim = { productId: 4711, priceOre: 129_900, expiresAt: new Date('2026-11-21T00:00:00Z') };

describe('price passes', () => {
  it('[O3-03] entitle to the price of the product until they expire', () => {
    const token = passes.issue(claim);
    expect(passes.verify(token, 4711, now)).toEqual(claim);
    expect(passes.verify(token, 4711, new Date('2026-11-20T23:59:59Z'))).toEqual(claim);
    expect(passes.verify(token, 4711, new Date('2026-11-21T00:00:00Z'))).toBeNull();
    expect(passes.verify(token, 4712, now)).toBeNull();
  });

  it('[O3-03] are worth nothing when anything in them was changed', () => {
    const token = passes.issue(claim);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'0123456789abcXYZ._-'), (at, character) => {
        const changed = token.slice(0, at) + character + token.slice(at + 1);
        // The last character of base64 has unused bits: another spelling of the same signature is the same pass.
        fc.pre(changed !== token && at < token.length - 1);
        expect(passes.verify(changed, 4711, now)).toBeNull();
      }),
    );
    expect(createPricePasses(createKeyRing(['another secret'])).verify(token, 4711, now)).toBeNull();
    expect(passes.verify('', 4711, now)).toBeNull();
  });
});
