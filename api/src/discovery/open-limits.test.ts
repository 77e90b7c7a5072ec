import { describe, expect, it } from '@jest/globals';
import { readBareSum, readOpenLimit } from './open-limits.ts';

describe('a limit that is being typed', () => {
  it.each([
    ['tv under 60', 'tv', 'cheap'],
    ['tv som kostar max 6', 'tv', 'cheap'],
    ['tv <6', 'tv', 'cheap'],
    ['tv inte d', 'tv', 'cheap'],
    ['tv upp till', 'tv', 'cheap'],
    ['mus billi', 'mus billi', 'cheap'],
    ['prisvärd', 'prisvärd', 'cheap'],
    ['tv minst 60', 'tv', 'dear'],
    ['tv öve', 'tv öve', 'dear'],
    ['mobil mellan 3000 o', 'mobil', null],
    ['mobil 3000-5', 'mobil', null],
    ['mobil 300–1', 'mobil', null],
    ['mobil', 'mobil', null],
    ['undertröja', 'undertröja', null],
  ])('reads %s', (typed, text, leaning) => {
    expect(readOpenLimit(typed)).toMatchObject({ text, leaning });
  });

  it('leaves a range that is typed in full to the limits of a search', () => {
    expect(readOpenLimit('mobil 3000-5000')).toEqual({ text: 'mobil 3000-5000', leaning: null, keep: null });
  });

  it.each([
    ['hörlurar 1000', 'hörlurar'],
    ['tv 55', null],
    ['5000', null],
    ['serie 2000 x', null],
  ])('takes the number of %s for a sum only where it may be one', (typed, text) => {
    expect(readBareSum(typed)?.text ?? null).toBe(text);
  });
});
