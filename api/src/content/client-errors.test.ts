import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { withoutPersonalData } from './client-errors.ts';

/** Reference implementation of what is removed: right for every text, and slow for long ones. */
const simply = (text: string): string =>
  text
    .replace(/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '[adress]')
    .replace(/((?:https?:\/)?\/[^\s?#)'"`]*)[?#][^\s)'"`]*/g, '$1')
    .replace(/\b(?:19|20|21)?\d{6}[-+]?\d{4}\b/g, '[nummer]');

const PIECES = [
  'a',
  'b.se',
  '.',
  '@',
  '%40',
  '-',
  '+',
  '/',
  'https://',
  '?',
  '#',
  ' ',
  ')',
  '"',
  '7',
  '850101',
  '2384',
  'se',
];
const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((parts) => parts.join(''));

describe('withoutPersonalData', () => {
  it('[F3] [O7-44] takes out of short texts exactly what is to be taken out', () => {
    fc.assert(
      fc.property(pieces, (text) => {
        expect(withoutPersonalData(text)).toBe(simply(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('[F3] never makes a text much longer', () => {
    fc.assert(
      fc.property(pieces, (text) => {
        expect(withoutPersonalData(text).length).toBeLessThan(2 * text.length + 1);
      }),
    );
  });

  // Each of these once took quadratic time; at these lengths that would be minutes.
  it.each([
    ['a'.repeat(400_000), 'a'.repeat(400_000)],
    ['/'.repeat(400_000), '/'.repeat(400_000)],
    [' '.repeat(400_000), ' '.repeat(400_000)],
    [`${'a'.repeat(200_000)}@${'b.'.repeat(100_000)}`, `${'a'.repeat(200_000)}@${'b.'.repeat(100_000)}`],
    [`/${'x'.repeat(200_000)}?namn=anna`, `/${'x'.repeat(200_000)}`],
  ])('[F3] reads a long text in one go: %#', (text, expected) => expect(withoutPersonalData(text)).toBe(expected));
});
