/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, type FakeApi, renderSlot, testMember } from '@shop/testing';
import type { ProductList, ProductSummary } from '@shop/contracts';
import type { PageContext } from '@shop/contracts/rendering';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
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
  options: {
    query?: Record<string, string | string[]>;
    page?: Partial<PageContext>;
    path?: string;
    api?: FakeApi;
  } = {},
) => {
  const path = options.path ?? `/se/category/3-Tangentbord-${Math.random()}`;
  return renderSlot(slot, {
    slot: 'list-page',
    route: { name: 'category', path, fullPath: path, params: { region: 'se', id: '3' }, query: options.query ?? {} },
    page: options.page,
    api: {
      ...options.api,
      'GET category/:id': () => ({ data: { category: CATEGORY } }),
      'GET productdiscovery/:type/:value': ({ query }) => pageOf(list, Number(query.page)),
    },
  });
};

const search = (
  list: Partial<ProductList>,
  query: Partial<ProductList['query']> = {},
  urlQuery: Record<string, string> = {},
) =>
  renderSlot(slot, {
    slot: 'list-page',
    route: {
      name: 'search',
      path: '/se/search/tangenbord',
      params: { region: 'se', searchString: 'tangenbord' },
      query: urlQuery,
    },
    api: {
      'GET productdiscovery/:type/:value': () => {
        const base = productList(list);
        return { ...base, query: { ...base.query, searchString: 'tangenbord', ...query } };
      },
    },
  });

const EMPTY = { products: [], totalProductCount: 0, filteredProductCount: 0, pageCount: 1 };

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

  it('[2.13-13][O2.13-04] loads by itself when the end comes near, unless autoscroll is off', async () => {
    const { platform } = await render();
    await comeIntoView();
    await screen.findByText('Visat 8 av 61 produkter i listan');
    // What was fetched well before the end came near is not fetched again.
    const second = platform.calls.filter(({ query }) => Number(query?.page) === 2);
    expect(second).toHaveLength(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Autoscroll' }));
    await comeIntoView();
    expect(cards()).toBe(2 * PER_PAGE);
  });

  it('[4-76][9-67][O9-15] does not scroll on by itself in a search with more than 46 hits, until the shopper requests more', async () => {
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

  it('[O2.13-14] fetches again what was loaded before a reload', async () => {
    const path = '/se/category/3-Omladdning';
    const first = await render(productList(), { path });
    await userEvent.click(screen.getByRole('link', { name: 'Visa fler produkter' }));
    await screen.findByText('Visat 8 av 61 produkter i listan');
    first.unmount();
    // A new document has the history entry and nothing in memory: pages there belong to another entry.
    history.replaceState({ ...history.state, shopKey: 'reloaded' }, '');
    await render(productList(), { path });
    await screen.findByText('Visat 8 av 61 produkter i listan');
    expect(cards()).toBe(2 * PER_PAGE);
  });

  it('[8-31][O8-08] keeps the list and offers another try when more products cannot be fetched', async () => {
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
    await render(productList(), { page: { isCrawler: true } });
    const pages = screen.getByRole('navigation', { name: 'Produktsidor' });
    expect(within(pages).getByRole('link', { name: 'Sida 3' }).getAttribute('href')).toContain('?page=3');
    expect(screen.queryByRole('link', { name: 'Visa fler produkter' })).toBeNull();
  });

  it('[9-66][O9-14] leaves out layout, progress and autoscroll where there are fewer than ten products', async () => {
    await render(productList({ products: products(9), totalProductCount: 9, filteredProductCount: 9, pageCount: 1 }));
    expect(screen.queryByRole('list', { name: 'Visningsläge' })).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Autoscroll' })).toBeNull();
  });

  it('[2.13-03][3-29][O2.13-01] changes the layout at once and remembers it', async () => {
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

  it('[2.13-05] says that the usual order was chosen where the words of a search ask for another', async () => {
    const { platform } = await search({}, { sortBy: 'price-asc' });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sortera' });
    expect(select.value).toBe('price-asc');
    await userEvent.selectOptions(select, 'recommended');
    expect(platform.navigated[0]?.to).toContain('?sortBy=recommended');
  });

  it('[2.13-06][O2.13-05][O8-02] names the server’s orders in the words of the language pack, else in its own', async () => {
    await render(productList(), { page: { languagePack: { 'SORT.PRICE_ASC': 'Billigast först' } } });
    const names = within(screen.getByRole('combobox', { name: 'Sortera' })).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Rekommenderat', 'Billigast först']);
  });

  it('[4-77] stands on the first order where the one in use is not offered', async () => {
    const list = productList();
    await render({ ...list, query: { ...list.query, sortBy: 'gone' } });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sortera' }).value).toBe('recommended');
  });

  it('[2.13-01][2.13-11][2.13-15][O2.13-03] scrolls on by itself and shows how far the list has come', async () => {
    await render();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Autoscroll' }).checked).toBe(true);
    expect(screen.getByRole('progressbar', { name: 'Visat 4 av 61 produkter i listan' })).toBeTruthy();
    await comeIntoView();
    expect(await screen.findByRole('progressbar', { name: 'Visat 8 av 61 produkter i listan' })).toBeTruthy();
  });

  it('[2.13-14] leads back to the top', async () => {
    await render();
    expect(screen.getByRole('link', { name: 'Gå till toppen av sidan' }).getAttribute('href')).toBe('#top');
  });

  it('[2.13-24][2.13-25][2.13-26][2.13-27][2.13-28][2.13-29][2.13-31][2.13-32][2.13-33][2.13-34][2.13-35][2.13-36][7.9-09] shows everything of a product in the grid', async () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const [first] = products(1);
    const product = {
      ...first,
      subTitle: 'Taktil · Nordisk',
      price: { ...first?.price, type: 'campaign' },
      splashes: [{ text: 'Svensk design', color: '#1971c2' }],
      heroMarking: { text: 'Personalens favorit', imageUrl: '' },
      sponsored: true,
      ticket: 'biljett',
      averageRating: { rating: 4, ratingType: 'averageRating' },
      reviewCount: 12,
    } as ProductSummary;
    await render(productList({ products: [product] }));
    jest.restoreAllMocks();
    const card = screen.getByRole('article');
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/images/product/7?trim&w=231');
    expect(within(card).getByRole('heading', { name: 'Produkt 1' })).toBeTruthy();
    for (const text of ['Taktil · Nordisk', 'Svensk design', 'Kampanjpris!', 'Personalens favorit', 'Sponsrad']) {
      expect(within(card).getByText(text)).toBeTruthy();
    }
    expect(within(card).getByRole('img', { name: 'Betyg 4,0 av 5, 12 recensioner' })).toBeTruthy();
    expect(card.textContent).toMatch(/Pris [\d\s]+kr/);
    expect(card.textContent).toContain('I webblagret');
    expect(within(card).getByRole('button', { name: /Köp/ })).toBeTruthy();
  });

  it('[7.6-10] reports that the link of a sponsored product was followed', async () => {
    const [first] = products(1);
    const { platform } = await render(
      productList({ products: [{ ...first, sponsored: true, ticket: 'biljett' } as ProductSummary] }),
      {
        api: { 'GET productdiscovery/click/:ticket': () => undefined },
      },
    );
    fireEvent.click(screen.getByRole('link', { name: 'Produkt 1' }));
    expect(platform.calls).toContainEqual(
      expect.objectContaining({ call: 'GET productdiscovery/click/:ticket', params: { ticket: 'biljett' } }),
    );
  });

  it('[O9-33] stores a member’s choice of layout as their setting, a visitor’s in the browser alone', async () => {
    const chosen = async (page: Partial<PageContext>) => {
      const { platform, unmount } = await render(productList(), {
        page,
        api: {
          'PUT setting/:key': ({ body }) => ({ data: { status: 'ok', value: (body as { value: number }).value } }),
        },
      });
      await userEvent.click(screen.getByRole('link', { name: 'Visa som lista' }));
      unmount();
      expect(platform.store.get(platform.atoms.settings).product_list_mode).toBe(1);
      return platform.calls.filter(({ call }) => call.startsWith('PUT')).map(({ params, body }) => [params.key, body]);
    };
    expect(await chosen({})).toEqual([]);
    expect(await chosen({ user: testMember() })).toEqual([['product_list_mode', { value: 1 }]]);
  });

  it('[9-127][O2.13-01][O9-33] is a grid until the shopper chooses otherwise', async () => {
    await render();
    expect(screen.getByRole('link', { name: 'Visa som rutnät' }).getAttribute('aria-current')).toBe('true');
  });

  it('[4-83] leads to the address without what cannot be read', async () => {
    await expect(render(productList(), { query: { f: ['stock^2', 'bad'] }, path: '/se/x' })).rejects.toMatchObject({
      to: '/se/x?f=stock%5E2',
    });
  });

  it('[7.6-02] requests each page with filters, order, screen and the number that is known', async () => {
    const { platform } = await render(productList(), { query: { f: 'stock^2', sortBy: 'price-asc' } });
    await userEvent.click(screen.getByRole('link', { name: 'Visa fler produkter' }));
    await screen.findByText('Visat 8 av 61 produkter i listan');
    const requests = platform.calls.filter(({ call }) => call === 'GET productdiscovery/:type/:value');
    const list = { filters: ['stock^2'], sortBy: 'price-asc' };
    expect(requests).toMatchObject([
      { params: { type: 'category', value: '3' }, query: { ...list, page: 1 } },
      {
        params: { type: 'category', value: '3' },
        query: { ...list, page: 2, touchpoint: 'DESKTOP', totalProductCountSet: true },
      },
    ]);
  });

  it('[7.6-25] names a maker’s category from the maker’s own tree, however deep it is', async () => {
    const node = (id: number, name: string, children: object[] = []) => ({
      id,
      name,
      icon: 'x',
      productCount: 1,
      level: 1,
      parent: null,
      children,
    });
    const { platform } = await renderSlot(slot, {
      slot: 'list-page',
      route: {
        name: 'manufacturer-page',
        path: '/se/x',
        params: { region: 'se', id: '9', name: 'Klackverk', categoryId: '44' },
      },
      api: {
        'GET manufacturer/:id': () => ({
          data: { manufacturer: { id: 9, name: 'Klackverk', metaTitle: null, description: '', productCount: 1 } },
        }),
        'GET searchtree': () => ({ data: { children: [node(1, 'Gaming', [node(44, 'Möss')])] } }),
        'GET productdiscovery/:type/:value': () => productList(),
      },
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Klackverk Möss');
    expect(platform.calls).toContainEqual(
      expect.objectContaining({ call: 'GET searchtree', query: { manufacturer: 9 } }),
    );
  });

  it('[O2.6-01] leads from a maker to the parts of its range, the largest first', async () => {
    const node = (id: number, name: string, productCount: number) => ({
      id,
      name,
      icon: 'x',
      productCount,
      level: 1,
      parent: null,
      children: [],
    });
    await renderSlot(slot, {
      slot: 'list-page',
      route: { name: 'manufacturer', path: '/se/x', params: { region: 'se', id: '9', name: 'Klackverk' } },
      api: {
        'GET manufacturer/:id': () => ({
          data: { manufacturer: { id: 9, name: 'Klackverk', metaTitle: null, description: '', productCount: 5 } },
        }),
        'GET searchtree': () => ({ data: { children: [node(44, 'Möss', 2), node(45, 'Tangentbord', 3)] } }),
        'GET productdiscovery/:type/:value': () => productList(),
      },
    });
    const parts = within(screen.getByRole('navigation', { name: 'Kategorier under Klackverk' })).getAllByRole('link');
    expect(parts.map((each) => each.getAttribute('href'))).toEqual([
      '/se/manufacturer/9-Klackverk/45-Tangentbord',
      '/se/manufacturer/9-Klackverk/44-Moss',
    ]);
  });

  it('[1-77] shows a campaign with its banner and its end', async () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const { container } = await renderSlot(slot, {
      slot: 'list-page',
      route: { name: 'campaign', path: '/se/campaign/8', params: { region: 'se', id: '8' } },
      api: {
        'GET campaign/:id': () => ({
          data: {
            campaign: {
              id: 8,
              name: 'Sommarrea',
              metaTitle: null,
              description: '',
              imageUrl: '/images/campaign/8?w=1128',
              color: '#1b2350',
              sectionId: null,
              startsAt: null,
              endsAt: Date.UTC(2026, 2, 15, 22) / 1000,
            },
          },
        }),
        'GET productdiscovery/:type/:value': () => productList({ products: [] }),
      },
    });
    jest.restoreAllMocks();
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/images/campaign/8');
    expect(screen.getByText('Gäller till och med 15 mars 2026')).toBeTruthy();
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

  it('[2.13-10][8-29][8-30] says when there are no hits, in the words of the language pack, and shows related products', async () => {
    await search({ ...EMPTY, relatedProducts: products(3) });
    expect(await screen.findByRole('heading', { name: 'Inga träffar på ”tangenbord”' })).toBeTruthy();
    const related = 'Din sökning gav tyvärr inga träffar, men du kanske är intresserad av dessa produkter';
    expect(screen.getByRole('heading', { name: related })).toBeTruthy();
  });

  it('[7.6-06] shows what the answer has: hits, query, orders, numbers, related searches and products', async () => {
    const counts = { totalProductCount: 61, filteredProductCount: 21 };
    await search(
      { ...counts, products: products(2), relatedQueries: ['musmatta'], relatedProducts: products(1, 40) },
      { sortBy: 'price-asc' },
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('tangenbord');
    expect(screen.getByText('Visar 21 av 61')).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sortera' }).value).toBe('price-asc');
    expect(screen.getByRole('link', { name: 'musmatta' })).toBeTruthy();
    for (const name of ['Produkt 1', 'Produkt 2', 'Produkt 40'])
      expect(screen.getByRole('link', { name })).toBeTruthy();
  });

  it('[2.13-16] shows related products below the hits', async () => {
    await search({ relatedProducts: products(3, 40) });
    expect(screen.getByRole('heading', { name: 'Du kanske även är intresserad av dessa produkter' })).toBeTruthy();
  });

  it('shows what became a filter as chips, each of which leads to the search without it', async () => {
    await search(
      {},
      {
        understood: [
          { kind: 'price', label: 'Högst 500 kr', without: 'brädspel 4 spelare' },
          { kind: 'amount', label: '4 spelare', without: 'brädspel under 500 kr' },
        ],
      },
    );
    const chips = within(screen.getByRole('list', { name: 'Vi visar bara:' })).getAllByRole('link');
    expect(chips.map((chip) => [chip.getAttribute('aria-label'), chip.getAttribute('href')])).toEqual([
      ['Ta bort filtret Högst 500 kr', '/se/search/br%C3%A4dspel%204%20spelare'],
      ['Ta bort filtret 4 spelare', '/se/search/br%C3%A4dspel%20under%20500%20kr'],
    ]);
  });

  it('leads to the start page when a limit was all that was searched for', async () => {
    await search({}, { understood: [{ kind: 'price', label: 'Högst 300 kr', without: '' }] });
    expect(screen.getByRole('link', { name: 'Ta bort filtret Högst 300 kr' }).getAttribute('href')).toBe('/se');
  });

  it('keeps filters and order when what was understood is taken away', async () => {
    await search(
      { filters: [switchBox(['2'])] },
      { understood: [{ kind: 'cheap', label: 'Billigare hälften', without: 'mus' }] },
      { f: 'attributes^12-1-2', sortBy: 'price-asc', page: '2' },
    );
    const chip = screen.getByRole('link', { name: 'Ta bort filtret Billigare hälften' });
    expect(decodeURIComponent(chip.getAttribute('href') ?? '')).toBe(
      '/se/search/mus?f=attributes^12-1-2&sortBy=price-asc',
    );
  });

  it('[O2.13-06] says that what is shown is the nearest to a thing that is not sold', async () => {
    await search({}, { notSold: 'ugn', uncertain: true });
    expect(screen.getByText(/^Vi säljer inte/).textContent).toBe('Vi säljer inte ugn. Det här är det närmaste vi har.');
    expect(screen.queryByText(/inga exakta träffar/)).toBeNull();
  });

  it('[O2.13-06] names what is shown instead of a famous name that is not sold', async () => {
    await search({}, { notSold: 'iPhone 17', instead: 'mobiltelefoner', uncertain: true });
    expect(screen.getByText(/^Vi säljer inte/).textContent).toBe(
      'Vi säljer inte iPhone 17. Här är våra mobiltelefoner.',
    );
  });

  it('[2.13-10] says that a thing is not sold when nothing is near it', async () => {
    await search({ ...EMPTY, relatedProducts: products(3) }, { notSold: 'ugn' });
    expect(await screen.findByRole('heading', { name: 'Vi säljer inte ugn' })).toBeTruthy();
    expect(screen.queryByText(/Kontrollera stavningen/)).toBeNull();
    expect(screen.queryByText(/det närmaste/)).toBeNull();
  });

  it('[2.13-10] offers to take a limit away when nothing is within it, and shows what is similar', async () => {
    await search(
      { ...EMPTY, similar: products(2, 70) },
      { understood: [{ kind: 'price', label: 'Högst 1 kr', without: 'mus' }] },
    );
    expect(await screen.findByText('Ta bort ett filter, eller se här nedanför vad som kommer närmast.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ta bort filtret Högst 1 kr' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Liknande' })).getAllByRole('article')).toHaveLength(2);
  });

  it('shows what is similar under a heading of its own, below the hits and not among them', async () => {
    await search({ similar: products(2, 70) });
    const similar = screen.getByRole('region', { name: 'Liknande' });
    expect(within(similar).getByRole('heading', { level: 2, name: 'Liknande' })).toBeTruthy();
    expect(within(similar).getByRole('heading', { name: 'Produkt 70' })).toBeTruthy();
    expect(cards()).toBe(PER_PAGE);
    const hits = screen.getByRole('region', { name: 'Produkter' });
    expect(hits.compareDocumentPosition(similar) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('has no heading for what is similar where nothing is', async () => {
    await search({ similar: [] });
    expect(screen.queryByRole('heading', { name: 'Liknande' })).toBeNull();
  });

  it('leads a search for a service to the pages that help, above everything else', async () => {
    await search({
      ...EMPTY,
      pages: [
        { title: 'Retur steg för steg', url: '/info/104-Retur-steg-for-steg' },
        { title: 'Spåra paket', url: 'https://post.example/spara' },
      ],
    });
    const pages = screen.getByRole('navigation', { name: 'Sidor om det du söker' });
    expect(
      within(pages)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Retur steg för steg', '/se/info/104-Retur-steg-for-steg'],
      ['Spåra paket', 'https://post.example/spara'],
    ]);
    const empty = screen.getByRole('heading', { name: 'Inga produkter på ”tangenbord”' });
    expect(pages.compareDocumentPosition(empty) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('shows the pages that help above products, too, and no box without such', async () => {
    const { unmount } = await search({ pages: [{ title: 'Kontakta oss', url: '/info/7-Kontakta-oss' }] });
    const pages = screen.getByRole('navigation', { name: 'Sidor om det du söker' });
    const hits = screen.getByRole('region', { name: 'Produkter' });
    expect(pages.compareDocumentPosition(hits) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    unmount();
    await search({ pages: [] });
    expect(screen.queryByRole('navigation', { name: 'Sidor om det du söker' })).toBeNull();
  });
});
