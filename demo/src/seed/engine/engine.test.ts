import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { blackFriday, easter, stockholm } from './calendar.ts';
import { fill, lowerFirst } from './fill.ts';
import { priceTag, vatInside } from './price-ending.ts';
import { randomFor } from './random.ts';

describe('random choices', () => {
  it('repeat for the same name and differ between names', () => {
    const draw = (name: string): number[] => Array.from({ length: 5 }, randomFor(name).next);
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('stay within their bounds and never repeat an element', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(90), fc.nat(30), (name, min, span, count) => {
        const random = randomFor(name);
        const value = random.int(min, min + span);
        const list = Array.from({ length: 20 }, (_, index) => index);
        const some = random.some(list, count);
        return value >= min && value <= min + span && new Set(some).size === Math.min(count, 20);
      }),
    );
  });
});

describe('price tags', () => {
  it('end as Swedish price tags do and stay near the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 60_000 }), (kronor) => {
        const tag = priceTag(kronor);
        const step = [5, 10, 50, 100, 500, 1000].find((each) => Math.abs(tag - kronor) <= each + 1);
        return (tag % 10 === 9 || tag % 10 === 4 || tag % 100 === 90) && step !== undefined;
      }),
    );
  });

  it('hold 25 % VAT as a fifth', () => expect(vatInside(125_00, 250)).toBe(25_00));
});

describe('dates', () => {
  it.each([
    [2024, '2024-11-29'],
    [2026, '2026-11-27'],
    [2027, '2027-11-26'],
  ])('Black Friday of %i is %s', (year, day) => expect(blackFriday(year)).toBe(day));

  it.each([
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
  ])('Easter of %i is %s', (year, day) => expect(easter(year)).toBe(day));

  it('are read off a clock in Stockholm', () =>
    expect(stockholm('2026-11-23 00:00:00').toISOString()).toBe('2026-11-22T23:00:00.000Z'));
});

describe('templates', () => {
  it('put values into sentences and keep abbreviations', () => {
    expect(fill('{Typ} med {typ} och {panel}', { Typ: 'Trådlös', Panel: 'IPS' })).toBe('Trådlös med trådlös och IPS');
    expect(lowerFirst('USB-C')).toBe('USB-C');
  });

  it('refuse a value that the product does not have', () => expect(() => fill('{storlek}', {})).toThrow('storlek'));
});
