import { describe, expect, it } from '@jest/globals';
import { listedVariants } from './variants.ts';

describe('listedVariants', () => {
  it('[5-36] leaves out fyndware by default', () => {
    const variants = [{ id: 1 }, { id: 2, isFyndware: true }, { id: 3, isFyndware: false }];
    expect(listedVariants(variants).map(({ id }) => id)).toEqual([1, 3]);
    expect(listedVariants(variants, { includeFyndware: true })).toHaveLength(3);
  });
});
