import { describe, expect, it } from '@jest/globals';
import { timeInWords } from './time-in-words.ts';

const at = Date.parse('2026-11-20T09:05:00+01:00') / 1000;

describe('a time of an order', () => {
  it.each([
    ['2026-11-20T23:59:00+01:00', 'i dag kl. 09:05'],
    ['2026-11-21T00:01:00+01:00', 'i går kl. 09:05'],
    ['2026-11-22T00:01:00+01:00', '20 nov. 2026 kl. 09:05'],
  ])('[O2.17-17] is said in words as seen from %s', (now, words) => {
    expect(timeInWords(at, new Date(now))).toBe(words);
  });
});
