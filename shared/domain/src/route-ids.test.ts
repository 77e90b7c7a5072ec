import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { formatRouteId, isSameRoute, parseRouteId } from './route-ids.ts';

describe('parseRouteId', () => {
  describe('[5-29] what is no id', () => {
    it.each(['', 'x', '12a', '-1', '1.5', ' 1', 's', 'ss1', '99999999999', '2147483648', null, undefined])(
      '[5-29] refuses %j',
      (text) => {
        expect(parseRouteId(text, true)).toBeNull();
      },
    );
  });

  it('[5-29] reads digits', () => expect(parseRouteId('13852')).toEqual({ id: 13852, special: false }));

  it('[5-30] reads the prefix s only where it is allowed', () => {
    expect([parseRouteId('s12', true), parseRouteId('s12')]).toEqual([{ id: 12, special: true }, null]);
  });

  it('[5-29][5-30] reads what it wrote', () => {
    fc.assert(
      fc.property(fc.nat(2_147_483_647), fc.boolean(), (id, special) => {
        expect(parseRouteId(formatRouteId({ id, special }), true)).toEqual({ id, special });
      }),
    );
  });
});

describe('isSameRoute', () => {
  it('[O2.2-01] compares name and id, prefix included', () => {
    const category = (id: string, name = 'x') => ({ name: 'category', params: { id, name } });
    expect(isSameRoute(category('12', 'a'), category('12', 'b'))).toBe(true);
    expect(isSameRoute(category('12'), category('s12'))).toBe(false);
    expect(isSameRoute(category('12'), { name: 'product', params: { id: '12' } })).toBe(false);
  });

  it('[O2.2-01] compares all parameters where there is no id', () => {
    const search = (searchString: string, region = 'se') => ({ name: 'search', params: { searchString, region } });
    expect(isSameRoute(search('mus'), search('mus', 'no'))).toBe(true);
    expect(isSameRoute(search('mus'), search('skärm'))).toBe(false);
    expect(isSameRoute({ name: 'campaigns' }, { name: 'campaigns', params: { id: '13' } })).toBe(false);
  });
});
