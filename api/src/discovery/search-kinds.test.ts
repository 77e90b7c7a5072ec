import { describe, expect, it } from '@jest/globals';
import { withoutDangling } from './search-kinds.ts';

describe('what is left of a search without a name', () => {
  it.each([
    ['spel till ', 'spel'],
    ['spel  till', 'spel'],
    ['kabel för mobil', 'kabel för mobil'],
    ['till', ''],
  ])('%s leads to %s', (left, read) => expect(withoutDangling(left)).toBe(read));
});
