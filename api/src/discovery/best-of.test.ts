import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { bestOf } from './best-of.ts';

describe('bestOf', () => {
  it('is the beginning of the sorted whole, however many are requested', () => {
    const numbers = fc.uniqueArray(fc.integer(), { maxLength: 900 });
    fc.assert(
      fc.property(numbers, fc.nat({ max: 1000 }), (all, count) => {
        const down = (a: number, b: number): number => b - a;
        expect(bestOf(all, count, down)).toEqual(all.toSorted(down).slice(0, count));
      }),
    );
  });
});
