import { href } from '@shop/contracts/routing';
import { testRoute } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { switchBox } from '../../testing/products.ts';
import { categoryLink } from './category-links.ts';
import { orderStores } from './order-stores.ts';
import { matchingValues, shownValues } from './shown-values.ts';

const store = (id: number) => ({ value: String(id), name: `Butik ${id}`, count: 1, selected: false });
const node = { id: 44, name: 'Möss', icon: 'mouse', productCount: 3, level: 1, parent: null, children: [] };

describe('the values of a box', () => {
  const { values } = switchBox();

  it('[9-63] are the first seven, and a chosen one wherever it stands', () => {
    const shown = shownValues(values, (value) => value === '9', false).map(({ value }) => value);
    expect(shown).toEqual(['1', '2', '3', '4', '5', '6', '7', '9']);
    expect(shownValues(values, () => false, true)).toHaveLength(10);
  });

  it('are found by a part of their name', () => {
    expect(matchingValues(values, ' SWITCH 1').map(({ value }) => value)).toEqual(['1', '10']);
  });
});

describe('orderStores', () => {
  it('[O2.13-13] puts the web warehouse first, then starred stores, then the groups', () => {
    const ordered = orderStores([store(34), store(7), store(15), store(0), store(2)], [7]);
    expect(ordered.map(({ value }) => value)).toEqual(['0', '7', '2', '15', '34']);
  });
});

describe('categoryLink', () => {
  it('[2.13-19] leads to the category itself from a category', () => {
    const route = testRoute({ name: 'category', path: '/se/category/1-X', params: { region: 'se', id: '1' } });
    expect(categoryLink(node, route, href)).toBe('/se/category/44-Moss');
  });

  it('leads to the category within the manufacturer from a manufacturer', () => {
    const params = { region: 'se', id: '9', name: 'Klackverk' };
    const route = testRoute({ name: 'manufacturer', path: '/se/manufacturer/9-Klackverk', params });
    expect(categoryLink(node, route, href)).toBe('/se/manufacturer/9-Klackverk/44-Moss');
  });

  it('[3-75] filters a search by one category, and lets go of it again', () => {
    const route = testRoute({ name: 'search', path: '/se/search/mus', query: { f: 'category-filter^category-1-3' } });
    const on = categoryLink(node, route, href);
    expect(decodeURIComponent(on)).toBe('/se/search/mus?f=category-filter^category-1-44');
    const chosen = testRoute({ ...route, query: { f: 'category-filter^category-1-44' } });
    expect(categoryLink(node, chosen, href)).toBe('/se/search/mus');
  });
});
