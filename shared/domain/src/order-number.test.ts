import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { ORDER_ALPHABET, orderNumberOf } from './order-number.ts';

describe('a typed order number', () => {
  it.each([
    ['PX-7K3M-9Q2T', 'PX-7K3M-9Q2T'],
    ['px 7k3m 9q2t', 'PX-7K3M-9Q2T'],
    ['#7K3M-9Q2T', 'PX-7K3M-9Q2T'],
    ['7k3m9q2t', 'PX-7K3M-9Q2T'],
    ['26 001 022', 'PH26001022'],
    ['#ph26001022', 'PH26001022'],
    ['latest', null],
    ['', null],
    ['å1', null],
  ])('%s is %s', (typed, number) => expect(orderNumberOf(typed)).toBe(number));

  it('is found with and without prefix, dashes, spaces and case, whatever the number is', () => {
    const group = fc.string({ unit: fc.constantFrom(...ORDER_ALPHABET), minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(group, group, (first, second) => {
        fc.pre(/[A-Z]/.test(first + second));
        const number = `PX-${first}-${second}`;
        for (const typed of [number, number.toLowerCase(), `${first} ${second}`, first + second, `#${number}`])
          expect(orderNumberOf(typed)).toBe(number);
      }),
    );
  });
});

describe('orderNumberOf', () => {
  it.each(['PH26001022', 'ph26001022', ' 26 001 022 ', '#PH26001022', '26001022'])('%j is PH26001022', (typed) => {
    expect(orderNumberOf(typed)).toBe('PH26001022');
  });

  it.each(['', 'latest', '../cart', 'PH26/1', 'Å1', '1'.repeat(41)])('%j can be no order', (typed) => {
    expect(orderNumberOf(typed)).toBeNull();
  });

  it('gives the api nothing that its route would refuse, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const number = orderNumberOf(typed);
        expect(number === null || /^[A-Z0-9-]{1,40}$/.test(number)).toBe(true);
      }),
    );
  });
});
