import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { comparePath, readComparedIds } from './compare-url.ts';
import { MAX_COMPARED } from './max-compared.ts';

const segmentOf = (path: string): string | undefined => path.split('?')[0]?.split('/')[3];

describe('the URL of a comparison', () => {
  it('names the products in their order, and whether only differences are shown', () => {
    expect(comparePath([])).toBe('/se/jamfor');
    expect(comparePath([7, 3])).toBe('/se/jamfor/7-3');
    expect(comparePath([7, 3], { onlyDifferences: true })).toBe('/se/jamfor/7-3?skillnader=1');
  });

  it('is read as it was written, each product once and at most four', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 9 }), (ids) => {
        const unique = [...new Set(ids)];
        expect(readComparedIds(segmentOf(comparePath(ids)))).toEqual({
          ids: unique.slice(0, MAX_COMPARED),
          isCut: unique.length > MAX_COMPARED,
        });
      }),
    );
  });

  it.each(['0', '7-', '7--3', '07', '7-x', '7.3', '1234567890', '-', ''])(
    'is none of the shop with "%s"',
    (segment) => {
      expect(readComparedIds(segment)).toBeNull();
    },
  );
});
