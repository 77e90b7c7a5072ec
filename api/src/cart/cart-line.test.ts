import { describe, expect, it } from '@jest/globals';
import { cartLine } from '../testing/cart-lines.ts';
import { hasNotices, joinNotices, mergeLines, noNotices, normaliseExtraData } from './cart-line.ts';

const CORRECTION = { type: 'MAX_STOCK_REACHED', value: 1, name: 'x' } as const;

describe('notices', () => {
  const error = { errors: ['Slut.'], corrections: [] };
  const correction = { errors: [], corrections: [CORRECTION] };

  it('exist when there is anything to report', () => {
    expect([noNotices(), error, correction].map(hasNotices)).toEqual([false, true, true]);
    expect(hasNotices(joinNotices(error, correction))).toBe(true);
  });

  it('are joined in order', () => {
    expect(joinNotices(error, correction, error)).toEqual({ errors: ['Slut.', 'Slut.'], corrections: [CORRECTION] });
  });
});

describe('extra data', () => {
  it.each([
    [null, {}],
    [undefined, {}],
    [{ insured: false }, {}],
    [{ insured: true }, { insured: true }],
    [{ sharedCartId: undefined }, {}],
    [
      { sharedCartId: 's', insured: true },
      { sharedCartId: 's', insured: true },
    ],
  ])('[3-08] of %j names a row as %j', (given, normalised) => {
    expect(Object.entries(normaliseExtraData(given))).toEqual(Object.entries(normalised));
  });
});

describe('lines that are the same row', () => {
  it('become one at the position of the first, without those of no units', () => {
    const lines = [
      cartLine({ id: 'none', quantity: 0 }),
      cartLine({ id: 'a', quantity: 2 }),
      cartLine({ id: 'b', productId: 2 }),
      cartLine({ id: 'c', quantity: 3 }),
    ];
    expect(mergeLines(lines)).toEqual([cartLine({ id: 'a', quantity: 5 }), cartLine({ id: 'b', productId: 2 })]);
  });
});
