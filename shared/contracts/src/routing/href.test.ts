import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { ROUTES, routeDefinition, type TableRoute } from '../routes.ts';
import { href } from './href.ts';
import { matchUrl } from './match.ts';
import { pathsOf } from './table.ts';

const names = Object.keys(ROUTES) as TableRoute[];

const digits = fc.integer({ min: 1, max: 999_999_999 }).map(String);
const SHAPES = {
  digits,
  entity: fc.tuple(fc.constantFrom('', 's'), digits).map(([prefix, id]) => prefix + id),
  token: fc.stringMatching(/^[A-Za-z0-9_-]{1,12}(\.[A-Za-z0-9_-]{1,12})?$/),
  list: fc
    .array(fc.tuple(digits, fc.integer({ min: 1, max: 99 })), { minLength: 1, maxLength: 4 })
    .map((rows) => rows.map(([id, quantity]) => `${id}:${quantity}`).join(',')),
};
// A name that begins with a letter: digits would be parsed as the id of `info/:id`.
const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,5})?$/);
/** Paths that `readPath` rejects: another parser could resolve them to another folder. */
const DOT_SEGMENT = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/;
const text = fc
  .string({ minLength: 1, maxLength: 12 })
  .filter((value) => value.trim() !== '' && !DOT_SEGMENT.test(value));

describe('href', () => {
  it.each(names)('[2.2-12] round trip: what href(%s) writes leads back to the same route and parameters', (name) => {
    const shapes = routeDefinition(name).params ?? {};
    const primary = pathsOf(name)[0];
    const values = fc.record(
      Object.fromEntries(
        (primary?.params ?? []).map((param) => {
          const shape = shapes[param];
          return [param, shape ? SHAPES[shape] : param === 'searchString' ? text : slug];
        }),
      ),
    );
    fc.assert(
      fc.property(values, (params) => {
        fc.pre(!(name === 'category' && params.id === '3144'));
        fc.pre(!(name === 'product' && params.id === '290553'));
        const { region, route } = matchUrl(href(name, params));
        expect(region).toBe('se');
        expect(route?.name).toBe(name);
        expect(route?.params).toEqual({ ...params, region: 'se' });
        expect(route?.path).toBe(href(name, params));
      }),
    );
  });

  it.each([
    ['product', { id: 5, name: 'Röd mus, 2-pack' }, '/se/product/5-Rod-mus-2-pack'],
    ['product', { id: 5 }, '/se/product/5'],
    ['product', { id: 5, name: '™' }, '/se/product/5'],
    ['category', { id: 's7', name: 'Å' }, '/se/category/s7-A'],
    ['info', { name: 'kundservice' }, '/se/info/kundservice'],
    ['manufacturer-page', { id: 5, categoryId: 7, name: 'Acme' }, '/se/manufacturer/5/7'],
    ['member.orders', {}, '/se/member/orders'],
    ['member.orders', { id: 3, oid: '9' }, '/se/member/3/orders/9'],
    ['search', {}, '/se/search'],
    ['search', { searchString: 'AC/DC & mus' }, '/se/search/AC%2FDC%20%26%20mus'],
    ['cart', { products: '1:2,3' }, '/se/cart/1:2,3'],
    ['index', {}, '/se'],
  ] as const)('[O2.1-01] %s %o is %s', (name, params, url) => {
    expect(href(name, params)).toBe(url);
  });

  it('[5-31][2.1-32] writes name slugs with letters, digits and dashes only', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(href('product', { id: 1, name })).toMatch(/^\/se\/product\/1(-[A-Za-z0-9-]+)?$/);
      }),
    );
  });

  it('[2.2-21] leads to the page where a gift card is bought', () => {
    expect(href('product', { id: 290553, name: 'Pixelhamn presentkort' })).toBe('/se/info/28-Kop-presentkort');
  });

  it('[2.2-20] writes a link to category 3144 as campaign 6813', () => {
    expect(href('category', { id: 3144, name: 'Fynd' })).toBe('/se/campaign/6813-Merch-och-samlarprylar');
  });

  it('appends a query and leaves out what is empty', () => {
    expect(href('category', { id: 5 }, { f: ['a^1', 'b^2'], page: 2, sort: null })).toBe(
      '/se/category/5?f=a%5E1&f=b%5E2&page=2',
    );
  });

  it('throws when a parameter is missing, which can only be a programming error', () => {
    expect(() => href('order')).toThrow('order');
  });
});
