import { describe, expect, it } from '@jest/globals';
import { rankLabel, xpLabel } from './rank-line.tsx';

describe('rankLabel', () => {
  it.each([
    [0, 'lvl 0'],
    [1, 'lvl 1 Bronze'],
    [14, 'lvl 14 White'],
    [25, 'lvl 25 LEGEND'],
  ])('[2.10-16][O2.10-08] level %i is %s', (level, label) => {
    expect(rankLabel(level)).toBe(label);
  });
});

describe('xpLabel', () => {
  it('[2.10-28] shows XP and what the next level needs', () => {
    expect(xpLabel(3, 8830)).toBe('8\u00a0830 / 12\u00a0000 xp');
  });

  it('has no next level at the top', () => {
    expect(xpLabel(25, 2_400_000)).toBe('2\u00a0400\u00a0000 xp');
  });
});
