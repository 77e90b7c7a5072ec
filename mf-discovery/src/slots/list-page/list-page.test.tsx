/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, renderSlot } from '@shop/testing';
import type { ProductList } from '@shop/contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PER_PAGE, productList, products, switchBox } from '../../testing/products.ts';
import slot from './slot.tsx';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';

/** Elements come into view only when a test says so. */
let observed: { callback: IntersectionObserverCallback; target: Element }[] = [];
beforeEach(() => {
  observed = [];
  stubGlobal(
    'IntersectionObserver',
    class {
      callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback;
      }
      observe(target: Element) {
        observed.push({ callback: this.callback, target });
      }
      disconnect() {
        observed = observed.filter(({ callback }) => callback !== this.callback);
      }
    },
  );
  history.replaceState(null, '');
});
afterEach(() => restoreGlobals());

const comeIntoView = () =>
  act(async () => {
    for (const { callback, target } of observed) {
      callback([{ isIntersecting: true, target } as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
    }
  });

const CATEGORY = {
  id: 3,
  name: 'Tangentbord',
  seoName: null,
  metaTitle: null,
  metaDescription: null,
  description: '<p>Allt inom tangentbord.</p>',
  icon: 'keyboard',
  level: 1,
  parent: null,
  section: { id: 13, name: 'Gaming' },
  breadcrumbs: [],
  children: [{ id: 4, name: 'Mekaniska', icon: 'keyboard', productCount: 3, previewUrl: null }],
};

const pageOf = (list: ProductList, page: number): ProductList =>
  page === 1 ? list : { ...list, page, products: products(PER_PAGE, 1 + (page - 1) * PER_PAGE) };

const render = (
  list = productList(),
  options: { query?: Record<string, string | string[]>; isCrawler?: boolean; path?: string } = {},
) => {
  const path = options.path ?? `/se/category/3-Tangentbord-${Math.random()}`;
  return renderSlot(slot, {
    slot: 'list-page',
    route: { name: 'category', path, fullPath: path, params: { region: 'se', id: '3' }, query: options.query ?? {} },
    page: { isCrawler: options.isCrawler ?? false },
    api: {
      'GET category/:id': () => ({ data: { category: CATEGORY } }),
      'GET productdiscovery/:type/:value': ({ query }) => pageOf(list, Number(query.page)),
    },
  });
};

const search = (list: Partial<ProductList>, query: Partial<ProductList['query']> = {}) =>
  renderSlot(slot, {
    slot: 'list-page',
    route: { name: 'search', path: '/se/search/tangenbord', params: { region: 'se', searchString: 'tangenbord' } },
    api: {
      'GET productdiscovery/:type/:value': () => {
        const base = productList(list);
        return { ...base, query: { ...base.query, searchString: 'tangenbord', ...query } };
      },
    },
  });

const cards = () => within(screen.getByRole('region', { name: 'Produkter' })).getAllByRole('article').length;

describe('the list page', () => {
  it('[2.13-02][O2.13-07] counts the filtered of all products', async () => {
    await render(productList({ filteredProductCount: 21 }));
    expect(screen.getByRole('status').textContent).toBe('Visar 21 av 61');
  });

  it('[O2.6-01] shows heading, description and subcategories', async () => {
    await render();
    expect(screen.getByRole('heading', { level: 1, name: 'Tangentbord' })).toBeTruthy();
    expect(screen.getByText('Allt inom tangentbord.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mekaniska' }).getAttribute('href')).toBe('/se/category/4-Mekaniska');
  });

  it('[2.13-12][4-75] adds the next page on a press, and says how far the list has come', async () => {
    await render();
    const more = screen.getByRole('link', { name: 'Visa fler produkter' });
    expect(more.getAttribute('href')).toContain('?page=2');
    await userEvent.click(more);
    await screen.findByText('Visat 8 av 61 produkter i listan');
    expect(cards()).toBe(2 * PER_PAGE);
  });

  it('[2.13-13] loads by itself when the end comes near, unless autoscroll is off', async () => {
    await render();
    await comeIntoView();
    await screen.findByText('Visat 8 av 61 produkter i listan');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Autoscroll' }));
    await comeIntoView();
    expect(cards()).toBe(2 * PER_PAGE);
  });

  it('[4-76][9-67] does not scroll on by itself in a search with more than 46 hits, until the shopper requests more', async () => {
    await search({ filteredProductCount: 61 });
    await comeIntoView();
    expect(cards()).toBe(PER_PAGE);
    expect(screen.queryByRole('checkbox', { name: 'Autoscroll' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Visa fler produkter' }));
    expect(await screen.findByRole('checkbox', { name: 'Autoscroll' })).toBeTruthy();
  });

  it('[O2.13-14] shows what was loaded when the shopper steps back', async () => {
    const path = '/se/category/3-Steg';
    const first = await render(productList(), { path });
    await userEvent.click(screen.getByRole('link', { name: 'Visa fler produkter' }));
    await screen.findByText('Visat 8 av 61 produkter i listan');
    first.unmount();
    await render(productList(), { path });
    expect(cards()).toBe(2 * PER_PAGE);
  });

  it('keeps the list and offers another try when more products cannot be fetched', async () => {
    let isDown = true;
    await renderSlot(slot, {
      slot: 'list-page',
      route: { name: 'category', path: '/se/category/3-Fel', params: { region: 'se', id: '3' } },
      api: {
        'GET category/:id': () => ({ data: { category: CATEGORY } }),
        'GET productdiscovery/:type/:value': ({ query }) => {
          if (Number(query.page) > 1 && isDown) throw apiFailure(500, 'INTERNAL');
          return pageOf(productList(), Number(query.page));
        },
      },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Visa fler produkter' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Det gick inte att hämta fler produkter.');
    expect(cards()).toBe(PER_PAGE);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    await screen.findByText('Visat 8 av 61 produkter i listan');
  });

  it('[2.13-17] gives crawlers numbered pages', async () => {
    await render(productList(), { isCrawler: true });
    const pages = screen.getByRole('navigation', { name: 'Produktsidor' });
    expect(within(pages).getByRole('link', { name: 'Sida 3' }).getAttribute('href')).toContain('?page=3');
    expect(screen.queryByRole('link', { name: 'Visa fler produkter' })).toBeNull();
  });

  it('[9-66] leaves out layout, progress and autoscroll where there are fewer than ten products', async () => {
    await render(productList({ products: products(9), totalProductCount: 9, filteredProductCount: 9, pageCount: 1 }));
    expect(screen.queryByRole('list', { name: 'Visningsläge' })).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Autoscroll' })).toBeNull();
  });

  it('[2.13-03][3-29] changes the layout at once and remembers it', async () => {
    const { platform } = await render();
    await userEvent.click(screen.getByRole('link', { name: 'Visa kompakt' }));
    expect(platform.store.get(platform.atoms.settings).product_list_mode).toBe(3);
    expect(screen.getByRole('link', { name: 'Visa kompakt' }).getAttribute('aria-current')).toBe('true');
  });

  it('[2.13-04] counts the chosen filters on the button that opens the panel, and each can be taken away', async () => {
    const { platform } = await render(productList({ filters: [switchBox(['2', '3'])] }), {
      query: { f: 'attributes^12-1-2~3' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Filtrera (2)' }));
    expect(platform.emitted).toContainEqual({ name: 'filters.open', payload: {} });
    const chip = screen.getByRole('link', { name: 'Ta bort filtret Switch 2' });
    expect(decodeURIComponent(chip.getAttribute('href') ?? '')).toContain('?f=attributes^12-1-3');
  });

  it('[2.13-05] sorts by the select, from the first page', async () => {
    const { platform } = await render();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sortera' }), 'price-asc');
    expect(platform.navigated[0]?.to).toContain('?sortBy=price-asc');
    expect(platform.navigated[0]?.options).toEqual({ keepScroll: true });
  });

  it('[4-83] leads to the address without what cannot be read', async () => {
    await expect(render(productList(), { query: { f: ['stock^2', 'bad'] }, path: '/se/x' })).rejects.toMatchObject({
      to: '/se/x?f=stock%5E2',
    });
  });

  it('leads from a page after the last one to the last', async () => {
    const rendered = renderSlot(slot, {
      slot: 'list-page',
      route: { name: 'category', path: '/se/x', params: { region: 'se', id: '3' }, query: { page: '9' } },
      api: {
        'GET category/:id': () => ({ data: { category: CATEGORY } }),
        'GET productdiscovery/:type/:value': () => productList({ products: [], page: 9, pageCount: 3 }),
      },
    });
    await expect(rendered).rejects.toMatchObject({ to: '/se/x?page=3' });
  });
});

describe('a search', () => {
  it('[4-78] shows the corrected term and offers the one that was typed', async () => {
    await search({}, { searchString: 'tangentbord', originalSearchString: 'tangenbord' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('tangentbord');
    expect(screen.getByRole('link', { name: 'tangenbord' }).getAttribute('href')).toBe(
      '/se/search/tangenbord?autoCorrect=false',
    );
  });

  it('[2.13-07][7.6-05] suggests other spellings, and says where the shopper came from', async () => {
    await search({}, { suggestions: ['tangentbord'] });
    expect(screen.getByText(/Menade du:/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'tangentbord' }).getAttribute('href')).toBe(
      '/se/search/tangentbord?origin=DID_YOU_MEAN',
    );
  });

  it('[2.13-08] shows what others searched for', async () => {
    await search({ relatedQueries: ['mekaniskt tangentbord'] });
    expect(screen.getByText('Andra sökte på:')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'mekaniskt tangentbord' })).toBeTruthy();
  });

  it('[2.13-09][O2.13-06] says when the hits are a guess', async () => {
    await search({}, { uncertain: true });
    expect(
      screen.getByText('Vi hittade inga exakta träffar på ”tangenbord”, men kanske letar du efter något av detta?'),
    ).toBeTruthy();
  });

  it('[2.13-10][2.13-16] says when there are no hits, and shows related products', async () => {
    await search({
      products: [],
      totalProductCount: 0,
      filteredProductCount: 0,
      pageCount: 1,
      relatedProducts: products(3),
    });
    expect(screen.getByRole('heading', { name: 'Vi hittade inga träffar på ”tangenbord”' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Du kanske även är intresserad av dessa produkter' })).toBeTruthy();
  });
});
