import { describe, expect, it } from '@jest/globals';
import { ADDRESSES, NO_ROUTES } from './match-table.ts';
import { matchAddress } from './match.ts';

const route = (address: string) => matchAddress(address).route;
const named = (address: string) => {
  const found = route(address);
  if (!found) return null;
  const { region: _region, ...params } = found.params;
  return { name: found.name, params };
};

describe('matchAddress', () => {
  it.each(ADDRESSES)('%s leads %s to %s', (_ids, address, name, params) => {
    expect(named(address)).toEqual({ name, params });
  });

  it.each(NO_ROUTES)('%s finds no route for %s', (_ids, address) => {
    expect(route(address)).toBeNull();
  });

  it('[2.1-01][2.1-02] takes an optional region of two lowercase letters and always carries the param', () => {
    expect(matchAddress('/dk/product/5')).toMatchObject({
      region: 'dk',
      route: { name: 'product', params: { region: 'se' } },
    });
    expect(matchAddress('/product/5')).toMatchObject({ region: null, route: { path: '/se/product/5' } });
    expect(matchAddress('/SE/product/5').route).toBeNull();
  });

  it('[2.2-12][2.1-52] keeps name, path, hash, query, params and the full path', () => {
    expect(route('/se/search?searchString=mus&f=a&f=b#topp')).toEqual({
      name: 'search',
      path: '/se/search',
      hash: '#topp',
      query: { searchString: 'mus', f: ['a', 'b'] },
      params: { region: 'se' },
      fullPath: '/se/search?searchString=mus&f=a&f=b#topp',
    });
  });

  it('keeps an odd query key from reaching the prototype', () => {
    expect(Object.getPrototypeOf(route('/se?__proto__=x')?.query)).toBe(Object.prototype);
  });
});
