import { describe, expect, it } from '@jest/globals';
import { achievementImageUrl, avatarBackgroundUrl } from './member-images.ts';

describe('images of a member', () => {
  const NOVEMBER = Date.UTC(2026, 10, 20);
  it.each([
    ['[7.9-14] of its class', { classId: 6, rankLevel: 8, now: NOVEMBER }, '6.gif'],
    ['[7.9-15] golden above level 8', { classId: 6, rankLevel: 9, now: NOVEMBER }, '6-gold-plus.gif'],
    ['[7.9-16] snowed in in December', { classId: 6, rankLevel: 1, now: Date.UTC(2026, 10, 30, 23) }, '6-xmas.gif'],
    [
      '[7.9-16][O7-34] snowed in on 10 January, also golden ones',
      { classId: 6, rankLevel: 25, now: Date.UTC(2027, 0, 10, 22) },
      '6-xmas.gif',
    ],
    ['[7.9-16] no longer on the day after', { classId: 6, rankLevel: 1, now: Date.UTC(2027, 0, 10, 23) }, '6.gif'],
    ['[7.9-17] the first for no class', { classId: null, rankLevel: 0, now: NOVEMBER }, '1.gif'],
    ['without motion', { classId: 2, rankLevel: 0, now: NOVEMBER, isStill: true }, '2.gif?still'],
  ])('background: %s', (_what, background, file) => {
    expect(avatarBackgroundUrl(background)).toBe(`/img/member/avatar/background-${file}`);
  });

  it('[7.9-12][7.9-13] achievement: the next existing size, at quality 75', () => {
    expect([achievementImageUrl('order-1', 96), achievementImageUrl('order-1', 200)]).toEqual([
      '/img/member/achievements/order-1.png?h=96&w=96&q=75',
      '/img/member/achievements/order-1.png?h=256&w=256&q=75',
    ]);
  });
});
