import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { indexWords, plainWords, queryTerms } from './search-text.ts';

const finds = (query: string, text: string): boolean => {
  const words = new Set(indexWords(text));
  return queryTerms(query).every(({ spellings, excluded }) => {
    const found = spellings.some((spelling) => spelling.every((word) => words.has(word)));
    return excluded ? !found : found;
  });
};

describe('search words', () => {
  it.each([
    ['rtx5080', 'Grafikkort RTX 5080 16 GB'],
    ['RTX 5080', 'Grafikkort RTX5080'],
    ['rtx5080ti', 'Grafikkort RTX 5080 Ti'],
    ['27 tum', 'Skärm 27" QHD'],
    ['27tum', 'Skärm 27 tum'],
    ['27"', 'Skärm 27-tums'],
    ['1tb', 'SSD 1 TB'],
    ['1 tb', 'SSD 1TB'],
    ['2,5 gb', 'Nätverkskort 2.5 GB'],
    ['wifi', 'Router Wi-Fi 7'],
    ['wi-fi 7', 'Router Wi-Fi 7'],
    ['tvapparat', 'Tv-apparat 55 tum'],
    ['g 502', 'Mus G502'],
    ['g502', 'Mus G 502'],
    ['m.2', 'SSD M.2 NVMe'],
    ['250 gram', 'Drönare 250 g'],
    ['skärm -böjd', 'Skärm 27" platt'],
  ])('%s finds %s', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it.each([
    ['1 tb', 'SSD 2 TB, 1 st'],
    ['rtx5080', 'Grafikkort RTX 5070'],
    ['skärm -böjd', 'Böjd skärm'],
    ['7 tum', 'Skärm 27 tum'],
    ['m.2', 'Actionkamera · 20 meter · 2 skärmar'],
  ])('%s does not find %s', (query, text) => {
    expect(finds(query, text)).toBe(false);
  });

  it('lets every text be found by its own words', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zåäö]{1,8}[0-9]{0,4}$/), { minLength: 1, maxLength: 8 }), (words) => {
        expect(finds(words.join(' '), words.join(' '))).toBe(true);
      }),
    );
  });

  it('contains nothing but letters and digits, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const words = [
          ...plainWords(text),
          ...queryTerms(text).flatMap(({ word, spellings }) => [word, ...spellings.flat()]),
        ];
        expect(words.every((word) => /^[\p{L}\d]+$/u.test(word))).toBe(true);
      }),
    );
  });
});
