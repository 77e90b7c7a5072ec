import * as fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { chosenRange, endText, moveEnd, rangeText, rangeValues } from './price-range.ts';

const BANDS = ['Under 100 kr', '100–249 kr', '250–499 kr', '20 000 kr och mer'].map((name, index) => ({
  value: String(index + 1),
  name,
}));
const range = (...chosen: string[]) => chosenRange(BANDS, (value) => chosen.includes(value));

describe('the range of price bands', () => {
  it('is everything while nothing is chosen, and spans what is', () => {
    expect([range(), range('2'), range('2', '4')]).toEqual([
      { from: 0, to: 3 },
      { from: 1, to: 1 },
      { from: 1, to: 3 },
    ]);
  });

  it.each([
    [[], 'Alla priser', 'ingen gräns', 'ingen gräns'],
    [['1'], 'Under 100 kr', 'ingen gräns', '100 kr'],
    [['1', '3'], 'Högst 499 kr', 'ingen gräns', '499 kr'],
    [['2'], '100–249 kr', '100 kr', '249 kr'],
    [['2', '3'], '100–499 kr', '100 kr', '499 kr'],
    [['3', '4'], 'Minst 250 kr', '250 kr', 'ingen gräns'],
    [['4'], 'Minst 20 000 kr', '20 000 kr', 'ingen gräns'],
  ])('%j reads "%s", from %s to %s', (chosen, text, from, to) => {
    const chosenOnes = range(...chosen);
    expect([
      rangeText(BANDS, chosenOnes),
      endText(BANDS, chosenOnes, 'from'),
      endText(BANDS, chosenOnes, 'to'),
    ]).toEqual([text, from, to]);
  });

  it('is no filter when it is everything, and its ends never pass one another', () => {
    const position = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(position, position, fc.constantFrom('from' as const, 'to' as const), position, (a, b, end, to) => {
        const moved = moveEnd({ from: Math.min(a, b), to: Math.max(a, b) }, end, to);
        expect(moved.from).toBeLessThanOrEqual(moved.to);
        const values = rangeValues(BANDS, moved);
        expect(values.length).toBe(moved.from === 0 && moved.to === 3 ? 0 : moved.to - moved.from + 1);
        expect(values.length === 0 ? { from: 0, to: 3 } : range(...values)).toEqual(moved);
      }),
    );
  });
});
