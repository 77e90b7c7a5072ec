/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Review } from '@shop/contracts';
import type { AbFlag } from '@shop/contracts/platform';
import { apiFailure, renderSlot } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fullProduct, products } from '../../testing/products.ts';
import type { FullProduct } from './load-product.ts';
import slot from './slot.tsx';
import { waitFor } from '@shop/testing/wait-for';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';

beforeEach(() => {
  stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => restoreGlobals());

/** Code and data of the deferred parts are loaded on demand. */
const PATIENT = { timeout: 4000 };

/** In the order of the api: by name. */
const STORES = [
  { id: 2, name: 'Stockholm Hötorget', city: 'Stockholm' },
  { id: 9, name: 'Täby', city: 'Täby' },
  { id: 33, name: 'Umeå', city: 'Umeå' },
];

interface TestOptions {
  readonly flag?: AbFlag;
  readonly reviews?: readonly Review[];
}

const render = (changes: Partial<FullProduct> = {}, starredStores: number[] = [], test: TestOptions = {}) =>
  renderSlot(slot, {
    slot: 'product-page',
    route: { name: 'product', path: '/se/product/7-x', params: { region: 'se', id: '7' } },
    page: { starredStores, flag: test.flag ?? null },
    api: {
      // The list of all stores has no response here: the page shows only those that its product names.
      'GET product/:id': () => {
        const product = fullProduct({ isShippable: false, ...changes });
        const stores = STORES.filter(({ id }) => ((product.stock as Record<string, unknown>)[id] ?? 0) !== 0);
        return { data: { product, stores } };
      },
      'POST product/:id/view': () => undefined,
      'GET product-tips/:id': () => ({
        boughtTogether: [],
        accessories: [],
        similarProducts: products(2, 50),
        recentlyViewed: [],
        engine: 'test',
      }),
      'GET product/:id/review': () => ({
        data: {
          reviews: test.reviews ?? [],
          total: test.reviews?.length ?? 0,
          matching: test.reviews?.length ?? 0,
          histogram: [0, 0, 0, 0, 0],
          averageRating: null,
        },
      }),
      'GET product/:id/question': () => ({ data: { questions: [], total: 0 } }),
      'GET product/recent': () => ({ products: [] }),
      'GET delivery-dates/:zipCode': ({ params }) => ({
        data: {
          today: {},
          tomorrow: { 1: '17:00' },
          later: {},
          city: params.zipCode === '90325' ? 'Umeå' : 'Stockholm',
        },
      }),
      'GET shipping-method/related-info': () => {
        throw apiFailure(503, 'UNAVAILABLE');
      },
    },
  });

describe('the product page', () => {
  it('[O2.17-01] shows titles, maker, article number, description, specifications, contents and contact', async () => {
    await render();
    expect(screen.getByRole('heading', { level: 1, name: 'Klackverk Ton 80' })).toBeTruthy();
    expect(screen.getByText('Artikelnr KLA-7')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Klackverk' })[0]?.getAttribute('href')).toBe(
      '/se/manufacturer/2003-Klackverk',
    );
    expect(screen.getByText('rejält')).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Layout Nordisk' })).toBeTruthy();
    expect(screen.getByText('Kabel')).toBeTruthy();
    expect(screen.getByText(/Hamngatan 1, Göteborg/)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Liknande produkter' }, PATIENT)).toBeTruthy();
  });

  it('[O9-38] notes that the product was looked at', async () => {
    const { platform } = await render();
    expect(platform.calls.filter(({ call }) => call === 'POST product/:id/view')).toEqual([
      expect.objectContaining({ params: { id: 7 } }),
    ]);
  });

  it('puts the chosen number into the cart', async () => {
    const { platform } = await render();
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Antal' })).getByRole('button', { name: 'Lägg till en' }),
    );
    const [button] = screen.getAllByRole('button', { name: 'Köp Klackverk Ton 80' });
    if (button) await userEvent.click(button);
    expect(platform.emitted).toContainEqual({
      name: 'cart.add',
      payload: expect.objectContaining({ productId: 7, quantity: 2 }),
    });
  });

  it('does not offer an insurance again that was chosen on the page, and preselects none', async () => {
    const { platform } = await render({ insurance: { id: 1, name: 'Drulle', price: 79, provider: 'Trygghamn' } });
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
    await userEvent.click(screen.getByRole('radio', { name: 'Drulle' }));
    const [button] = screen.getAllByRole('button', { name: 'Köp Klackverk Ton 80' });
    if (button) await userEvent.click(button);
    expect(platform.emitted).toContainEqual({
      name: 'cart.add',
      payload: expect.objectContaining({ extraData: { insured: true } }),
    });
  });

  it('[O2.17-01] lists the stores that have it, starred ones first', async () => {
    await render({ stock: { web: 3, '2': 1, '9': 4, '33': 2 } }, [33]);
    const stock = within(screen.getByRole('region', { name: 'Lagerstatus' }));
    expect(stock.getByText('I webblagret: 3 st')).toBeTruthy();
    expect(stock.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'UmeåDin butik2 st',
      'Stockholm Hötorget1 st',
      'Täby4 st',
    ]);
  });

  it('[4-88][6-05][O4-34] shows visitors the member price with the way to it', async () => {
    const { platform } = await render({ levelOnePrice: { price: 599 } });
    expect(screen.getAllByText('Medlemspris!').length).toBeGreaterThan(0);
    expect(screen.getByText('Medlemspris 599 kr –')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Logga in / Bli Medlem' }));
    expect(platform.emitted).toContainEqual({
      name: 'login.open',
      payload: expect.objectContaining({ mode: 'login' }),
    });
  });

  it('says that a product is gone for good, and shows others in its place', async () => {
    await render({ discontinued: true, stock: {} });
    expect(screen.getByText('Produkten har utgått')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Slutsåld' }).disabled).toBe(true);
    expect(await screen.findByRole('heading', { name: 'Köp den här i stället' }, PATIENT)).toBeTruthy();
  });
});

describe('the A/B tests', () => {
  const sent = { isShippable: true, stock: { web: 5 } };
  // The delivery box further down shows the same once it is loaded.
  const line = () => document.querySelector('p[class*="line"]');

  it('[1-97][O1-09] showDeliveryInfo brings the first day into the buy box with the page, and refetches it for another zip code', async () => {
    const { platform } = await render(sent, [], { flag: 'showDeliveryInfo' });
    expect(line()?.textContent).toBe('Leverans till Stockholm imorgon.');
    act(() => platform.store.set(platform.atoms.zipCode, '90325'));
    await waitFor(async () => expect(await line()?.textContent).toBe('Leverans till Umeå imorgon.'));
  });

  it.each([undefined, 'paymentSwap'] as const)('[1-97][O1-09] does not with the flag %s', async (flag) => {
    await render(sent, [], flag ? { flag } : {});
    expect(line()).toBeNull();
  });

  it('[1-97] promises nothing of a product that is not there', async () => {
    await render({ ...sent, stock: {} }, [], { flag: 'showDeliveryInfo' });
    expect(line()).toBeNull();
  });
});

describe('long reviews', () => {
  const review: Review = {
    id: 1,
    rating: 4,
    text: 'Rad.\n'.repeat(9).trim(),
    isAnonymous: true,
    user: null,
    createdAt: 1_790_000_000,
    verifiedPurchase: false,
    upvotes: 0,
    downvotes: 0,
    answer: null,
  };
  const open = async (flag: AbFlag, height: number) => {
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(96);
    await render({}, [], { flag, reviews: [review] });
    await screen.findByText(/^Rad\./, {}, PATIENT);
    return screen.queryByRole('button', { name: 'Läs mer' });
  };
  afterEach(() => void jest.restoreAllMocks());

  it('[1-96][O1-09] shorterReviews cuts them to four lines, which Läs mer opens', async () => {
    const more = await open('shorterReviews', 216);
    expect(screen.getByText(/^Rad\./).className).toContain('short');
    expect(more?.getAttribute('aria-expanded')).toBe('false');
    if (more) await userEvent.click(more);
    expect(screen.getByText(/^Rad\./).className).not.toContain('short');
    expect(screen.getByRole('button', { name: 'Visa mindre' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('[1-96] has no button where nothing is left out', async () => expect(await open('shorterReviews', 96)).toBeNull());

  it('[1-96][O1-09] leaves them whole under another flag', async () => {
    expect(await open('showDeliveryInfo', 216)).toBeNull();
    expect(screen.getByText(/^Rad\./).className).not.toContain('short');
  });
});
