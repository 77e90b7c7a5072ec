import { parseQuery } from '@shop/contracts/routing';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { listRequest } from './list-request.ts';
import { cleanedUrl, listUrl, readListState } from './list-state.ts';

const route = (search: string) => ({ path: '/se/category/3-Mus', query: parseQuery(search) });

describe('the state of a list in its address', () => {
  it('[4-79][4-80][4-81] reads filters, order, page and layout', () => {
    const state = readListState(route('?f=*attributes^12-1-5~7&f=stock^2&sortBy=price-asc&page=3&mode=compact'));
    expect(state).toEqual({
      filters: [
        { type: 'attributes', value: '12-1-5~7', prioritized: true },
        { type: 'stock', value: 2, prioritized: false },
      ],
      sortBy: 'price-asc',
      page: 3,
      mode: 'compact',
      asked: null,
      engine: null,
      autoCorrect: true,
      origin: 'ORGANIC',
    });
  });

  it('takes nonsense for nothing', () => {
    expect(readListState(route('?f=x&sortBy=&page=-4&mode=toString&origin=me'))).toEqual(readListState(route('')));
  });

  it('begins a changed list at its first page', () => {
    expect(listUrl(route('?page=4&sortBy=name'), { sortBy: null })).toBe('/se/category/3-Mus');
    expect(listUrl(route('?page=4&sortBy=name'), { page: 5 })).toBe('/se/category/3-Mus?sortBy=name&page=5');
  });

  it('[4-83][O4-30] leads away from malformed filters only, and keeps the others', () => {
    expect(cleanedUrl(route('?f=stock^2&f=stock^x&page=2'))).toBe('/se/category/3-Mus?f=stock%5E2&page=2');
    expect(cleanedUrl(route('?f=stock^2'))).toBeNull();
  });

  it('always cleans to an address that needs no cleaning', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.string(), fc.constantFrom('stock^1', '*attributes^1-1-2', 'category-filter^category-1-3')),
        ),
        (f) => {
          const dirty = { path: '/se/x', query: { f } };
          const clean = cleanedUrl(dirty);
          if (clean !== null)
            expect(cleanedUrl({ path: '/se/x', query: parseQuery(clean.split('?')[1] ?? '') })).toBeNull();
        },
      ),
    );
  });
});

describe('listRequest', () => {
  const named = (
    name: 'search' | 'manufacturer-page' | 'toplist' | 'index',
    params: Record<string, string>,
    search = '',
  ) => listRequest({ name, params, query: parseQuery(search) });

  it('[7.6-03][7.6-04][7.6-05] sends origin on search only', () => {
    expect(named('search', { searchString: 'mus' })?.query).toMatchObject({ origin: 'ORGANIC', autoCorrect: true });
    expect(named('search', { searchString: 'mus' }, '?origin=DID_YOU_MEAN')?.query).toMatchObject({
      origin: 'DID_YOU_MEAN',
    });
    expect(named('toplist', { id: '3' })?.query).not.toHaveProperty('origin');
  });

  it('[7.10-10] passes the search engine that the URL names to every page of a search, and to no other list', () => {
    expect(named('search', { searchString: 'mus' }, '?engine=own')?.query).toMatchObject({ engine: 'own' });
    expect(named('search', { searchString: 'mus' })?.query).not.toHaveProperty('engine');
    expect(named('toplist', { id: '3' }, '?engine=own')?.query).not.toHaveProperty('engine');
    expect(listUrl(route('?engine=own'), { page: 2 })).toBe('/se/category/3-Mus?page=2&engine=own');
  });

  it('requests a category within a manufacturer', () => {
    expect(named('manufacturer-page', { id: '9', categoryId: '44' })).toMatchObject({
      params: { type: 'manufacturer-page', value: '9' },
      query: { categoryId: '44' },
    });
  });

  it('requests nothing where there is no list', () => {
    expect(named('index', {})).toBeNull();
    expect(named('search', { searchString: '  ' })).toBeNull();
  });
});
