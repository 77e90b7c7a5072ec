/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { ProductSummary, Review } from '@shop/contracts';
import type { AbFlag } from '@shop/contracts/platform';
import { apiFailure, renderSlot, renderSlotOnServer, TEST_NOW, type TestPlatformOptions } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fullProduct, products, summary } from '../../testing/products.ts';
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

const RELATED_INFO = {
  shippingStoresByPrioOrder: [2],
  splittableShippingOptions: [],
  fromStoreShipmentOptions: [],
  imiDeliveryCodeTranslation: {},
  supplyPoint: 1,
  reSupplyPointId: 1,
  horizonEnabled: false,
  eolFromStoreShipmentEnabled: false,
  hasUnrestrictedShipping: true,
  warehouses: [1],
  shippingMethodIds: {},
  excludedShippingMethods: [],
  lowestShippingPrice: 29,
  minimumPurchaseForFreeShipping: {},
};

interface TestOptions {
  readonly flag?: AbFlag;
  readonly reviews?: readonly Review[];
  /** Ids of the methods that send the product; without them the api cannot tell. */
  readonly sentBy?: readonly number[];
  /** Unix seconds before which to order. */
  readonly orderBefore?: number;
  readonly bundle?: { readonly isBundle: boolean; readonly products: readonly ProductSummary[] };
  readonly tips?: Readonly<Record<string, readonly ProductSummary[]>>;
  readonly recent?: readonly ProductSummary[];
  readonly stores?: readonly object[];
  readonly overrides?: TestPlatformOptions['overrides'];
}

const render = (changes: Partial<FullProduct> = {}, starredStores: number[] = [], test: TestOptions = {}) =>
  renderSlot(slot, {
    slot: 'product-page',
    ...(test.overrides && { overrides: test.overrides }),
    route: { name: 'product', path: '/se/product/7-x', params: { region: 'se', id: '7' } },
    page: {
      starredStores,
      flag: test.flag ?? null,
      languagePack: {
        'PRODUCT.MAX_PURCHASE_LIMIT': 'Du kan köpa max 1 st (paketet).',
        'PRODUCT.NOT_ENOUGH_REVIEWS': 'För få recensioner (paketet)',
      },
    },
    api: {
      // The list of all stores has no response here: the page shows only those that its product names.
      'GET product/:id': () => {
        const product = fullProduct({ isShippable: false, ...changes });
        const stores = STORES.filter(({ id }) => ((product.stock as Record<string, unknown>)[id] ?? 0) !== 0);
        return { data: { product, stores } };
      },
      ...(test.stores !== undefined && { 'GET store/se': () => ({ data: { stores: test.stores } }) }),
      'POST product/:id/view': () => undefined,
      'GET product-tips/:id': () => ({
        boughtTogether: [],
        accessories: [],
        similarProducts: products(2, 50),
        recentlyViewed: [],
        engine: 'test',
        ...test.tips,
      }),
      'GET product-tips/:id/bundle-offers': () => test.bundle ?? { isBundle: false, products: [] },
      'GET product-tips/:id/discontinued-tips': () => ({
        products: [summary({ id: 90, name: 'Efterträdaren', mainTitle: 'Efterträdaren' })],
      }),
      'GET product/:id/review': () => ({
        data: {
          reviews: test.reviews ?? [],
          total: test.reviews?.length ?? 0,
          matching: test.reviews?.length ?? 0,
          histogram: [0, 0, 0, 0, 0],
          averageRating: null,
          photos: [],
        },
      }),
      'GET product/:id/question': () => ({ data: { questions: [], total: 0 } }),
      'GET product/recent': () => ({ products: test.recent ?? [] }),
      'GET delivery-dates/:zipCode': ({ params }) => ({
        data: {
          today: {},
          tomorrow: { 1: '17:00' },
          later: { 2: '2027-01-04' },
          ...(test.orderBefore !== undefined && { orderBefore: { 1: test.orderBefore } }),
          city: params.zipCode === '90325' ? 'Umeå' : 'Stockholm',
        },
      }),
      'GET shipping-method/related-info': () => {
        if (test.sentBy === undefined) throw apiFailure(503, 'UNAVAILABLE');
        return RELATED_INFO;
      },
      'POST shipping-method/estimate': () => ({
        data: {
          shippingMethods: test.sentBy?.map((id) => ({ id, name: `Metod ${id}`, price: 49, regularPrice: 49 })) ?? [],
        },
      }),
    },
  });

describe('the product page', () => {
  it('[2.17-01][O2.17-01] shows titles, maker, article number, description, specifications, contents and contact', async () => {
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
    expect(screen.getByText('tre år')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Liknande produkter' }, PATIENT)).toBeTruthy();
  });

  it('[3-83][4-55] places the product in the navigation, as soon as the menu is loaded', async () => {
    const { platform } = await render({
      section: { id: 13, name: 'Gaming' },
      categories: [
        { id: 226, name: 'Tangentbord' },
        { id: 227, name: 'Mekaniska tangentbord' },
      ],
    });
    const { store, atoms } = platform;
    expect(store.get(atoms.nav)).toMatchObject({ section: null, categories: [], menu: { status: 0 } });
    act(() => store.set(atoms.nav, (nav) => ({ ...nav, menu: { ...nav.menu, status: 1 } })));
    const placed = { section: 13, categories: [226, 227], custom: null };
    expect(store.get(atoms.nav)).toMatchObject(placed);
    // The header takes the place of the page before away, maybe later than the product is there.
    act(() => store.set(atoms.nav, (nav) => ({ ...nav, section: null, categories: [] })));
    expect(store.get(atoms.nav)).toMatchObject(placed);
  });

  it('[1-66][O9-38] notes that the product was looked at', async () => {
    const { platform } = await render();
    expect(platform.calls.filter(({ call }) => call === 'POST product/:id/view')).toEqual([
      expect.objectContaining({ params: { id: 7 } }),
    ]);
  });

  it('notes that a new visitor looked at it when the page is used', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { platform } = await render({}, [], { overrides: { isNewVisitor: true, whenUsed: promise } });
    const noted = () => platform.calls.filter(({ call }) => call === 'POST product/:id/view').length;
    await act(async () => undefined);
    expect(noted()).toBe(0);
    await act(async () => resolve());
    expect(noted()).toBe(1);
  });

  it.each([
    ['a released one', 1, true],
    ['one that is still to come', 4_000_000_000, false],
  ])('[7.5-23] asks what it costs to send %s: %s', async (_, timestamp, isAsked) => {
    const { platform } = await render({ isShippable: true, release: { timestamp } }, [], { sentBy: [1] });
    const asked = () => platform.calls.some(({ call }) => call === 'POST shipping-method/estimate');
    // Deferred parts come together: with the tips, the delivery's have been rendered as well.
    expect(await screen.findByRole('heading', { name: 'Liknande produkter' }, PATIENT)).toBeTruthy();
    if (isAsked) await waitFor(() => expect(asked()).toBe(true));
    else await act(async () => undefined);
    expect(asked()).toBe(isAsked);
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

  it('[O9-35] does not offer an insurance again that was chosen on the page, and preselects none', async () => {
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

  it('[9-23] shows no member price beside that of a campaign', async () => {
    await render({ levelOnePrice: { price: 599 }, price: { ...summary().price, type: 'campaign' } });
    expect(screen.queryByText(/Medlemspris/)).toBeNull();
  });

  it('[1-59][1-60][1-61][7.6-11] recommends what is bought with it, what belongs to it, and what is like it', async () => {
    const tips = {
      boughtTogether: products(1, 60),
      accessories: products(1, 61),
      similarProducts: products(1, 62),
    };
    const { platform } = await render({}, [], { tips });
    for (const [title, name] of [
      ['Köps ofta tillsammans', 'Produkt 60'],
      ['Tillbehör', 'Produkt 61'],
      ['Liknande produkter', 'Produkt 62'],
    ] as const) {
      const row = within(await screen.findByRole('region', { name: title }, PATIENT));
      expect(row.getByRole('link', { name })).toBeTruthy();
    }
    expect(platform.calls).toContainEqual(
      expect.objectContaining({ call: 'GET product-tips/:id', params: { id: 7 }, query: { touchpoint: 'DESKTOP' } }),
    );
  });

  it('[1-62][2.14-02][7.6-17][9-53] shows what was looked at lately, five at most, and not this product', async () => {
    await render({}, [], { recent: [summary(), ...products(6, 80)] });
    const recent = within(await screen.findByRole('region', { name: 'Du tittade nyligen på' }, PATIENT));
    const names = recent.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
    expect(names).toEqual(['Produkt 80', 'Produkt 81', 'Produkt 82', 'Produkt 83', 'Produkt 84']);
  });

  it('[1-64][7.6-13] says that a product is gone for good, and shows its successors, after the reviews', async () => {
    const { platform } = await render({ discontinued: true, stock: {} });
    expect(screen.getByText('Produkten har utgått')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Slutsåld' }).disabled).toBe(true);
    const heading = await screen.findByRole('heading', { name: 'Köp den här i stället' }, PATIENT);
    expect(screen.getByRole('link', { name: 'Efterträdaren' })).toBeTruthy();
    const reviews = screen.getByRole('heading', { name: /recensioner|omdömen/i, level: 2 });
    expect(reviews.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(platform.calls).toContainEqual(
      expect.objectContaining({ call: 'GET product-tips/:id/discontinued-tips', params: { id: 7 } }),
    );
  });
});

describe('a bundle', () => {
  const offer = (id: number, price: number, regular: number) =>
    summary({
      id,
      name: `Tillval ${id}`,
      mainTitle: `Tillval ${id}`,
      price: { ...summary().price, price, pass: `pass-${id}`, type: 'priceList' },
      regularPrice: { price: regular },
      unitPrice: price,
    });
  const open = async (bundle: TestOptions['bundle']) => {
    const rendered = await render({}, [], bundle === undefined ? {} : { bundle });
    return { ...rendered, box: await screen.findByRole('region', { name: 'Köp som paket' }, PATIENT) };
  };

  it('[1-63][9-78] shows at most two products beside this one, with sum and saving', async () => {
    const { box } = await open({
      isBundle: true,
      products: [offer(1, 200, 250), offer(2, 100, 130), offer(3, 50, 60)],
    });
    expect(within(box).getAllByRole('listitem').length).toBe(3);
    expect(within(box).queryByText('Tillval 3')).toBeNull();
    expect(box.textContent).toContain('3 produkter tillsammans');
    expect(box.textContent).toContain('999\u00a0kr');
    expect(box.textContent).toContain('Spara 80\u00a0kr');
  });

  it('[7.6-12] puts all of it into the cart with one press, this product first, each at its price', async () => {
    const { box, platform } = await open({ isBundle: true, products: [offer(1, 200, 250), offer(2, 100, 130)] });
    await userEvent.click(within(box).getByRole('button', { name: 'Köp alla 3' }));
    const beside = { offerOriginProductId: 7 };
    const added = platform.emitted.filter(({ name }) => name === 'cart.add').map(({ payload }) => payload);
    expect(added).toEqual([
      expect.objectContaining({ productId: 7, unitPrice: 699, pass: null, quantity: 1, extraData: {} }),
      expect.objectContaining({ productId: 1, unitPrice: 200, pass: 'pass-1', extraData: beside }),
      expect.objectContaining({ productId: 2, unitPrice: 100, pass: 'pass-2', extraData: beside }),
    ]);
    expect(within(box).getByRole('button', { name: 'Lagda i varukorgen' })).toBeTruthy();
  });

  it('leaves out what cannot be bought, and itself when nothing is left', async () => {
    await render({}, [], { bundle: { isBundle: true, products: [{ ...offer(1, 200, 250), stock: {} }] } });
    expect(await screen.findByRole('heading', { name: 'Liknande produkter' }, PATIENT)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Köp som paket' })).toBeNull();
  });
});

describe('variants', () => {
  const variant = (id: number, changes: Partial<FullProduct['variants']['list'][number]>) => ({
    id,
    name: `Ton ${id}`,
    label: `Val ${id}`,
    previewUrl: `/images/product/${id}?trim`,
    isFyndware: false,
    fyndwareClass: null,
    price: { price: 6490 },
    memberPrice: { price: 4590 },
    inStock: false,
    availability: 'none' as const,
    ...changes,
  });
  const list = [
    variant(7, { inStock: true, availability: 'inStock' }),
    variant(8, { availability: 'preOrder' }),
    variant(9, { availability: 'supplier' }),
    variant(10, {}),
  ];

  it('[O4-34] say what a visitor pays, and how each can be had', async () => {
    await render({ variants: { group: 'Färg', list } });
    const chips = within(screen.getByRole('region', { name: 'Färg' })).getAllByRole('link');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Val 76\u00a0490\u00a0kr',
      'Val 86\u00a0490\u00a0kr · Kan bokas',
      'Val 96\u00a0490\u00a0kr · Beställningsvara',
      'Val 10Slut i lager',
    ]);
  });
});

describe('the rating', () => {
  it('[8-26] stands in figures beside the marks', async () => {
    await render({ averageRating: { rating: 4.3, ratingType: 'averageRating' } });
    expect(within(screen.getByRole('banner')).getByText('4,3')).toBeTruthy();
  });

  it('[8-26] says in the words of the language pack that there are too few reviews for one', async () => {
    await render({ averageRating: { rating: null, ratingType: 'averageRating' }, reviewCount: 1 });
    expect(screen.getByText('För få recensioner (paketet)')).toBeTruthy();
  });
});

describe('a limit for each customer', () => {
  it('[8-16] is said in the words of the language pack', async () => {
    await render({ maxPerCustomer: 1 });
    expect(screen.getByText('Du kan köpa max 1 st (paketet).')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Lägg till en' }).disabled).toBe(true);
  });

  it('of several units names their number', async () => {
    await render({ maxPerCustomer: 3 });
    expect(screen.getByText('Du kan max köpa 3 st av den här produkten.')).toBeTruthy();
  });
});

describe('the pictures', () => {
  const openPictures = async () => {
    await render();
    await userEvent.click(screen.getByRole('button', { name: 'Visa större bild' }));
    return screen.findByRole('dialog', { name: 'Klackverk Ton 80' }, PATIENT);
  };

  it('[O2.17-01] open in a dialog, are stepped through by arrow keys, and enlarged by a press', async () => {
    const dialog = await openPictures();
    expect(dialog.textContent).toContain('Bild 1 av 2');
    act(() => within(dialog).getByRole('button', { name: 'Stäng' }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog.textContent).toContain('Bild 2 av 2');
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog.textContent).toContain('Bild 1 av 2');
    const picture = within(dialog).getByRole('button', { name: /^Förstora/ });
    await userEvent.click(picture);
    expect(picture.getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard('{ArrowLeft}');
    expect(
      within(dialog)
        .getByRole('button', { name: /^Förstora/ })
        .getAttribute('aria-pressed'),
    ).toBe('false');
  });
});

describe('the contents', () => {
  it.each([
    [true, 'Det här ingår'],
    [false, 'Innehåll i förpackningen'],
  ])('are of a package only where there is one (digital: %s)', async (isDigital, title) => {
    await render({ isDigital });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  });
});

describe('specifications', () => {
  const rows = Array.from({ length: 9 }, (_, index) => ({ label: `Egenskap ${index}`, value: `Värde ${index}` }));

  it('can be searched when they are many', async () => {
    await render({ specifications: [{ group: 'Allmänt', rows }] });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Sök bland specifikationerna' }), 'värde 4');
    expect(screen.getByRole('row', { name: 'Egenskap 4 Värde 4' })).toBeTruthy();
    expect(screen.queryByRole('row', { name: 'Egenskap 5 Värde 5' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('Ingen specifikation matchar ”värde 4x”.')).toBeTruthy();
  });

  it('are not searched when they are few', async () => {
    await render();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('the delivery box', () => {
  const sent = { isShippable: true, stock: { web: 5 } };
  const box = () => screen.findByRole('region', { name: 'Leverans' }, PATIENT);

  it('[1-73] promises the day of what sends this product, and says until when', async () => {
    const orderBefore = TEST_NOW / 1000 + 134 * 60 + 20;
    await render(sent, [], { sentBy: [1], orderBefore });
    expect(await within(await box()).findByText('Leverans till Stockholm imorgon.', {}, PATIENT)).toBeTruthy();
    expect(within(await box()).getByText('Beställ inom 2 tim 14 min.')).toBeTruthy();
    expect(within(await box()).getByText('Metod 1')).toBeTruthy();
  });

  it('[1-73] promises no fast day of what only a slow method sends', async () => {
    await render(sent, [], { sentBy: [2] });
    expect(await within(await box()).findByText('Leverans till Stockholm 4 jan.', {}, PATIENT)).toBeTruthy();
    expect(within(await box()).queryByText(/Beställ inom/)).toBeNull();
  });

  it('[1-73] says that what is only in stores cannot be sent', async () => {
    await render({ ...sent, stock: { '9': 3 } }, [], { sentBy: [1] });
    const text = 'Finns bara i butik och kan inte skickas.';
    expect(await within(await box()).findByText(text, {}, PATIENT)).toBeTruthy();
  });

  const estimates = ({ platform }: Awaited<ReturnType<typeof render>>) =>
    platform.calls.filter(({ call }) => call === 'POST shipping-method/estimate').length;

  it('[7.5-23] sends no estimate of what is not released yet, but says when it comes; once released it sends one', async () => {
    const release = (days: number) => ({ release: { timestamp: TEST_NOW / 1000 + days * 86_400 } });
    const before = await render({ ...sent, ...release(9) }, [], { sentBy: [1] });
    expect((await box()).textContent).toMatch(
      /^LeveransKommer \d+ [a-z]+\.? \d{4} och skickas den dagen\. Boka redan nu\.$/,
    );
    // Fetched after the page, as the estimate would be.
    await screen.findByRole('heading', { name: 'Liknande produkter' }, PATIENT);
    expect(estimates(before)).toBe(0);
    before.unmount();
    const after = await render({ ...sent, ...release(-9) }, [], { sentBy: [1] });
    expect(await within(await box()).findByText('Metod 1', {}, PATIENT)).toBeTruthy();
    expect(estimates(after)).toBe(1);
  });

  it('says of what the supplier alone has that it is sent after that, and estimates nothing', async () => {
    const shop = await render({ ...sent, stock: { supplier: 8 } }, [], { sentBy: [1] });
    expect((await box()).textContent).toContain('Skickas när leverantören har levererat.');
    expect(estimates(shop)).toBe(0);
  });
});

describe('pickup beside the buy button', () => {
  const hours = {
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open: '00:00', close: '24:00' })),
    exceptions: [],
  };
  const store = (id: number, name: string, lat: number) => ({
    id,
    name,
    location: { lat, lng: 13 },
    street: 'Gatan 1',
    zipCode: '222 22',
    city: name,
    phone: '',
    services: [],
    openingHours: hours,
  });
  const ALL = [
    store(1, 'Lund', 55.7),
    store(2, 'Malmö', 55.6),
    ...[3, 4, 5, 6].map((id) => store(id, `Ort ${id}`, 60)),
  ];
  const open = async (stock: object, { mine, starred = [] }: { mine?: number; starred?: number[] } = {}) => {
    const shop = await render({ stock: stock as FullProduct['stock'] }, starred, { stores: ALL });
    const chosen = ALL.find(({ id }) => id === mine) ?? null;
    act(() => shop.platform.store.set(shop.platform.atoms.myStore, chosen));
    return shop;
  };

  it('is a link to all stores until the shopper’s store is known', async () => {
    const { html } = await renderSlotOnServer(slot, {
      slot: 'product-page',
      route: { name: 'product', path: '/se/product/7-x', params: { region: 'se', id: '7' } },
      api: { 'GET product/:id': () => ({ data: { product: fullProduct(), stores: [] } }) },
    });
    expect(html).toMatch(/<a href="\/se\/info\/5-Vara-butiker"[^>]*>Hämta i butik<\/a>/);
  });

  it('says today and how many, or where else', async () => {
    const shop = await open({ 1: 4, web: 9 }, { mine: 1 });
    expect(await screen.findByText('Hämta i dag i Lund – 4 i lager', {}, PATIENT)).toBeTruthy();
    shop.unmount();
    await open({ 2: 4 }, { mine: 1 });
    expect(await screen.findByText('Slut i Lund – finns i Malmö (11 km)', {}, PATIENT)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Byt butik' }));
  });

  it('[9-43] names at most four favourite stores: the chosen one, then the starred', async () => {
    await open({ 1: 4, 3: 1 }, { mine: 1, starred: [2, 3, 4, 5, 6] });
    expect(await screen.findByText('Malmö slut · Ort 3 1 st · Ort 4 slut', {}, PATIENT)).toBeTruthy();
    expect(screen.queryByText(/Ort 5/)).toBeNull();
  });

  it('[9-44] [3-120] falls back to the supplier when it has some, else to "Butiker", and leads to the choice', async () => {
    const first = await open({ web: 5, supplier: 8, 2: 1 });
    expect(await screen.findByText('Finns i en butik och hos leverantören.', {}, PATIENT)).toBeTruthy();
    first.unmount();
    const none = await open({ web: 5, supplier: 8 });
    expect(await screen.findByText('I ingen butik just nu, men hos leverantören.', {}, PATIENT)).toBeTruthy();
    none.unmount();
    const { platform } = await open({ web: 5, 2: 1, 3: 1 });
    expect(await screen.findByText('Butiker: finns i 2.', {}, PATIENT)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Välj butik' }));
    expect(platform.emitted.map(({ name }) => name)).toContain('store.pick');
  });
});

describe('the A/B tests', () => {
  const sent = { isShippable: true, stock: { web: 5 }, possibleDeliveryMethods: [1, 2] };
  // The delivery box further down shows the same once it is loaded.
  const line = () => document.querySelector('p[class*="line"]');

  it('[1-97][O1-09] showDeliveryInfo brings the first day into the buy box with the page, and refetches it for another zip code', async () => {
    const { platform } = await render(sent, [], { flag: 'showDeliveryInfo', sentBy: [1] });
    expect(line()?.textContent).toBe('Leverans till Stockholm imorgon.');
    act(() => platform.store.set(platform.atoms.zipCode, '90325'));
    await waitFor(async () => expect(await line()?.textContent).toBe('Leverans till Umeå imorgon.'));
  });

  it('[1-97] shows there the day of what may bring this product alone, and what is said of one that is not here', async () => {
    const slow = { ...sent, possibleDeliveryMethods: [2] };
    const { unmount } = await render(slow, [], { flag: 'showDeliveryInfo', sentBy: [] });
    expect(line()?.textContent).toBe('Leverans till Stockholm 4 jan.');
    unmount();
    await render({ ...sent, stock: { '9': 3 } }, [], { flag: 'showDeliveryInfo', sentBy: [] });
    expect(line()?.textContent).toBe('Finns bara i butik och kan inte skickas.');
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
    photos: [],
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
