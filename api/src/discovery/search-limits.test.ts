import { describe, expect, it } from '@jest/globals';
import { amountOf } from './amounts.ts';
import { readLimits, withBarePrice } from './search-limits.ts';

const read = (typed: string) => {
  const { text, limits } = readLimits(typed);
  return { text, limits: limits.map(({ label, without }) => [label.replace(/\s/gu, ' '), without]) };
};

describe('limits in the words of a search', () => {
  it.each([
    ['hörlurar under 300 kr', 'hörlurar', 'Högst 300 kr'],
    ['hörlurar max 1 500:-', 'hörlurar', 'Högst 1 500 kr'],
    ['laptop max 10k', 'laptop', 'Högst 10 000 kr'],
    ['dator 5000 kr', 'dator', 'Högst 5 000 kr'],
    ['tv 5000–10000 kr', 'tv', '5 000–10 000 kr'],
    ['tv från 5000 till 10000 kr', 'tv', '5 000–10 000 kr'],
    ['tv mellan 5000 och 10000', 'tv', '5 000–10 000 kr'],
    ['grafikkort dyrare än 5000 kr', 'grafikkort', 'Minst 5 000 kr'],
    ['billig mus', 'mus', 'Billigare hälften'],
    ['grafikkort minst 16 gb', 'grafikkort', 'Minst 16 gb'],
    ['skärm större än 27 tum', 'skärm', 'Över 27 tum'],
    ['drönare under 250 gram', 'drönare', 'Under 250 gram'],
    ['ssd minst 2 terabyte', 'ssd', 'Minst 2 terabyte'],
    ['brädspel för fyra spelare', 'brädspel', '4 spelare'],
    ['brädspel för 8-åringar', 'brädspel', '8 år'],
    ['hörlurar max 500:-', 'hörlurar', 'Högst 500 kr'],
    ['hörlurar 1000-2000kr', 'hörlurar', '1 000–2 000 kr'],
    ['hörlurar 1000:- till 2000:-', 'hörlurar', '1 000–2 000 kr'],
    ['hörlurar mellan 500-1000', 'hörlurar', '500–1 000 kr'],
    ['mus ej över 800 kr', 'mus', 'Högst 800 kr'],
    ['mus inte under 800 kr', 'mus', 'Minst 800 kr'],
    ['mus maxpris 800', 'mus', 'Högst 800 kr'],
    ['mus lägre än 800', 'mus', 'Högst 800 kr'],
    ['gamingdator budget 15000', 'gamingdator', 'Högst 15 000 kr'],
    ['skärm inte större än 27 tum', 'skärm', 'Högst 27 tum'],
    ['laptop inte tyngre än 2 kg', 'laptop', 'Högst 2 kg'],
    ['tv under 4\u00a0400\u00a0kr', 'tv', 'Högst 4 400 kr'],
    ['tv under 4\u202f400 kr', 'tv', 'Högst 4 400 kr'],
    ['mobil 3000-5000', 'mobil', '3 000–5 000 kr'],
    ['mobil <5000 kr', 'mobil', 'Högst 5 000 kr'],
    ['tv inte dyrare än 6000', 'tv', 'Högst 6 000 kr'],
    ['tv som kostar max 6000 kr', 'tv', 'Högst 6 000 kr'],
    ['dator inte får kosta mer än 7000', 'dator', 'Högst 7 000 kr'],
    ['mobil inte över 4000 kr', 'mobil', 'Högst 4 000 kr'],
    ['brädspel för två vuxna', 'brädspel', '2 spelare'],
    ['grafikkort prisvärt', 'grafikkort', 'Billigare hälften'],
    ['skärm 27-32 tum', 'skärm', '27–32 tum'],
    ['tv mellan 50 och 55 tum', 'tv', '50–55 tum'],
    ['surfplatta under 3000 till jobbet', 'surfplatta till jobbet', 'Högst 3 000 kr'],
    ['mus under 300 ergonomisk', 'mus ergonomisk', 'Högst 300 kr'],
    ['byggsats minst 1000 bitar', 'byggsats', 'Minst 1000 bitar'],
    ['brädspel 4spelare', 'brädspel', '4 spelare'],
    ['headset runt 1000 kr', 'headset', '800–1 200 kr'],
    ['mobil ca 4k', 'mobil', '3 200–4 800 kr'],
    ['tv omkring 8000 till sovrum', 'tv till sovrum', '6 400–9 600 kr'],
  ])('reads %s', (typed, text, label) => {
    expect(read(typed)).toMatchObject({ text, limits: [[label, text]] });
  });

  it.each(['powerbank runt 10000 mah', 'spel ca 60 min', 'skärm runt 27 tum'])(
    'takes no other amount for a price: %s',
    (typed) => expect(readLimits(typed).limits.filter(({ kind }) => kind === 'price')).toEqual([]),
  );

  it.each([
    ['2x16gb ddr5', '32 gb ddr5'],
    ['ram 2 x 16', 'ram 32 gb'],
    ['program 2 x 16', 'program 2 x 16'],
  ])('reads the pieces of memory: %s', (typed, text) => expect(read(typed).text).toBe(text));

  it.each([
    ['mobil under 5 tusen', 'Högst 5 000 kr'],
    ['headset under tusenlappen', 'Högst 1 000 kr'],
    ['hörlurar under femhundra', 'Högst 500 kr'],
    ['hörlurar under 500 spänn', 'Högst 500 kr'],
    ['brädspel för fyra', '4 spelare'],
    ['brädspel fem pers', '5 spelare'],
    ['laddare med två portar', '2 portar'],
  ])('reads the amount that %s tells in words', (typed, label) => {
    expect(read(typed).limits.map(([name]) => name)).toEqual([label]);
  });

  it.each([
    ['surfplatta under 3000 till barn', ['Högst 3 000 kr', 'För barn']],
    ['barnspel', ['För barn']],
    ['spel för vuxna', ['För vuxna']],
    ['barnpussel', []],
  ])('reads for whom %s is', (typed, labels) => {
    expect(read(typed).limits.map(([label]) => label)).toEqual(labels);
  });

  it('takes 5G for no weight', () => {
    expect(read('5g mobil')).toEqual({ text: '5g mobil', limits: [] });
  });

  it.each([
    ['skärm 27 tum', ['27 tum']],
    ['27"skärm', ['27 "']],
    ['skärm 27" 144hz', ['27 "', '144 hz']],
    ['powerbank 20 000 mAh', ['20 000 mAh']],
    ['orbit 5 500 gb', ['500 gb']],
  ])('shows the amounts of %s as chips, and still searches for them', (typed, labels) => {
    const { text, limits } = read(typed);
    expect(text).toBe(typed);
    expect(limits.map(([label]) => label)).toEqual(labels);
  });

  it.each([
    ['stor mobil', ['Större storlek']],
    ['mobil med stor skärm', ['Större storlek']],
    ['mobil med stort batteri', []],
    ['laptop med en stor hårddisk', []],
    ['liten tv', ['Mindre storlek']],
    ['tv med liten ram', []],
  ])('tells the size of a thing from that of its parts: %s', (typed, labels) => {
    const sizes = read(typed).limits.flatMap(([label = '']) => (label.endsWith('storlek') ? [label] : []));
    expect(sizes).toEqual(labels);
  });

  it('leads each chip to the search without it, and keeps the others', () => {
    expect(read('brädspel 4 spelare under 500 kr').limits).toEqual([
      ['Högst 500 kr', 'brädspel 4 spelare'],
      ['4 spelare', 'brädspel under 500 kr'],
    ]);
  });

  it.each(['under ytan', 'ps5', 'wifi 7', 'aurora 75', 'under 30', 'från ax till limpa'])(
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

describe('withBarePrice', () => {
  it.each([
    ['gamingdator 20000', 'gamingdator runt 20000 kr'],
    ['mobil 2 990 ', 'mobil runt 2 990 kr'],
    ['svart tv 12 995', 'svart tv runt 12 995 kr'],
  ])('reads %p as %p', (typed, priced) => {
    expect(withBarePrice(typed)).toBe(priced);
  });

  it.each(['20000', 'grafikkort 5080', 'skärm 1440', 'mobil 300', 'tv 100000', '20000 gamingdator', 'tv8000'])(
    'finds no price in %p',
    (typed) => expect(withBarePrice(typed)).toBeNull(),
  );
});
