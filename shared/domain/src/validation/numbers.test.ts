import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  ageOn,
  birthDayOf,
  hasValidCheckDigit,
  isMaskedCorpNumber,
  isPersonsCorpNumber,
  isValidCorpNumber,
  isValidPersonalNumber,
  maskCorpNumber,
} from './numbers.ts';

const withCheckDigit = (nine: string): string => {
  const digit = Array.from({ length: 10 }, (_, each) => String(each)).find((each) => hasValidCheckDigit(nine + each));
  return nine + (digit ?? '');
};

describe('check digit', () => {
  it('[O5-19] is right for the well-known example 811228-9874', () => {
    expect([
      hasValidCheckDigit('8112289874'),
      hasValidCheckDigit('8112289873'),
      hasValidCheckDigit('811228987'),
    ]).toEqual([true, false, false]);
  });

  it('[O5-19] finds every single mistyped digit', () => {
    const nine = fc.stringMatching(/^\d{9}$/);
    fc.assert(
      fc.property(nine, fc.nat(9), fc.integer({ min: 1, max: 9 }), (start, at, change) => {
        const right = [...withCheckDigit(start)];
        const wrong = right.with(at, String((Number(right[at]) + change) % 10));
        return hasValidCheckDigit(right.join('')) && !hasValidCheckDigit(wrong.join(''));
      }),
    );
  });
});

describe('isValidPersonalNumber', () => {
  it.each([
    ['811228-9874', true],
    ['19811228-9874', true],
    ['811228+9874', true],
    ['198112289874', true],
    ['188112289874', false],
    ['8112289873', false],
    ['8113289874', false],
    ['81122898', false],
    ['', false],
  ])('[O5-19] %s: %s', (ssn, valid) => expect(isValidPersonalNumber(ssn, 2026)).toBe(valid));

  it('[O5-19][O9-41] takes coordination numbers, whose day has 60 added', () => {
    expect(isValidPersonalNumber(withCheckDigit('701063239'), 2026)).toBe(true);
    expect(birthDayOf(withCheckDigit('701063239'), 2026)).toEqual({ year: 1970, month: 10, day: 3 });
  });

  it('[O5-19] refuses days that do not exist', () => {
    expect([
      birthDayOf('2023022900000', 2026),
      birthDayOf('202302290000', 2026),
      birthDayOf('202402290000', 2026),
    ]).toEqual([null, null, { year: 2024, month: 2, day: 29 }]);
  });

  it('[O5-19] tells the age to the day', () => {
    const birth = { year: 2008, month: 11, day: 20 };
    expect([
      ageOn(birth, { year: 2026, month: 11, day: 19 }),
      ageOn(birth, { year: 2026, month: 11, day: 20 }),
    ]).toEqual([17, 18]);
  });
});

describe('isValidCorpNumber', () => {
  const corp = withCheckDigit('556123456');

  it('[O5-20] takes ten digits, or twelve from 16, with any separators', () => {
    expect(
      [corp, `16${corp}`, `${corp.slice(0, 6)}-${corp.slice(6)}`].map((each) => isValidCorpNumber(each, 2026)),
    ).toEqual([true, true, true]);
  });

  it('[O5-20] refuses a wrong check digit, a third digit below 2 and another length', () => {
    const wrong = corp.slice(0, 9) + ((Number(corp[9]) + 1) % 10);
    expect(
      [wrong, withCheckDigit('551999999'), corp.slice(1), `17${corp}`].map((each) => isValidCorpNumber(each, 2026)),
    ).toEqual([false, false, false, false]);
  });

  it('[O5-20] takes the personal number of a sole trader', () =>
    expect(isValidCorpNumber('811228-9874', 2026)).toBe(true));
});

describe('a sole trader’s organisation number', () => {
  it.each([
    ['811228-9874', true, '811228-****'],
    ['198112289874', true, '811228-****'],
    ['811228-****', true, '811228-****'],
    ['559999-1238', false, '559999-1238'],
    ['165599991238', false, '165599991238'],
    ['', false, ''],
  ])('[O3-06] %s is a person’s: %s, and is shown as “%s”', (value, isPersons, shown) => {
    expect([isPersonsCorpNumber(value), maskCorpNumber(value)]).toEqual([isPersons, shown]);
  });

  it('is known again as it was shown, and is valid so in a form', () => {
    expect(['811228-****', ' 811228-**** ', '811228-9874', '****', '19811228-****'].map(isMaskedCorpNumber)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
