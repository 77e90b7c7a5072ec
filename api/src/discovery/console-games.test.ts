import { describe, expect, it } from '@jest/globals';
import { withConsoleGames } from './console-games.ts';

describe('withConsoleGames', () => {
  it.each([
    ['spel till ps5', 'tv-spel till ps5'],
    ['spel till switch barn', 'tv-spel till nintendo switch barn'],
    ['switch spel', 'nintendo switch tv-spel'],
    ['rollspel switch', 'rollspel nintendo switch'],
    ['switchspel', 'nintendo switch tv-spel'],
    ['PS5-spel för barn', 'PS5 tv-spel för barn'],
    ['xbox series x spel', 'xbox series x tv-spel'],
    ['tv-spel till nintendo switch', 'tv-spel till nintendo switch'],
    ['kontroll till switch', 'kontroll till nintendo switch'],
    ['switch kon', 'nintendo switch kon'],
    ['gaming tv 55 tum', 'tv för spel 55 tum'],
    ['tv gaming', 'tv för spel'],
    ['tv till gaming', 'tv för spel'],
    ['speltv', 'tv för spel'],
  ])('reads %s as %s', (typed, read) => {
    expect(withConsoleGames(typed)).toBe(read);
  });

  it.each([
    'roliga spel tv',
    'spel för barn',
    'spel om switchar',
    'switch 8 portar',
    'kabel till switch',
    'brädspel',
    'spelratt till ps5',
  ])('leaves %s alone', (typed) => {
    expect(withConsoleGames(typed)).toBe(typed);
  });
});
