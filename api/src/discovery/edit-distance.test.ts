import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { editDistance, soundOf } from './edit-distance.ts';

const word = fc.stringMatching(/^[abcåä]{0,7}$/);

describe('editDistance', () => {
  it.each([
    ['iphnoe', 'iphone', 1],
    ['horlurrar', 'horlurar', 1],
    ['tangetbord', 'tangentbord', 1],
    ['mus', 'hus', 1],
    ['', 'abc', 3],
    ['kaffe', 'kaffe', 0],
  ])('from %s to %s is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('is a distance: zero only between equals, the same both ways, never above the longer word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance === 0).toBe(a === b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});

describe('soundOf', () => {
  it.each([
    ['prosesor', 'processor'],
    ['lapptopp', 'laptop'],
    ['legoo', 'lego'],
    ['wideo', 'video'],
  ])('%s is spelt as %s sounds', (typed, meant) => expect(soundOf(typed) === soundOf(meant)).toBe(true));
});
