import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { purchaseExperience, XP_PER_KRONA } from './experience.ts';

const ore = fc.integer({ min: 0, max: 100_000_000 });

describe('purchaseExperience', () => {
  it('[O4-38] is one XP per whole krona, never more than was paid', () => {
    expect([0, 99, 100, 12_999].map(purchaseExperience)).toEqual([0, 0, 1, 129]);
    fc.assert(fc.property(ore, (paid) => purchaseExperience(paid) <= (paid / 100) * XP_PER_KRONA));
  });

  it('is never more for one large purchase than its parts and a krona: spending more at once wins nothing', () => {
    fc.assert(
      fc.property(ore, ore, (one, other) => {
        const together = purchaseExperience(one + other);
        const apart = purchaseExperience(one) + purchaseExperience(other);
        return together - apart >= 0 && together - apart <= XP_PER_KRONA;
      }),
    );
  });

  it('takes nothing away for less than nothing', () => {
    expect(purchaseExperience(-500)).toBe(0);
  });
});
