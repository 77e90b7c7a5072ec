import { describe, expect, it } from '@jest/globals';
import { URLS, NO_ROUTES } from './match-table.ts';
import { matchUrl } from './match.ts';

const route = (url: string) => matchUrl(url).route;
const named = (url: string) => {
  const found = route(url);
  if (!found) return null;
  const { region: _region, ...params } = found.params;
  return { name: found.name, params };
};

describe('matchUrl', () => {
  it.each(URLS)('%s leads %s to %s', (_ids, url, name, params) => {
    expect(named(url)).toEqual({ name, params });
  });

  it.each(NO_ROUTES)('%s finds no route for %s', (_ids, url) => {
    expect(route(url)).toBeNull();
  });

  it('[2.1-01][2.1-02] takes an optional region of two lowercase letters and always carries the param', () => {
    expect(matchUrl('/dk/product/5')).toMatchObject({
      region: 'dk',
      route: { name: 'product', params: { region: 'se' } },
    });
    expect(matchUrl('/product/5')).toMatchObject({ region: null, route: { path: '/se/product/5' } });
    expect(matchUrl('/SE/product/5').route).toBeNull();
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

  it('says of the routes of checkout that they are', () => {
    expect(route('/se/checkout')?.isCheckout).toBe(true);
    expect(route('/se/checkout/swish/PX-1')?.isCheckout).toBe(true);
    expect(route('/se')).not.toHaveProperty('isCheckout');
  });

  it('keeps an odd query key from reaching the prototype', () => {
    expect(Object.getPrototypeOf(route('/se?__proto__=x')?.query)).toBe(Object.prototype);
  });
});
