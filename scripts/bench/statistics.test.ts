import * as fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { formatTable, percentile } from './statistics.ts';

describe('percentile', () => {
  it('is a measured value with the given share at or below it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (values, share) => {
          const found = percentile(values, share);
          expect(values).toContain(found);
          expect(values.filter((value) => value <= found).length).toBeGreaterThanOrEqual(share * values.length);
        },
      ),
    );
  });

  it('takes the lower middle and leaves its input alone', () => {
    const values = [9, 1, 5];
    expect(percentile(values, 0.5)).toBe(5);
    expect(values).toEqual([9, 1, 5]);
    expect(percentile([1, 2, 3, 4], 0.95)).toBe(4);
    expect(percentile([], 0.5)).toBeNaN();
  });
});

describe('formatTable', () => {
  it('aligns numbers to the right', () => {
    expect(
      formatTable(
        ['page', 'ms'],
        [
          ['start', '7'],
          ['list', '120'],
        ],
      ),
    ).toBe('page    ms\n─────  ───\nstart    7\nlist   120');
  });
});
