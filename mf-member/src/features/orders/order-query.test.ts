import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { orderListQuery, readOrderQuery } from './order-query.ts';

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

  it('[O2.17-02] knows the number of today with and without its prefix', () => {
    for (const search of ['PX-7K3M-9Q2T', '7k3m 9q2t']) {
      expect(readOrderQuery({ search })).toMatchObject({ search, number: 'PX-7K3M-9Q2T' });
    }
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
