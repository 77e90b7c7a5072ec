import { describe, expect, it } from '@jest/globals';
import { TEST_NOW } from '@shop/testing';
import { holdersText } from './achievement-state.ts';
import type { ListedAchievement } from './load-achievements.ts';

const achievement = (holders?: number, earnedAt: number | null = null): ListedAchievement => ({
  id: 1,
  name: 'Stamkund',
  description: '',
  group: 'Köp',
  image: 'order-1',
  xp: 50,
  earnedAt,
  progress: null,
  ...(holders !== undefined && { holders }),
});

describe('holdersText', () => {
  it.each<[number | undefined, number | null, string | null]>([
    [undefined, null, null],
    [0, null, 'Ingen medlem har den än'],
    [1, null, 'En medlem har den'],
    [1, TEST_NOW / 1000, 'Du är den enda som har den'],
    [1234, TEST_NOW / 1000, '1\u00a0234 medlemmar har den'],
  ])('says how many members have it: %s, earned at %s', (holders, earnedAt, text) =>
    expect(holdersText(achievement(holders, earnedAt))).toBe(text),
  );
});
