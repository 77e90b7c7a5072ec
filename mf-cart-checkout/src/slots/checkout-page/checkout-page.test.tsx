/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Checkout } from '@shop/contracts/api/checkout';
import { apiFailure, renderSlot, type FakeApi, type RenderOptions } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Change } from '../../features/checkout/draft-saver.ts';
import { NO_NOTES } from '../../features/checkout/extras.ts';
import type { CardFrameProps } from '../../features/card-payment/card-frame.tsx';
import { ANNA, ANONYMOUS, testCheckout, testOrder, testPayable } from '../../testing/checkout-fixtures.ts';
import { cartResponse, testCart, testRow } from '../../testing/fixtures.ts';

// The provider's own page has its own tests; here it is a button that posts the frame's message.
jest.unstable_mockModule('../../features/card-payment/card-frame.tsx', () => ({
  default: ({ sessionToken, onEvent }: CardFrameProps) => (
    <button onClick={() => onEvent('authorize')}>{`Betala kort ${sessionToken}`}</button>
  ),
}));
const { default: slot } = await import('./slot.tsx');

const LINK = 'PX-9.aaaaaaaaaaaaaaaaaaaa';

type Status = 'pending' | 'paid' | 'failed';

const UNPAID = testOrder({
  status: 'awaitingPayment',
  payment: { type: 'card', name: 'Kort', status: 'pending', paymentLink: '/checkout/link-1' },
});

/** A shop with one order; the test controls its payment status. */
const openShop = (change: Partial<Checkout> = {}, handlers: FakeApi = {}) => {
  const checkout = testCheckout(change);
  const bank: { status: Status; tries: number } = { status: 'pending', tries: 0 };
  const cardTry = () => {
    bank.tries += 1;
    return { type: 'card', sessionToken: `tok-${bank.tries}`, redirectUrl: null, reference: `ref-${bank.tries}` };
  };
  const api: FakeApi = {
    'GET checkout': () => ({ data: { checkout } }),
    'PUT checkout': ({ body }) => {
      const { customer, notes, ...choices } = body as Change;
      const told = notes && { notes: { ...NO_NOTES, ...notes } };
      const typed = { customer: { ...checkout.customer, ...customer } };
      return { data: { checkout: { ...checkout, ...choices, ...told, ...typed } } };
    },
    'GET cart': () => cartResponse(testCart([])),
    'GET delivery-dates/:zipCode': () => ({ data: { today: {}, tomorrow: {}, later: {}, city: 'Göteborg' } }),
    'POST order': () => ({ data: { order: { id: 'PX-1', secret: 'hemlig' }, payment: cardTry() } }),
    'GET order/:id': () => ({ data: { order: UNPAID } }),
    'GET order/:id/payment': () => ({
      data: { status: bank.status, payment: { type: 'card', sessionToken: null, redirectUrl: null, reference: null } },
    }),
    'POST order/:id/payment': () => ({ data: { payment: cardTry() } }),
    'POST order/:id/payment/cancel': () => undefined,
    ...handlers,
  };
  return { api, bank };
};

const render = (api: FakeApi, options: RenderOptions = {}) =>
  renderSlot(slot, {
    slot: 'checkout-page',
    route: { name: 'checkout', path: '/se/checkout', fullPath: '/se/checkout' },
    api,
    ...options,
  });

const orderButton = () => screen.getByRole('button', { name: 'Beställ och betala' });
const callsOf = (platform: { calls: { call: string }[] }, call: string) =>
  platform.calls.filter((made) => made.call === call);

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'checkout-data=; max-age=0; path=/';
});

describe('checkout', () => {
  it('[2.17-03] shows rows, fields, ways to send and to pay, sums and what the buyer agrees to', async () => {
    await render(openShop().api);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kassa');
    expect(screen.getByRole('link', { name: 'Produkt 1' })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('E-postadress').value).toBe('anna@example.se');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ombud' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kort' }).checked).toBe(true);
    const summary = screen.getByRole('complementary', { name: 'Summering' });
    for (const line of ['Frakt49', 'Totalt inkl. moms149', 'Varav moms30', 'Totalt exkl. moms119']) {
      expect(summary.textContent).toContain(line);
    }
    expect(within(summary).getByRole('link', { name: 'köpvillkor' })).toBeDefined();
    expect(within(summary).getByRole('link', { name: 'ångerrätt' })).toBeDefined();
    expect(within(summary).getByRole<HTMLInputElement>('checkbox', { name: /mejla/ }).checked).toBe(false);
  });

  it.each([
    ['E-postadress', 'email'],
    ['Mobilnummer', 'tel'],
    ['Postnummer', 'postal-code'],
    ['Gatuadress', 'street-address'],
  ])('lets the browser fill in %s', async (label, autoComplete) => {
    await render(openShop().api);
    expect(screen.getByLabelText(label).getAttribute('autocomplete')).toBe(autoComplete);
  });

  it.each([
    ['E-postadress', 'email', 'none'],
    ['Mobilnummer', 'tel', 'none'],
    ['Postnummer', 'numeric', 'none'],
    ['Efternamn', null, 'words'],
  ])('opens the right keyboard for %s', async (label, inputMode, autoCapitalize) => {
    await render(openShop().api);
    const field = screen.getByLabelText(label);
    expect([field.getAttribute('inputmode'), field.getAttribute('autocapitalize')]).toEqual([
      inputMode,
      autoCapitalize,
    ]);
  });

  it('puts direct payment before credit, warns of credit and never chooses it', async () => {
    const { api } = openShop({ paymentMethods: [...testCheckout().paymentMethods].reverse() });
    await render(api);
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toContain('3');
    const names = screen
      .getAllByRole('radio', { name: /Kort|Swish|Faktura/ })
      .map(({ parentElement }) => parentElement?.textContent);
    expect(names.at(-1)).toContain('Faktura');
    expect(screen.queryByText('Att låna kostar pengar!')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Faktura' }));
    expect(screen.getByText('Att låna kostar pengar!')).toBeDefined();
  });

  it.each([
    ['paymentSwap', ['Swish', 'Kort', 'Faktura']],
    ['shorterReviews', ['Kort', 'Swish', 'Faktura']],
    [null, ['Kort', 'Swish', 'Faktura']],
  ] as const)('[1-95][O1-09] with the flag %s the ways to pay are %j', async (flag, expected) => {
    await render(openShop().api, { page: { flag } });
    const names = screen
      .getAllByRole('radio', { name: /Kort|Swish|Faktura/ })
      .map(({ parentElement }) => /Kort|Swish|Faktura/.exec(parentElement?.textContent ?? '')?.[0]);
    expect(names).toEqual(expected);
  });

  it('[1-95] paymentSwap never brings credit forward', async () => {
    const [card, , invoice] = testCheckout().paymentMethods;
    const paymentMethods = [card, invoice].filter((method) => method !== undefined);
    await render(openShop({ paymentMethods }).api, { page: { flag: 'paymentSwap' } });
    const [first] = screen.getAllByRole('radio', { name: /Kort|Faktura/ });
    expect(first?.parentElement?.textContent).toContain('Kort');
  });

  it('[4-114] shows what is missing, at its field and above, and moves focus to the first', async () => {
    const { platform } = await render(openShop({ customer: ANONYMOUS }).api);
    await userEvent.click(orderButton());
    const email = screen.getByLabelText('E-postadress');
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const summary = screen.getByText('Några uppgifter behöver rättas till').closest('[role=alert]');
    expect(summary?.querySelectorAll('a')).toHaveLength(7);
    expect(callsOf(platform, 'POST order')).toHaveLength(0);
    await userEvent.click(within(summary as HTMLElement).getByRole('link', { name: 'Fyll i din postort' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Ort'));
  });

  it('[5-40][O4-42] says at each field in words what is missing', async () => {
    await render(openShop({ customer: ANONYMOUS }).api);
    await userEvent.click(orderButton());
    const words = (label: string) => {
      const id = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
      return document.getElementById(id)?.textContent;
    };
    expect([words('E-postadress'), words('Mobilnummer')]).toEqual([
      'Fyll i din e-postadress',
      'Fyll i ditt mobilnummer',
    ]);
  });

  it('[O5-18] refuses a zip code that does not exist beside its field, before anything is ordered', async () => {
    const { platform } = await render(openShop({ isZipKnown: false, customer: { ...ANNA, zipCode: '99999' } }).api);
    expect(screen.getByText('Postnumret finns inte. Kontrollera siffrorna.')).toBeDefined();
    await userEvent.click(orderButton());
    expect(document.activeElement).toBe(screen.getByLabelText('Postnummer'));
    expect(callsOf(platform, 'POST order')).toHaveLength(0);
  });

  it('[O5-18] fills in the town of the zip code, and keeps both on the server', async () => {
    const { platform } = await render(openShop({ customer: ANONYMOUS }).api);
    await userEvent.type(screen.getByLabelText('Postnummer'), '41114');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Ort').value).toBe('Göteborg'));
    await waitFor(() => expect(JSON.stringify(callsOf(platform, 'PUT checkout'))).toContain('Göteborg'));
    expect(platform.store.get(platform.atoms.zipCode)).toBe('41114');
  });

  it('[O2.17-16] requires a store when the buyer picks up: the nearest first, with stock, distance and hours', async () => {
    const { api } = openShop({ shippingMethodId: 2 });
    const { platform } = await render(api);
    await userEvent.click(orderButton());
    const stores = screen.getByRole('radiogroup', { name: 'Butik' });
    expect(stores.contains(document.activeElement)).toBe(true);
    expect(within(stores).getByText('Välj en butik')).toBeDefined();
    const malmo = within(stores).getByRole<HTMLInputElement>('radio', { name: 'Triangeln' });
    expect([malmo.disabled, stores.textContent]).toEqual([true, expect.stringContaining('Kan inte få allt')]);
    await userEvent.click(within(stores).getByRole('radio', { name: 'Nordstan' }));
    expect(callsOf(platform, 'PUT checkout').at(-1)).toMatchObject({ body: { storeId: 7 } });
  });

  it('puts the member’s own store first, and shows the far ones when asked', async () => {
    const [home, pickup] = testCheckout().shippingMethods;
    const stores = [1, 2, 3, 4, 5].map((id) => ({
      id,
      name: `Butik ${id}`,
      city: 'Ort',
      inStock: id !== 2,
      canOrder: true,
      dateLabel: id === 2 ? 'inom 3–5 vardagar' : 'idag',
      distanceKm: id,
      hours: 'Öppet till 19:00',
    }));
    const shippingMethods = [home, pickup && { ...pickup, stores }].filter((method) => method !== undefined);
    const { api } = openShop({ shippingMethodId: 2, shippingMethods });
    const { platform } = await render(api);
    act(() => platform.store.set(platform.atoms.starredStores, [5]));
    const names = () => screen.getAllByRole('radio', { name: /^Butik \d/ }).map((radio) => radio.getAttribute('value'));
    expect(names()).toEqual(['5', '1', '2']);
    expect(screen.getByText('Beställs hit, kan hämtas inom 3–5 vardagar')).toBeDefined();
    expect(screen.getByText(/ca 1 km bort · Öppet till 19:00/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Visa 2 butiker till' }));
    expect(names()).toEqual(['5', '1', '2', '3', '4']);
  });

  it('[1-74] gives each method its price and its date, and lets a point be chosen by name', async () => {
    const [service, ...others] = testCheckout().shippingMethods;
    const point = {
      kind: 'counter',
      zipCode: '41114',
      city: 'Göteborg',
      hours: 'alla dagar 8–22',
      distanceKm: 0.6,
    } as const;
    const points = [
      { ...point, id: 'a', name: 'Torgkiosken', street: 'Torget 2' },
      { ...point, id: 'b', name: 'Närköpet', street: 'Storgatan 14', distanceKm: 1.24 },
    ];
    const shippingMethods = [...(service ? [{ ...service, points, pickup: 'counter' as const }] : []), ...others];
    const { platform } = await render(openShop({ shippingMethods, pickupPointId: 'a' }).api);
    expect(screen.getByText('Kan hämtas imorgon')).toBeDefined();
    const choice = screen.getByLabelText('Utlämningsställe');
    expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Torgkiosken, Torget 2 · under 1 km bort · alla dagar 8–22',
      'Närköpet, Storgatan 14 · ca 1 km bort · alla dagar 8–22',
    ]);
    await userEvent.selectOptions(choice, 'b');
    fireEvent.click(orderButton());
    await waitFor(() => expect(callsOf(platform, 'POST order')[0]).toMatchObject({ body: { pickupPointId: 'b' } }));
  });

  it('[3-104][O3-18] says what comes when and what it costs before a late part is sent by itself', async () => {
    const [service, ...others] = testCheckout().shippingMethods;
    const parts = [
      { dateLabel: 'imorgon', rowIds: ['row-1'] },
      { dateLabel: null, rowIds: ['row-2'] },
    ];
    const shippingMethods = [...(service ? [{ ...service, parts, splitPrice: 49, dateLabel: null }] : []), ...others];
    const rows = [testRow(1, { id: 'row-1' }), testRow(2, { id: 'row-2' })];
    const { platform } = await render(openShop({ shippingMethods, cart: testCart(rows) }).api);
    const group = screen.getByRole('radiogroup', { name: 'Allt finns inte hemma än' });
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Allt på en gång' }).checked).toBe(true);
    expect(group.textContent).toContain('imorgon: Produkt 1');
    expect(group.textContent).toContain('datum meddelas: Produkt 2');
    expect(group.textContent).toMatch(/\+49\skr/);
    await userEvent.click(within(group).getByRole('radio', { name: 'Så snart det går' }));
    expect(callsOf(platform, 'PUT checkout').at(-1)).toMatchObject({ body: { isSplit: true } });
  });

  it('sends a message and what the courier is told with the order', async () => {
    const [service, ...others] = testCheckout().shippingMethods;
    const shippingMethods = [...(service ? [{ ...service, kind: 'home' as const }] : []), ...others];
    const { platform } = await render(openShop({ shippingMethods }).api);
    await userEvent.click(screen.getByText(/^Portkod, önskemål/));
    await userEvent.type(screen.getByLabelText(/^Portkod/), '4711');
    await userEvent.selectOptions(screen.getByLabelText(/^Så vill jag få det/), 'ring');
    await userEvent.type(screen.getByLabelText(/^Meddelande till butiken/), 'Hej!');
    fireEvent.click(orderButton());
    const notes = { doorCode: '4711', handover: 'ring', message: 'Hej!', courier: '' };
    await waitFor(() => expect(callsOf(platform, 'POST order')[0]).toMatchObject({ body: { notes } }));
  });

  it('has on the page again what an api that was away never got', async () => {
    sessionStorage.setItem(
      'checkout-unsent',
      JSON.stringify({ customer: { street: 'Nygatan 9' }, notes: { message: 'Hej' } }),
    );
    const { platform } = await render(openShop().api);
    expect(screen.getByLabelText<HTMLInputElement>('Gatuadress').value).toBe('Nygatan 9');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Meddelande till butiken/).value).toBe('Hej');
    expect(callsOf(platform, 'PUT checkout')[0]).toMatchObject({ body: { customer: { street: 'Nygatan 9' } } });
    await waitFor(() => expect(sessionStorage.getItem('checkout-unsent')).toBeNull());
  });

  it('takes the company’s number, which is kept nowhere, from what had reached the server when the tab was left', async () => {
    sessionStorage.setItem('checkout-unsent', JSON.stringify({ customer: { kind: 'company', street: 'Kajen 1' } }));
    const saved = testCheckout({ customer: { ...ANNA, kind: 'company', corpNumber: '556016-0680' } });
    await render(openShop({}, { 'PUT checkout': () => ({ data: { checkout: saved } }) }).api);
    const number = () => screen.getByLabelText<HTMLInputElement>('Organisationsnummer');
    await waitFor(() => expect(number().value).toBe('556016-0680'));
    await userEvent.clear(number());
    await userEvent.type(number(), '556036-0793');
    expect(number().value).toBe('556036-0793');
  });

  it('shows the cart’s changes, and an empty cart the way back', async () => {
    const corrections = [{ type: 'MAX_STOCK_REACHED', value: 1, name: 'Mus' }];
    const { unmount } = await render(openShop({ corrections }).api);
    expect(screen.getByText('Den här produkten finns inte tillgänglig i ditt valda antal')).toBeDefined();
    unmount();
    await render(openShop({ cart: testCart([]) }).api);
    expect(screen.getByText('Din varukorg är tom.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Till startsidan' })).toBeDefined();
  });

  it('refetches methods and sums when a row has changed', async () => {
    const later = testCart([testRow(1, { quantity: 2 })], { lastUpdate: 2 });
    const { api } = openShop({}, { 'POST cart': () => cartResponse(later) });
    const { platform } = await render(api);
    await userEvent.click(screen.getByRole('button', { name: 'Lägg till en' }));
    await waitFor(() => expect(callsOf(platform, 'GET checkout')).toHaveLength(2));
    expect(callsOf(platform, 'POST cart')).toHaveLength(1);
  });
});

describe('placing the order', () => {
  it('places it once, however often the button is pressed, and opens the payment', async () => {
    const { platform } = await render(openShop().api);
    const button = orderButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByRole('button', { name: 'Betala kort tok-1' });
    const [placed, ...others] = callsOf(platform, 'POST order');
    expect(others).toHaveLength(0);
    expect(placed).toMatchObject({
      body: { customer: ANNA, shippingMethodId: 1, paymentMethodId: 1, expectedTotal: 149, newsletter: false },
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Betalning');
  });

  it('[O5-09] shows a changed price and waits for a new yes', async () => {
    const refuse = () => Promise.reject(apiFailure(409, 'PRICE_CHANGED', 'Ett pris har ändrats.'));
    const { platform } = await render(openShop({}, { 'POST order': refuse }).api);
    await userEvent.click(orderButton());
    await screen.findByText('Ett pris har ändrats.');
    await waitFor(() => expect(callsOf(platform, 'GET checkout')).toHaveLength(2));
    expect(callsOf(platform, 'POST order')).toHaveLength(1);
    expect(orderButton()).toBeDefined();
  });

  it('[O5-12] shows what the server refuses at its field', async () => {
    const fields = { 'customer.mobile': 'Ange ett tiosiffrigt mobilnummer' };
    const refuse = () => Promise.reject(apiFailure(422, 'VALIDATION', 'Kontrollera.', fields));
    await render(openShop({}, { 'POST order': refuse }).api);
    await userEvent.click(orderButton());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Mobilnummer')));
    expect(screen.getByLabelText('Mobilnummer').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps everything typed when the server cannot be reached', async () => {
    const fail = () => Promise.reject(apiFailure(503, 'UNAVAILABLE', 'Försök igen om en stund.'));
    await render(openShop({}, { 'POST order': fail }).api);
    await userEvent.click(orderButton());
    await screen.findByText('Försök igen om en stund.');
    expect(screen.getByLabelText<HTMLInputElement>('E-postadress').value).toBe('anna@example.se');
  });

  describe('when the order has taken the rows, but its response was lost', () => {
    const lose = async (responses: (() => unknown)[]) => {
      const lost = () => Promise.reject(apiFailure(503, 'UNAVAILABLE', 'Försök igen om en stund.'));
      const { api } = openShop();
      const placed = api['POST order'];
      const order: FakeApi['POST order'] = (call) => (responses.shift() ?? placed ?? lost)(call);
      const shown = { ...testCheckout() };
      const { platform } = await render({
        ...api,
        'GET checkout': () => ({ data: { checkout: shown } }),
        'POST order': order,
      });
      await userEvent.click(orderButton());
      await screen.findByText('Försök igen om en stund.');
      const cart = testCart([], { lastUpdate: 9 });
      shown.cart = cart;
      await act(async () => platform.store.set(platform.atoms.cart, { cart, isClean: true }));
      return platform;
    };
    const fail = () => Promise.reject(apiFailure(503, 'UNAVAILABLE', 'Försök igen om en stund.'));

    it('retries automatically, and opens the payment of that order', async () => {
      const platform = await lose([fail]);
      await screen.findByRole('button', { name: 'Betala kort tok-1' });
      expect(screen.getByRole('link', { name: 'Produkt 1' })).toBeDefined();
      expect(callsOf(platform, 'POST order')).toHaveLength(2);
    });

    it('says that the response is still missing, and retries on request', async () => {
      const platform = await lose([fail, fail]);
      await screen.findByText(/du beställer bara en gång/);
      expect(document.activeElement?.textContent).toContain('Vi hämtar din beställning');
      await waitFor(() => expect(callsOf(platform, 'POST order')).toHaveLength(2));
      await userEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
      await screen.findByRole('button', { name: 'Betala kort tok-1' });
    });

    it('finds it after a reload', async () => {
      sessionStorage.setItem('checkout-order-key', 'key-1');
      const { platform } = await render(openShop({ cart: testCart([]) }).api);
      expect(await screen.findByText('Beställning PX-1')).toBeDefined();
      expect(callsOf(platform, 'GET order/:id')).toMatchObject([{ params: { id: 'latest' } }]);
      expect(sessionStorage.getItem('checkout-order-key')).toBeNull();
      expect(document.cookie).toContain('PX-1');
    });
  });

  it('lets an order whose credit was refused be paid in another way', async () => {
    const refuse = () => Promise.reject(apiFailure(402, 'PAYMENT_REFUSED', 'Betalningen gick inte igenom.'));
    const { platform } = await render(openShop({}, { 'POST order': refuse }).api);
    await userEvent.click(orderButton());
    await screen.findByText('Betalningen gick inte igenom.');
    await userEvent.click(screen.getByRole('button', { name: /^Betala 149/ }));
    await screen.findByRole('button', { name: 'Betala kort tok-1' });
    expect(callsOf(platform, 'POST order/:id/payment')).toMatchObject([{ params: { id: 'PX-1' } }]);
  });
});

describe('paying', () => {
  const pay = async () => {
    const shop = openShop();
    const { platform } = await render(shop.api);
    await userEvent.click(orderButton());
    const frame = await screen.findByRole('button', { name: 'Betala kort tok-1' });
    return { ...shop, platform, frame };
  };

  it('[O4-43] is done when the server says so, not when the frame does', async () => {
    const { platform, bank, frame } = await pay();
    await userEvent.click(frame);
    await waitFor(() => expect(callsOf(platform, 'GET order/:id/payment').length).toBeGreaterThan(0), {
      timeout: 3000,
    });
    expect(platform.navigated).toEqual([]);
    bank.status = 'paid';
    await waitFor(() => expect(platform.navigated.map(({ to }) => to)).toEqual(['/se/checkout-complete/PX-1']), {
      timeout: 3000,
    });
  });

  it('starts again after a declined payment, with nothing lost', async () => {
    const { bank, frame } = await pay();
    bank.status = 'failed';
    await userEvent.click(frame);
    await screen.findByText(/inga pengar har dragits/, undefined, { timeout: 3000 });
    bank.status = 'pending';
    await userEvent.click(screen.getByRole('button', { name: /^Betala 149/ }));
    await screen.findByRole('button', { name: 'Betala kort tok-2' });
  });

  it('comes back to an unpaid order after a reload', async () => {
    document.cookie = `checkout-data=${encodeURIComponent(JSON.stringify({ orderId: 'PX-1' }))}; path=/`;
    await render(openShop({ cart: testCart([]) }).api);
    expect(await screen.findByText('Beställning PX-1')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Betala 149/ })).toBeDefined();
  });

  const openLink = async (isOwn: boolean, handlers: FakeApi = {}) => {
    const link: FakeApi = { 'GET payment-link/:link': () => ({ data: { order: testPayable({ isOwn }) } }) };
    const shop = openShop({}, { ...link, ...handlers });
    const { platform } = await render(shop.api, {
      route: { name: 'checkout', params: { region: 'se', paymentLink: LINK } },
    });
    return { ...shop, platform };
  };
  const payButton = () => screen.getByRole('button', { name: /^Betala 149/ });
  const payBehindLink = async (isOwn: boolean) => {
    const { bank, platform } = await openLink(isOwn);
    await userEvent.click(payButton());
    bank.status = 'paid';
    await userEvent.click(await screen.findByRole('button', { name: 'Betala kort tok-1' }));
    return platform;
  };

  it('[O2.1-11] pays the order behind a payment link, whose rows cannot be changed', async () => {
    const { platform } = await openLink(false);
    expect(callsOf(platform, 'GET payment-link/:link')).toMatchObject([{ params: { link: LINK } }]);
    expect(screen.getByText('Beställning PX-9')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Ta bort/ })).toBeNull();
    await userEvent.click(payButton());
    await screen.findByRole('button', { name: 'Betala kort tok-1' });
    expect(callsOf(platform, 'POST order/:id/payment')).toMatchObject([{ params: { id: LINK } }]);
  });

  it('[O2.1-11] thanks the payer of another buyer’s order, without the order itself', async () => {
    const platform = await payBehindLink(false);
    await screen.findByRole('heading', { name: 'Betalningen är klar' }, { timeout: 3000 });
    expect(screen.getByText(/Beställning PX-9 är betald/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Visa beställningen' })).toBeNull();
    expect(platform.navigated).toEqual([]);
  });

  it('[O2.1-11] leads the buyer on to the finished order', async () => {
    const platform = await payBehindLink(true);
    await waitFor(() => expect(platform.navigated.map(({ to }) => to)).toEqual(['/se/checkout-complete/PX-9']), {
      timeout: 3000,
    });
  });

  it('says that the provider is away, and lets the buyer try again', async () => {
    let isAway = true;
    const cardTry = { type: 'card', sessionToken: 'tok-9', redirectUrl: null, reference: 'ref-9' };
    await openLink(false, {
      'POST order/:id/payment': () =>
        isAway ? Promise.reject(apiFailure(503, 'PAYMENT_UNAVAILABLE')) : { data: { payment: cardTry } },
    });
    await userEvent.click(payButton());
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    isAway = false;
    await userEvent.click(payButton());
    await screen.findByRole('button', { name: 'Betala kort tok-9' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a login on checkout', () => {
  it('brings the member’s details', async () => {
    const shown = { checkout: testCheckout({ customer: ANONYMOUS }) };
    const { platform } = await render(openShop({}, { 'GET checkout': () => ({ data: shown }) }).api, {
      page: { user: null },
    });
    expect(screen.getByRole('button', { name: 'Redan medlem? Logga in' })).toBeDefined();
    shown.checkout = testCheckout();
    act(() => platform.bus.emit('login.done', { userId: 1 }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Förnamn').value).toBe('Anna'));
  });
});
