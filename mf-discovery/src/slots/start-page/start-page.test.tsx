/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { ProductSummary } from '@shop/contracts';
import { href } from '@shop/contracts/routing';
import { renderSlot, TEST_NOW, testRoute } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { products } from '../../testing/products.ts';
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
const topList = (id: number, list: ProductSummary[]) => ({
  id,
  name: `Topplista ${id}`,
  internalName: '',
  description: 'Om listan',
  products: list,
  linkText: null,
  link: null,
  normalBanner: '/images/banner/1',
  mobileBanner: null,
  listTypeName: 'campaign',
  listId: '44',
  listName: 'Rea',
  siteTitle: null,
  listFilter: null,
  whereToShowReviews: 2,
  showFlashSales: false,
  showReviewCount: true,
  showScore: true,
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
  {
    id: 4,
    type: 4,
    section: {
      id: 1,
      name: 'Aktuellt',
      color: '#1b2350',
      icon: 'sparkles',
      path: '/campaigns',
      highlights: [
        {
          id: 1,
          imageUrl: '/images/highlight/1?w=500',
          description: '',
          path: null,
          title: 'Sommarrea',
          product: null,
          campaign: { id: 8, name: 'Sommarrea' },
          category: null,
          manufacturer: null,
        },
      ],
    },
  },
  { id: 5, type: 5, topList: topList(5, products(2, 30)) },
  { id: 6, type: 6, campaign: { id: 7619, name: 'Streamhjälpen' } },
];

const render = (recent: ProductSummary[] = []) =>
  renderSlot(slot, {
    slot: 'start-page',
    api: {
      'GET page-component/:entityType/:entityId': () => ({
        data: {
          components: COMPONENTS,
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
          countdown: {
            to: TEST_NOW / 1000 + 90,
            campaign: { id: 8, name: 'Sommarrea' },
            label: 'Sommarrean börjar om',
          },
          takeover: null,
        },
      }),
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

  it('[2.11-16] links to every campaign', async () => {
    await render();
    expect(screen.getByRole('link', { name: 'Visa alla kampanjer' }).getAttribute('href')).toBe('/se/campaigns');
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

  it('[2.11-24] counts down', async () => {
    await render();
    expect(screen.getByRole('timer').textContent).toBe('0 dagar00 tim01 min30 sek');
  });

  it('[2.11-25][2.14-01][2.14-04][9-54] shows the three products looked at last, which can be forgotten', async () => {
    const { platform } = await render(products(5, 90));
    const recent = within(await screen.findByRole('region', { name: 'Senast visade' }, PATIENT));
    expect(recent.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(recent.getByRole('button', { name: 'Ta bort Produkt 90' }));
    expect(recent.queryByText('Produkt 90')).toBeNull();
    expect(platform.calls).toContainEqual(
      expect.objectContaining({ call: 'POST product/:id/remove-from-history', params: { id: 90 } }),
    );
  });

  it('[2.14-03][O2.14-01][9-55] shows three products of a campaign, under its name, where there is no history', async () => {
    await render();
    const backup = within(await screen.findByRole('region', { name: 'Sommarrea' }, PATIENT));
    expect(backup.getAllByRole('article')).toHaveLength(3);
    expect(backup.queryByRole('button')).toBeNull();
  });
});
