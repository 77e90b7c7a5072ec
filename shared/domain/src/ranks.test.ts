import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { achievementsNeeded, rankGroup, rankLevelFor, rankProgress, xpThreshold } from './ranks.ts';

const TABLE: readonly [id: string, level: number, xp: number][] = [
  ['[9-178]', 1, 0],
  ['[9-179]', 2, 3500],
  ['[9-180]', 3, 7500],
  ['[9-181]', 4, 12000],
  ['[9-182]', 5, 17500],
  ['[9-183]', 6, 33000],
  ['[9-184]', 7, 48750],
  ['[9-185]', 8, 64500],
  ['[9-186]', 9, 80000],
  ['[9-187]', 10, 120000],
  ['[9-188]', 11, 160000],
  ['[9-189]', 12, 200000],
  ['[9-190]', 13, 250000],
  ['[9-191]', 14, 320000],
  ['[9-192]', 15, 390000],
  ['[9-193]', 16, 460000],
  ['[9-194]', 17, 525000],
  ['[9-195]', 18, 625000],
  ['[9-196]', 19, 725000],
  ['[9-197]', 20, 825000],
  ['[9-198]', 21, 925000],
  ['[9-199]', 22, 1025000],
  ['[9-200]', 23, 1125000],
  ['[9-201]', 24, 1225000],
  ['[9-202]', 25, 2345678],
];

describe('[9-178][9-179][9-180][9-181][9-182][9-183][9-184][9-185][9-186][9-187][9-188][9-189][9-190][9-191][9-192][9-193][9-194][9-195][9-196][9-197][9-198][9-199][9-200][9-201][9-202] XP thresholds', () => {
  it.each(TABLE)('%s level %d is reached at %d XP', (_, level, xp) => {
    expect(xpThreshold(level)).toBe(xp);
    expect(rankLevelFor(xp, 1000)).toBe(level);
    expect(rankLevelFor(xp - 1, 1000)).toBe(level - 1);
  });

  it('[3-127] ends at level 25', () => expect([xpThreshold(0), xpThreshold(26)]).toEqual([null, null]));
});

describe('achievements', () => {
  it('[9-203] are not needed up to level 20', () => {
    expect(Array.from({ length: 20 }, (_, index) => achievementsNeeded(index + 1))).toEqual(Array(20).fill(0));
    expect(rankLevelFor(825000, 0)).toBe(20);
  });

  describe('[9-204][9-205][9-206][9-207][9-208] one by one', () => {
    it.each([
      ['[9-204]', 21, 200],
      ['[9-205]', 22, 250],
      ['[9-206]', 23, 350],
      ['[9-207]', 24, 500],
      ['[9-208]', 25, 700],
    ])('%s level %d needs %d', (_, level, needed) => {
      expect(achievementsNeeded(level)).toBe(needed);
      expect([rankLevelFor(3e6, needed), rankLevelFor(3e6, needed - 1)]).toEqual([level, level - 1]);
    });
  });

  it('[O9-32] never lower a level', () => {
    fc.assert(fc.property(fc.nat(3e6), fc.nat(800), (xp, n) => rankLevelFor(xp, n) <= rankLevelFor(xp, n + 1)));
  });
});

describe('rank groups', () => {
  describe('[4-102][4-103][4-104][4-105][4-106][4-107][4-108] one by one', () => {
    it.each([
      ['[4-102]', 'Bronze', 1, 4],
      ['[4-103]', 'Silver', 5, 8],
      ['[4-104]', 'Gold', 9, 12],
      ['[4-105]', 'White', 13, 16],
      ['[4-106]', 'Black', 17, 20],
      ['[4-107]', 'V O I D', 21, 24],
      ['[4-108]', 'LEGEND', 25, 25],
    ])('%s %s covers levels %d to %d', (_, name, first, last) => {
      expect([rankGroup(first), rankGroup(last)]).toEqual([name, name]);
    });
  });

  it('[O4-37] has none without a level', () => expect([rankGroup(0), rankGroup(null)]).toEqual([null, null]));
});

describe('XP bar', () => {
  it('shows the way from this threshold to the next', () => {
    expect(rankProgress(2, 5500)).toEqual({ current: 5500, nextThreshold: 7500, progress: 0.5 });
  });

  it('[O9-32] has no progress value at the top', () => {
    expect(rankProgress(25, 3e6)).toEqual({ current: 3e6, nextThreshold: null, progress: null });
  });

  it('[5-37] stays within 0..1 when achievements are lacking', () => expect(rankProgress(20, 2e6).progress).toBe(1));
});
