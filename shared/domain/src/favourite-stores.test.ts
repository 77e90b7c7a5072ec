import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { favouriteSource, favouriteStores } from './favourite-stores.ts';

const NOBODY = { mine: null, starred: [], suggested: [] };

describe('favourite stores', () => {
  it('are the shopper’s own and the starred ones, else the suggested ones', () => {
    expect(favouriteStores({ mine: 27, starred: [2, 27], suggested: [9] })).toEqual([27, 2]);
    expect(favouriteStores({ mine: null, starred: [2], suggested: [9] })).toEqual([2]);
    expect(favouriteStores({ mine: null, starred: [], suggested: [9, 3] })).toEqual([9, 3]);
  });

  it('are at most four, each once, and never the pseudo-store', () => {
    const id = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant(9999));
    fc.assert(
      fc.property(fc.option(id), fc.array(id), fc.array(id), (mine, starred, suggested) => {
        const ids = favouriteStores({ mine, starred, suggested });
        expect(ids.length).toBeLessThanOrEqual(4);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).not.toContain(9999);
      }),
    );
  });

  it('[O9-11] fall back to the supplier when it has some, else to "Butiker"', () => {
    expect(favouriteSource(NOBODY, { supplier: 3 })).toEqual({ kind: 'supplier' });
    for (const stock of [{ supplier: 0 }, {}, null]) {
      expect(favouriteSource(NOBODY, stock)).toEqual({ kind: 'anyStore', store: { id: 9999, name: 'Butiker' } });
    }
    expect(favouriteSource({ ...NOBODY, mine: 27 }, { supplier: 3 })).toEqual({ kind: 'stores', ids: [27] });
  });
});
