import { DAY_MS } from '@shop/domain/dates';
import { expect, it } from '@jest/globals';
import { campaignEnd } from './campaign-end.ts';

const NOW = Date.parse('2026-11-25T12:00:00+01:00');
const endIn = (days: number): number => (NOW + days * DAY_MS) / 1000;

it('is told of a campaign that ends within a year', () => {
  expect(campaignEnd(endIn(5), NOW)).toBe('till och med 30 nov. 2026');
  expect(campaignEnd(endIn(366), NOW)).toBe('till och med 26 nov. 2027');
});

it('is not told of one that has ended, stands for years, or has no end', () => {
  expect([endIn(0), endIn(-1), endIn(367), null].map((endsAt) => campaignEnd(endsAt, NOW))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
