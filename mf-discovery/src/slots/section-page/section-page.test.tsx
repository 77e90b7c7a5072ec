/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { type FakeApi, renderSlot } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from '@jest/globals';
import { products } from '../../testing/products.ts';
import slot from './slot.tsx';

const SECTION = {
  id: 13,
  name: 'Gaming',
  metaTitle: null,
  description: '',
  color: '#ff4f8b',
  icon: 'gamepad',
};
const POPULAR = {
  id: 1,
  entityId: 101,
  level: 1,
  name: 'Tangentbord',
  seoName: null,
  filters: null,
  entityType: 2,
  previewUrl: null,
};
const tile = (id: number, name: string, productCount: number) => ({
  category: { id, name, seoName: null, icon: 'keyboard', level: 1, productCount },
  product: {
    id,
    name: 'Ton',
    previewUrl: `/images/product/${id}?trim&w=231`,
    manufacturer: { id: 1, name: 'Klackverk' },
  },
});

const TOP_LIST = {
  id: 20,
  name: 'Gamingtillbehör i topp',
  internalName: '',
  description: '',
  products: [],
  linkText: null,
  link: null,
  normalBanner: null,
  mobileBanner: null,
  listTypeName: null,
  listId: null,
  listName: null,
  siteTitle: null,
  listFilter: null,
  whereToShowReviews: null,
  showFlashSales: false,
  showReviewCount: true,
  showScore: true,
};

const CATEGORIES = { id: 1, type: 2, heading: 'Populärt', categories: [POPULAR], section: { id: 13, name: 'Gaming' } };

const render = (components: readonly object[] = [CATEGORIES], api: FakeApi = {}) =>
  renderSlot(slot, {
    slot: 'section-page',
    route: { name: 'section', path: '/se/section/13-Gaming', params: { region: 'se', id: '13' } },
    api: {
      'GET section/:id': () => ({ data: { section: SECTION } }),
      'GET page-component/:entityType/:entityId': () => ({
        data: {
          components,
          banners: [],
          countdown: null,
          takeover: null,
        },
      }),
      'GET category/tiles': () => [tile(101, 'Tangentbord', 1204), tile(102, 'Möss', 1)],
      'GET campaign': () => ({ data: { campaigns: [], sectionName: null } }),
      'GET product/recent': () => ({ products: [] }),
      ...api,
    },
  });

it('[2.11-19][O2.11-07] leads from "Se alla kategorier" to all categories of the section, on the same page', async () => {
  const { container } = await render();
  const link = screen.getByRole('link', { name: 'Se alla kategorier' });
  const [path, id] = (link.getAttribute('href') ?? '').split('#');
  expect(path).toBe('/se/section/13-Gaming');
  expect(container.querySelector(`#${id}`)).toBe(screen.getByRole('region', { name: 'Alla kategorier i Gaming' }));
});

it('[7.6-21][7.6-22][7.6-23][7.6-24] shows every category with a product of it and their number', async () => {
  const { platform } = await render();
  const all = within(screen.getByRole('region', { name: 'Alla kategorier i Gaming' })).getAllByRole('link');
  expect(all.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Tangentbord1\u00a0204 produkter', '/se/category/101-Tangentbord'],
    ['Möss1 produkt', '/se/category/102-Moss'],
  ]);
  // Neither another section nor the filters of the admin tool.
  expect(platform.calls).toContainEqual(
    expect.objectContaining({ call: 'GET category/tiles', query: { entityType: 1, entityId: 13 } }),
  );
});

it('[7.6-14][7.6-30] loads deferred top lists as those of its section', async () => {
  const list = { ...TOP_LIST, isDeferred: true };
  const { platform } = await render([{ id: 1, type: 1, topList: list }], {
    'GET top-list': () => ({ topLists: [{ ...TOP_LIST, products: products(1) }] }),
  });
  expect(await screen.findByRole('link', { name: 'Produkt 1' }, { timeout: 5000 })).toBeTruthy();
  expect(platform.calls.find(({ call }) => call === 'GET top-list')?.query).toEqual({
    limit: 1,
    locationId: 13,
    locationType: 'section',
  });
});
