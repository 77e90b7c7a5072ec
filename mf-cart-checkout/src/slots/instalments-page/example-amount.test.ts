import { describe, expect, it } from '@jest/globals';
import { readAmount } from './example-amount.ts';

describe('the amount of the examples', () => {
  it.each([
    ['5000', 5000],
    ['12 500', 12_500],
    ['12\u00a0500 kr', 12_500],
    ['9999999', 1_000_000],
    [['3000', '4000'], 3000],
  ])('reads %j', (typed, amount) => expect(readAmount(typed)).toBe(amount));

  it.each([[undefined], [''], ['mycket'], ['-5'], ['1e4'], ['12345678']])('takes the default for %j', (typed) =>
    expect(readAmount(typed)).toBe(10_000),
  );
});
