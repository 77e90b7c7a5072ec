import { describe, expect, it } from '@jest/globals';
import { hasRisen, isNews, type CountTime } from './count-rise.ts';

const at = (count: number | null, isClean = true): CountTime => ({ count, isClean });

describe('hasRisen', () => {
  it.each([
    ['the first copy from the server', at(null), at(3), false],
    ['something bought before the first copy', at(null), at(1, false), true],
    ['one more', at(2), at(3, false), true],
    ['one less', at(3), at(2, false), false],
    ['the same', at(3, false), at(3), false],
    ['a cart that is not known', at(3), at(null), false],
  ])('[2.9-07] knows %s', (_what, before, after, expected) => {
    expect(hasRisen(before, after)).toBe(expected);
  });
});

describe('isNews', () => {
  it('speaks of every change but the first copy', () => {
    expect(isNews(at(null), at(3))).toBe(false);
    expect(isNews(at(null), at(1, false))).toBe(true);
    expect(isNews(at(3), at(0))).toBe(true);
    expect(isNews(at(3), at(3))).toBe(false);
  });
});
