/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { ProductSummary } from '@shop/contracts';
import { href } from '@shop/contracts/routing';
import { apiFailure, type FakeApi, renderSlot, TEST_NOW, testRoute } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { products } from '../../testing/products.ts';
import { topList } from '../../testing/top-list.ts';
import slot from './slot.tsx';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';

beforeEach(() =>
  stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => restoreGlobals());

/** Code and data of the deferred part are loaded on demand. */
const PATIENT = { timeout: 4000 };

const TILE = {
  id: 1,
  entityId: 13,
  level: 0,
  name: 'Gaming',
  seoName: null,
  filters: null,
  entityType: 1,
  previewUrl: null,
};
const REVIEW = {
  id: 1,
  text: 'Bra!',
  rating: 5,
  user: null,
  isAnonymous: true,
  upvotes: 3,
  downvotes: 0,
  product: { id: 1, name: 'Produkt 1' },
};
const highlight = (id: number, changes = {}) => ({
  id,
  imageUrl: `/images/highlight/${id}?w=500`,
  description: '',
  path: null,
  title: `Ruta ${id}`,
  product: null,
  campaign: { id: 8, name: 'Sommarrea' },
  category: null,
  manufacturer: null,
  ...changes,
});
const highlights = (count: number) => ({
  id: 4,
  type: 4,
  section: {
    id: 1,
    name: 'Aktuellt',
    color: '#1b2350',
    icon: 'sparkles',
    path: '/campaigns',
    highlights: Array.from({ length: count }, (_, index) => highlight(index + 1)),
  },
});

const COMPONENTS = [
  {
    id: 1,
    type: 1,
    topList: topList(
      1,
      products(3).map((each) => ({ ...each, reviewHighlights: [REVIEW] })),
    ),
  },
  {
    id: 2,
    type: 2,
    heading: 'Populära kategorier',
    categories: Array.from({ length: 9 }, (_, id) => ({ ...TILE, id })),
    section: null,
  },
  { id: 3, type: 3, tiles: [{ ...TILE, name: 'Klackverk', entityType: 3 }] },
  highlights(1),
  { id: 5, type: 5, topList: topList(5, products(2, 30)) },
  { id: 6, type: 6, campaign: { id: 7619, name: 'Streamhjälpen' } },
];

const COUNTDOWN = {
  to: TEST_NOW / 1000 + 90,
  campaign: { id: 8, name: 'Sommarrea' },
  label: 'Sommarrean börjar om',
};

const render = (
  recent: ProductSummary[] = [],
  components: readonly object[] = COMPONENTS,
  api: FakeApi = {},
  { now = TEST_NOW, countdown = COUNTDOWN, isNewVisitor = false } = {},
) =>
  renderSlot(slot, {
    slot: 'start-page',
    now,
    overrides: { isNewVisitor },
    api: {
      'GET page-component/:entityType/:entityId': () => ({
        data: {
          components,
          banners: [
            {
              id: 1,
              name: 'Rea',
              description: 'Rea på allt',
              imageUrl: '/images/banner/1?w=1128',
              mobileImageUrl: null,
              campaign: { id: 8, name: 'Sommarrea' },
              button: { textColor: '#111111', bgColor: '#ffd43b' },
            },
          ],
          countdown,
          takeover: null,
        },
      }),
      'GET campaign': () => ({ data: { campaigns: [], sectionName: null } }),
      'GET product/recent': () => ({ products: recent }),
      'GET productdiscovery/:type/:value': ({ params }) => {
        expect(params).toEqual({ type: 'campaign', value: '8' });
        return {
          products: products(4, 70),
          relatedQueries: [],
          relatedProducts: [],
          sortOptions: [],
          query: {
            initialFilters: [],
            filters: [],
            sortBy: '',
            autoCorrect: true,
            searchString: null,
            originalSearchString: null,
            suggestions: [],
            uncertain: false,
          },
          totalProductCount: 4,
          filteredProductCount: 4,
          page: 1,
          pageCount: 1,
          categories: { children: [] },
          filters: [],
        };
      },
      'POST product/:id/remove-from-history': () => undefined,
      ...api,
    },
  });

describe('the start page', () => {
  it('[2.11-01] shows its components in order', async () => {
    await render();
    const order = ['Topplista 1', 'Populära kategorier', 'Aktuellt', 'Topplista 5'];
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
    expect(headings.filter((each) => order.includes(each))).toEqual(order);
    expect(screen.getByRole('link', { name: 'Till insamlingen och läs mer!' }).getAttribute('href')).toBe(
      '/se/campaign/7619-Streamhjalpen',
    );
  });

  it('[2.12-06][2.12-07] shows top lists without buy button and stock', async () => {
    await render();
    const list = screen.getByRole('region', { name: 'Topplista 1' });
    expect(within(list).queryByRole('button', { name: /Köp/ })).toBeNull();
    expect(within(list).queryByText(/webblagret/)).toBeNull();
  });

  it('[2.12-04][O2.12-01] describes a list only beside its banner', async () => {
    await render();
    expect(screen.getAllByText('Om listan')).toHaveLength(1);
  });

  it('[2.12-11][9-59] shows a review once, however many products bring it', async () => {
    await render();
    expect(screen.getAllByText('Bra!')).toHaveLength(1);
    expect(screen.getByText(/Anonym om/)).toBeTruthy();
  });

  it('[2.11-18][9-76] shows at most eight popular categories', async () => {
    await render();
    expect(within(screen.getByRole('region', { name: 'Populära kategorier' })).getAllByRole('link')).toHaveLength(8);
  });

  it('[2.11-17][2.11-19][2.11-20][O2.11-07] heads them, shows a product of each, and opens the menu of all', async () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const tile = { ...TILE, previewUrl: '/images/product/7?trim&w=231' };
    const { platform } = await render(
      [],
      [{ id: 2, type: 2, heading: 'Populära kategorier', categories: [tile, { ...TILE, id: 2 }], section: null }],
    );
    const part = within(screen.getByRole('region', { name: 'Populära kategorier' }));
    expect(part.getByRole('heading', { name: 'Populära kategorier' })).toBeTruthy();
    const [first, second] = part.getAllByRole('link');
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/images/product/7?trim&w=128');
    jest.restoreAllMocks();
    expect(second?.textContent).toBe('GGaming');
    await userEvent.click(part.getByRole('button', { name: 'Se alla kategorier' }));
    expect(platform.emitted).toContainEqual({ name: 'menu.open', payload: {} });
  });

  it('[2.11-02][2.11-03][2.11-04][2.11-05][2.11-06][2.11-07][O2.11-02] renders each type of component as what it is', async () => {
    await render();
    const list = screen.getByRole('region', { name: 'Topplista 1' });
    expect(list.parentElement?.querySelector('picture')).toBeNull();
    expect(screen.getByRole('region', { name: 'Populära kategorier' })).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: 'Genvägar' })).getByRole('link', { name: /Klackverk/ }),
    ).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Genvägar' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Aktuellt' })).toBeTruthy();
    const withBanner = screen.getByRole('region', { name: 'Topplista 5' }).parentElement;
    expect(withBanner?.querySelector('picture')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Till insamlingen och läs mer!' })).toBeTruthy();
  });

  it('[2.11-13][2.11-15][9-75][4-84][O9-18] shows six highlights on a phone, all on request, and the six again', async () => {
    await render([], [highlights(9)]);
    const list = within(screen.getByRole('region', { name: 'Aktuellt' })).getByRole('list');
    expect(list.children).toHaveLength(9);
    const more = screen.getByRole('button', { name: 'Visa fler kampanjer' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    expect(list.className).toContain('collapsed');
    await userEvent.click(more);
    expect(list.className).not.toContain('collapsed');
    await userEvent.click(screen.getByRole('button', { name: 'Visa färre kampanjer' }));
    expect(list.className).toContain('collapsed');
  });

  it('[4-85] has one page, and no button, where six highlights are all', async () => {
    await render([], [highlights(6)]);
    expect(screen.queryByRole('button', { name: /kampanjer/ })).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Aktuellt' })).getByRole('list').className).not.toContain(
      'collapsed',
    );
  });

  it('[2.11-16] links to every campaign', async () => {
    await render();
    expect(screen.getByRole('link', { name: 'Visa alla kampanjer' }).getAttribute('href')).toBe('/se/campaigns');
  });

  it('[1-65][2.12-01][2.12-03][2.12-05][2.12-09] shows a list’s name and its products in a slider, with their splashes and ranks', async () => {
    const splashed = products(2).map((each) => ({ ...each, splashes: [{ text: 'Nyhet', color: '#ffd43b' }] }));
    await render([], [{ id: 1, type: 1, topList: topList(1, splashed) }]);
    const list = within(screen.getByRole('region', { name: 'Topplista 1' }));
    expect(list.getByRole('heading', { name: 'Topplista 1' })).toBeTruthy();
    expect(list.getAllByText('Nyhet')).toHaveLength(2);
    expect(list.getAllByText(/^Plats/).map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Plats 1',
      'Plats 2',
    ]);
  });

  it('[2.12-02][9-96][9-99][9-100][3-98] shows a banner that leads to the list: 966 by default, 1128 wide, 730 of its own on phones', async () => {
    const list = { ...topList(5, products(2)), mobileBanner: '/images/banner/2' };
    await render([], [{ id: 5, type: 5, topList: list }]);
    const banner = screen.getByRole('link', { name: 'Topplista 5' });
    expect(banner.getAttribute('href')).toBe('/se/campaign/44-Rea');
    const [phone, wide] = [banner.querySelector('source'), banner.querySelector('img')];
    expect(wide?.getAttribute('src')).toBe('/images/banner/1?w=966');
    expect(wide?.getAttribute('srcset')).toContain('/images/banner/1?w=1128 1128w');
    expect(phone?.getAttribute('media')).toBe('(width < 768px)');
    expect(phone?.getAttribute('srcset')).toContain('/images/banner/2?w=730 730w');
  });

  it('[2.12-12] labels the link with the list’s text, else "Visa fler"', async () => {
    await render(
      [],
      [
        { id: 1, type: 1, topList: topList(1, products(1)) },
        { id: 2, type: 1, topList: { ...topList(2, products(1, 9)), linkText: 'Alla fynd' } },
      ],
    );
    expect(screen.getAllByRole('link', { name: 'Visa fler: Topplista 1' })[0]?.textContent).toBe('Visa fler');
    expect(screen.getAllByRole('link', { name: 'Alla fynd: Topplista 2' })[0]?.textContent).toBe('Alla fynd');
  });

  it('[2.13-45][2.13-43] announces flash sales above their list, and what is left of each', async () => {
    const [sale, ...others] = products(3);
    const price = { ...sale?.price, flashSale: true, nearlyOver: true, endAt: TEST_NOW / 1000 + 7200 };
    const list = { ...topList(1, [{ ...sale, price } as ProductSummary, ...others]), showFlashSales: true };
    await render([], [{ id: 1, type: 1, topList: list }]);
    const link = screen.getByRole('link', { name: /Flash-sale pågår: en vara/ });
    expect(link.getAttribute('href')).toBe('/se/campaign/44-Rea');
    expect(screen.getByText('Slutar om 2 tim')).toBeTruthy();
  });

  it('[2.13-44][3-100] shows the top reviews inside the slider', async () => {
    const reviewed = products(2).map((each) => ({ ...each, reviewHighlights: [REVIEW] }));
    await render([], [{ id: 1, type: 1, topList: { ...topList(1, reviewed), whereToShowReviews: 1 } }]);
    expect(within(screen.getByRole('region', { name: 'Topplista 1' })).getByText('Bra!')).toBeTruthy();
  });

  it('[2.12-11][9-62] shows the two best of its reviews', async () => {
    const opinions = [1, 2, 3].map((id) => ({ ...REVIEW, id, text: `Omdöme ${id}`, upvotes: id, downvotes: 0 }));
    const opined = products(1).map((each) => ({ ...each, reviewHighlights: opinions }));
    await render([], [{ id: 1, type: 1, topList: { ...topList(1, opined), whereToShowReviews: 1 } }]);
    const texts = screen.getAllByText(/^Omdöme/).map(({ textContent }) => textContent);
    expect(texts).toEqual(['Omdöme 3', 'Omdöme 2']);
  });

  it('[3-102] leaves out stars and number of reviews where the list says so', async () => {
    const rated = products(1).map((each) => ({
      ...each,
      reviewCount: 12,
      averageRating: { rating: 4, ratingType: 'averageRating' as const },
    }));
    await render(
      [],
      [
        { id: 1, type: 1, topList: { ...topList(1, rated), showReviewCount: false } },
        { id: 2, type: 1, topList: { ...topList(2, rated), showScore: false } },
      ],
    );
    expect(screen.getAllByRole('img', { name: /^Betyg 4,0 av 5/ })).toHaveLength(1);
    expect(screen.queryByText('12 recensioner')).toBeNull();
  });

  it('[2.12-13][2.12-10][7.6-15][9-56] loads a list that did not come with the page on its own', async () => {
    const late = { ...topList(1, []), isDeferred: true };
    let respond = () => {};
    const waits = new Promise<void>((resolve) => (respond = resolve));
    const { platform } = await render([], [{ id: 1, type: 1, topList: late }], {
      'GET top-list/:id': async () => {
        await waits;
        return { data: { toplist: topList(1, products(2)) } };
      },
    });
    const section = await screen.findByRole('region', { name: 'Topplista 1' }, PATIENT);
    expect(within(section).getByRole('status').textContent).toContain('Hämtar Topplista 1');
    respond();
    expect(await screen.findByRole('link', { name: 'Produkt 1' }, PATIENT)).toBeTruthy();
    expect(platform.calls).toContainEqual(
      expect.objectContaining({ call: 'GET top-list/:id', params: { id: 1 }, query: { products: true, limit: 12 } }),
    );
  });

  it('[7.6-14][7.6-30][O7-26] loads all such lists of the page in one request, into the state that slots share', async () => {
    const late = [1, 2].map((id) => ({ id, type: 1, topList: { ...topList(id, []), isDeferred: true } }));
    const { platform } = await render([], [...late, { id: 3, type: 1, topList: topList(3, products(1, 9)) }], {
      'GET top-list': () => ({
        topLists: [topList(1, products(2)), topList(2, products(2, 5)), topList(3, products(1))],
      }),
    });
    expect(await screen.findByRole('link', { name: 'Produkt 1' }, PATIENT)).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Produkt 5' }, PATIENT)).toBeTruthy();
    expect(platform.calls.filter(({ call }) => call.startsWith('GET top-list'))).toEqual([
      { call: 'GET top-list', params: {}, query: { limit: 3, locationType: 'section' }, body: undefined },
    ]);
    const { topLists, topListsLoaded } = platform.store.get(platform.atoms.topLists);
    expect([topLists.map(({ id }) => id), topListsLoaded]).toEqual([[1, 2, 3], true]);
  });

  it('shows a review without its stars where the list shows no scores', async () => {
    const rated = products(1).map((product) => ({ ...product, reviewHighlights: [REVIEW] }));
    await render([], [{ id: 1, type: 1, topList: { ...topList(1, rated), showScore: false } }]);
    const review = within(screen.getByRole('list', { name: 'Recensioner: Topplista 1' })).getByRole('article');
    expect(within(review).queryByRole('img')).toBeNull();
    expect(review.textContent).toContain('Bra!');
  });

  it('[8-27][7.6-16][O2.12-04][O8-05] costs that section only when it fails: the server’s words and another try, no native alert', async () => {
    const alert = jest.fn();
    stubGlobal('alert', alert);
    let isDown = true;
    await render([], [{ id: 1, type: 1, topList: { ...topList(1, []), isDeferred: true } }, highlights(2)], {
      'GET top-list/:id': () => {
        if (isDown) throw apiFailure(503, 'INTERNAL', 'Topplistan räknas om.');
        return { data: { toplist: topList(1, products(2)) } };
      },
    });
    expect((await screen.findByRole('alert', undefined, PATIENT)).textContent).toContain('Topplistan räknas om.');
    expect(screen.getByRole('region', { name: 'Aktuellt' })).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByRole('link', { name: 'Produkt 1' }, PATIENT)).toBeTruthy();
    expect(alert).not.toHaveBeenCalled();
  });

  it('[2.11-22][O2.11-08] links the banner to its campaign, described, with its button', async () => {
    await render();
    const banner = screen.getByRole('link', { name: /Rea på allt/ });
    expect(banner.getAttribute('href')).toBe('/se/campaign/8-Sommarrea');
    expect(banner.textContent).toContain('Se våra erbjudanden!');
  });

  it('[2.11-23] loads nothing at once but the banner, in the very forms that the document preloads', async () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const { container, data, platform } = await render();
    jest.restoreAllMocks();
    expect(container.querySelectorAll('img[loading=lazy]').length).toBeGreaterThan(5);
    const eager = [...container.querySelectorAll('img:not([loading=lazy])')];
    expect(eager.map((each) => each.getAttribute('alt'))).toEqual(['Rea på allt']);
    expect(eager[0]?.getAttribute('fetchpriority')).toBe('high');
    const requested = [container.querySelector('picture > source'), eager[0]].map((each) => ({
      srcSet: each?.getAttribute('srcset'),
      sizes: each?.getAttribute('sizes'),
    }));
    const head = slot.head?.({ data, href, route: testRoute(), now: platform.now() });
    expect(head?.preloadImage).toEqual(requested.map((each) => expect.objectContaining(each)));
  });

  it('[9-97][9-98] shows a banner 1128 wide, and 250 high until the picture says otherwise', async () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    await render();
    jest.restoreAllMocks();
    const picture = screen.getByRole('img', { name: 'Rea på allt' });
    expect(['src', 'width', 'height'].map((name) => picture.getAttribute(name))).toEqual([
      '/images/banner/1?w=1128',
      '1128',
      '250',
    ]);
  });

  it('[3-84][4-52][4-53][4-54][8-23] says beside "Se alla kategorier" that the menu failed, and whether it is open', async () => {
    const { platform } = await render();
    const { store, atoms } = platform;
    const part = within(screen.getByRole('region', { name: 'Populära kategorier' }));
    const show = (status: 0 | 1 | -1, msg: string, burgerOpen = false) => {
      act(() => store.set(atoms.nav, (nav) => ({ ...nav, menu: { ...nav.menu, status, msg, burgerOpen } })));
      const button = part.getByRole('button', { name: 'Se alla kategorier' });
      return [part.queryByRole('status')?.textContent, button.getAttribute('aria-expanded')];
    };
    expect(show(0, '')).toEqual([undefined, 'false']);
    expect(show(1, '', true)).toEqual([undefined, 'true']);
    expect(show(-1, 'Menyn uppdateras just nu.')).toEqual(['Menyn uppdateras just nu.', 'false']);
  });

  it('[9-131] counts down to the end of campaign 7866, and says nothing from 2024-11-15 00:00:01 on', async () => {
    const end = Date.parse('2024-11-15T00:00:01+01:00');
    const countdown = { to: end / 1000, campaign: { id: 7866, name: 'Black Friday' }, label: 'Black Friday slutar om' };
    const { unmount } = await render([], COMPONENTS, {}, { now: end - 1000, countdown });
    expect(screen.getByRole('timer').textContent).toBe('0 dagar00 tim00 min01 sek');
    expect(screen.getByRole('timer').closest('a')?.getAttribute('href')).toBe('/se/campaign/7866-Black-Friday');
    unmount();
    await render([], COMPONENTS, {}, { now: end, countdown });
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('[2.11-24] counts down', async () => {
    await render();
    expect(screen.getByRole('timer').textContent).toBe('0 dagar00 tim01 min30 sek');
  });

  it('[2.11-25][2.14-01][2.14-04][7.6-18][9-54][O2.14-02] shows the three products looked at last, which can be forgotten', async () => {
    const { platform } = await render(products(5, 90));
    const recent = within(await screen.findByRole('region', { name: 'Senast visade' }, PATIENT));
    expect(recent.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(recent.getByRole('button', { name: 'Ta bort Produkt 90' }));
    expect(recent.queryByText('Produkt 90')).toBeNull();
    expect(platform.calls).toContainEqual(
      expect.objectContaining({ call: 'POST product/:id/remove-from-history', params: { id: 90 }, body: undefined }),
    );
  });

  it('[2.14-04][O2.14-02] forgets the whole history at one press, also what is not shown of it', async () => {
    const { platform } = await render(products(5, 90));
    const recent = within(await screen.findByRole('region', { name: 'Senast visade' }, PATIENT));
    await userEvent.click(recent.getByRole('button', { name: 'Rensa historik' }));
    expect(screen.queryByText(/^Produkt 9\d$/)).toBeNull();
    const removed = platform.calls.filter(({ call }) => call === 'POST product/:id/remove-from-history');
    expect(removed.map(({ params }) => params.id)).toEqual([90, 91, 92, 93, 94]);
  });

  it('[2.14-03][O2.14-01][9-55] shows three products of a campaign, under its name, where there is no history', async () => {
    await render();
    const backup = within(await screen.findByRole('region', { name: 'Sommarrea' }, PATIENT));
    expect(backup.getAllByRole('article')).toHaveLength(3);
    expect(backup.queryByRole('button')).toBeNull();
  });

  it('requests no history of a new visitor', async () => {
    const { platform } = await render([], COMPONENTS, {}, { isNewVisitor: true });
    await screen.findByRole('region', { name: 'Sommarrea' }, PATIENT);
    expect(platform.calls.map(({ call }) => call)).not.toContain('GET product/recent');
  });

  it('stays without products where the campaign’s do not come', async () => {
    const failing = { 'GET productdiscovery/:type/:value': () => Promise.reject(apiFailure(503, 'UNAVAILABLE')) };
    const { platform } = await render([], COMPONENTS, failing);
    await waitFor(() => expect(platform.calls.map(({ call }) => call)).toContain('GET product/recent'));
    expect(screen.queryByRole('region', { name: 'Sommarrea' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('För gamers');
  });
});
