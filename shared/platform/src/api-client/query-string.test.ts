import fc from 'fast-check';
import qs from 'qs';
import { describe, expect, it } from '@jest/globals';
import { toBracketQuery } from './query-string.ts';

describe('toBracketQuery', () => {
  it('[7.1-03] writes lists and nested values in brackets', () => {
    const query = { sort: 'price', filters: ['a^1', 'b^2'], range: { from: 1, to: 2 }, isDigital: true };
    expect(toBracketQuery(query)).toBe(
      'sort=price&filters[]=a%5E1&filters[]=b%5E2&range[from]=1&range[to]=2&isDigital=true',
    );
  });

  it('leaves out what is null or undefined', () => {
    expect(toBracketQuery({ a: null, b: undefined, c: [null], d: '' })).toBe('d=');
  });

  it('[7.1-03] survives a round trip through a bracket parser', () => {
    const key = fc.stringMatching(/^[a-zåäö]{1,6}$/);
    const text = fc.string({ unit: 'grapheme' });
    const value = fc.oneof(
      text,
      fc.array(text, { minLength: 1, maxLength: 5 }),
      fc.dictionary(key, text, { minKeys: 1 }),
    );
    fc.assert(
      fc.property(fc.dictionary(key, value, { noNullPrototype: true }), (query) => {
        expect(qs.parse(toBracketQuery(query))).toEqual(JSON.parse(JSON.stringify(query)));
      }),
    );
  });
});
