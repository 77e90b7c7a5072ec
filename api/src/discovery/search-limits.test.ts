import { describe, expect, it } from '@jest/globals';
import { amountOf } from './amounts.ts';
import { readLimits } from './search-limits.ts';

const read = (typed: string) => {
  const { text, limits } = readLimits(typed);
  return { text, limits: limits.map(({ label, without }) => [label.replace(/\s/gu, ' '), without]) };
};

describe('limits in the words of a search', () => {
  it.each([
    ['hörlurar under 300 kr', 'hörlurar', 'Högst 300 kr'],
    ['hörlurar max 1 500:-', 'hörlurar', 'Högst 1 500 kr'],
    ['laptop max 10k', 'laptop', 'Högst 10 000 kr'],
    ['tv 5000–10000 kr', 'tv', '5 000–10 000 kr'],
    ['tv från 5000 till 10000 kr', 'tv', '5 000–10 000 kr'],
    ['tv mellan 5000 och 10000', 'tv', '5 000–10 000 kr'],
    ['grafikkort dyrare än 5000 kr', 'grafikkort', 'Minst 5 000 kr'],
    ['billig mus', 'mus', 'Billigare hälften'],
    ['grafikkort minst 16 gb', 'grafikkort', 'Minst 16 gb'],
    ['skärm större än 27 tum', 'skärm', 'Över 27 tum'],
    ['brädspel för fyra spelare', 'brädspel', '4 spelare'],
    ['brädspel för 8-åringar', 'brädspel', '8 år'],
  ])('reads %s', (typed, text, label) => {
    expect(read(typed)).toMatchObject({ text, limits: [[label, text]] });
  });

  it('leads each chip to the search without it, and keeps the others', () => {
    expect(read('brädspel 4 spelare under 500 kr').limits).toEqual([
      ['Högst 500 kr', 'brädspel 4 spelare'],
      ['4 spelare', 'brädspel under 500 kr'],
    ]);
  });

  it.each(['orbit 5 500 gb', 'under ytan', 'ps5', 'skärm 27 tum', 'aurora 75', 'under 30'])(
    'leaves %s alone',
    (typed) => {
      expect(read(typed)).toEqual({ text: typed, limits: [] });
    },
  );

  it('knows what the labels of filter values measure', () => {
    expect(amountOf('2–5 spelare')).toEqual({ from: 2, to: 5, unit: 'spelare' });
    expect(amountOf('1 TB')).toEqual({ from: 1000, to: 1000, unit: 'gb' });
    expect(amountOf('20 000 mAh')).toEqual({ from: 20_000, to: 20_000, unit: 'mah' });
    expect(amountOf('Från 6 år')).toEqual({ from: 6, to: 6, unit: 'år' });
    expect(amountOf('Svart')).toBeNull();
  });
});
