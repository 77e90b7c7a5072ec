import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { orderListQuery, orderNumberOf, readOrderQuery } from './order-query.ts';

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

describe('readOrderQuery', () => {
  it.each([
    [{}, 1],
    [{ page: '3' }, 3],
    [{ page: ['2', '5'] }, 2],
    [{ page: '0' }, 1],
    [{ page: '-1' }, 1],
    [{ page: '1e9' }, 1],
    [{ page: '99999' }, 1],
  ])('%j asks for page %i', (query, page) => {
    expect(readOrderQuery(query).page).toBe(page);
  });

  it('reads back the pages that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), (page) => {
        const query = Object.fromEntries(Object.entries(orderListQuery(page)).map(([key, value]) => [key, `${value}`]));
        expect(readOrderQuery(query).page).toBe(page);
      }),
    );
  });
});
