/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Cart, CartEvent } from '@shop/contracts';
import { apiFailure, renderSlot, testMember, testProduct, type FakeApi, type RenderOptions } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ModelServer } from '../../testing/model-server.ts';
import { cartResponse, testCart, testRow } from '../../testing/fixtures.ts';
import slot from './slot.tsx';
import { MINI_WIDGET_MS } from './use-count-news.ts';

const serving = (cart: Cart): FakeApi => ({
  'GET cart': () => cartResponse(cart),
  'POST cart': () => cartResponse(cart),
});

/** A server that never responds to a change: the page shows the prediction. */
const silent = (cart: Cart): FakeApi => ({ ...serving(cart), 'POST cart': () => new Promise<never>(() => {}) });

const openShop = async (cart: Cart, options: RenderOptions = {}) => {
  const shown = await renderSlot(slot, { slot: 'cart-widget', api: serving(cart), ...options });
  await waitFor(() => expect(shown.platform.calls.some(({ call }) => call === 'GET cart')).toBe(true));
  return shown;
};

const counter = (container: HTMLElement): string | null | undefined =>
  container.querySelector('[data-cart-count]')?.textContent;
const rows = (count: number) => Array.from({ length: count }, (_, index) => testRow(index + 1));
const link = () => screen.getByRole('link', { name: /Varukorg/ });
const openCart = async () => {
  await userEvent.click(link());
  return screen.findByRole('dialog', { name: 'Varukorg' });
};

beforeAll(async () => {
  // So that the lazy parts are there at once.
  await import('./cart-drawer.tsx');
  await import('./share-dialog.tsx');
});
afterEach(() => void jest.useRealTimers());

describe('the cart widget', () => {
  it('[2.9-02][2.9-04][2.9-05] shows title, count and sum, and leads to checkout', async () => {
    const { container } = await openShop(testCart([testRow(1, { quantity: 2 }), testRow(2)]));
    await waitFor(() => expect(counter(container)).toBe('3'));
    expect(link().textContent).toContain('Varukorg');
    expect(link().textContent).toContain('300\u00a0kr');
    expect(link().getAttribute('href')).toBe('/se/checkout');
  });

  it('[2.9-01] is hidden on checkout', async () => {
    const route = { name: 'checkout' as const, path: '/se/checkout' };
    await renderSlot(slot, { slot: 'cart-widget', api: serving(testCart([])), route });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('counts added products at once, before the server has responded', async () => {
    const { container, platform } = await openShop(testCart([]));
    act(() => platform.bus.emit('cart.add', { productId: 9, quantity: 2, unitPrice: 50, name: 'Mus' }));
    expect(counter(container)).toBe('2');
  });

  it('[2.9-07][2.9-08] slides out a mini widget for 2 s when the count rises, and says so', async () => {
    const { platform } = await openShop(testCart([testRow(1)]));
    await waitFor(() => expect(link().textContent).toContain('100'));
    const mini = () => document.body.querySelector('[data-cart-mini]')?.getAttribute('data-cart-mini') ?? 'in';
    expect(mini()).toBe('in');
    expect(screen.getByRole('status').textContent).toBe('');
    jest.useFakeTimers();
    act(() => platform.bus.emit('cart.add', { productId: 9, unitPrice: 50 }));
    expect(mini()).toBe('out');
    expect(screen.getByRole('status').textContent).toBe('2 produkter i varukorgen, summa 150\u00a0kr');
    act(() => void jest.advanceTimersByTime(MINI_WIDGET_MS - 1));
    expect(mini()).toBe('out');
    act(() => void jest.advanceTimersByTime(1));
    expect(mini()).toBe('in');
  });

  it('[9-84] offers the way to checkout in the mini widget, and slides it away 2 s after the shopper has left it', async () => {
    const { platform } = await openShop(testCart([testRow(1)]));
    await waitFor(() => expect(link().textContent).toContain('100'));
    jest.useFakeTimers();
    act(() => platform.bus.emit('cart.add', { productId: 9, unitPrice: 50 }));
    const mini = screen.getByRole('region', { name: 'Nyss lagt i varukorgen' });
    const toCheckout = within(mini).getByRole('link', { name: 'Till kassan' });
    expect(toCheckout.getAttribute('href')).toBe('/se/checkout');
    act(() => toCheckout.focus());
    act(() => void jest.advanceTimersByTime(60_000));
    expect(mini.dataset.cartMini).toBe('out');
    expect(mini.hasAttribute('inert')).toBe(false);
    act(() => toCheckout.blur());
    act(() => void jest.advanceTimersByTime(MINI_WIDGET_MS));
    expect(mini.dataset.cartMini).toBe('in');
    expect(mini.hasAttribute('inert')).toBe(true);
  });

  it('[2.9-09] refreshes the cart with checkCart when it opens', async () => {
    const { platform } = await openShop(testCart([testRow(1)]));
    await waitFor(() => expect(platform.store.get(platform.atoms.cart).isClean).toBe(true));
    await openCart();
    expect(platform.calls.filter(({ call }) => call === 'GET cart').at(-1)?.query).toEqual({ checkCart: true });
  });

  it('[4-31] closes when the route changes', async () => {
    const { platform } = await openShop(testCart([testRow(1)]));
    await openCart();
    act(() => platform.bus.emit('route.changed', { name: 'index', fullPath: '/se' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the large cart', () => {
  it('[2.9-10][2.9-11][2.9-13][2.9-14][2.9-15][2.9-16][2.9-17][2.9-19] shows its parts from top to bottom', async () => {
    await openShop(testCart([testRow(1, { quantity: 2 })]));
    const dialog = await openCart();
    const text = dialog.textContent ?? '';
    const places = [
      'Varukorg',
      'Produkt 1',
      'Totalt exkl. moms160\u00a0kr',
      'Totalt inkl. moms200\u00a0kr',
      'Handla för 300\u00a0kr till så får du fri frakt',
      'Till kassan',
      'Spara/dela varukorgen',
      'Töm varukorgen',
    ].map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    expect(text).not.toContain('Din varukorg är tom.');
  });

  it.each([
    [5, 1],
    [6, 2],
  ])('[2.9-12][9-04] with %i rows has %i checkout buttons', async (count, buttons) => {
    await openShop(testCart(rows(count)));
    const dialog = await openCart();
    expect(within(dialog).getAllByRole('link', { name: 'Till kassan' })).toHaveLength(buttons);
  });

  it('[2.9-20] says last that it is empty, and then nothing of sums and checkout', async () => {
    await openShop(testCart([]));
    const dialog = await openCart();
    expect(dialog.textContent?.endsWith('Din varukorg är tom.')).toBe(true);
    expect(within(dialog).queryByRole('link', { name: 'Till kassan' })).toBeNull();
    expect(within(dialog).queryByRole('link', { name: 'Mina önskelistor' })).toBeNull();
  });

  it('changes, insures and removes rows by events', async () => {
    const insurance = { id: 1, name: 'Försäkring 3 år', price: 49, provider: 'Trygg' };
    const { platform } = await openShop(testCart([]), { api: silent(testCart([testRow(1, { insurance })])) });
    const dialog = await openCart();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lägg till en' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Försäkring 3 år/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ta bort Produkt 1' }));
    const events = platform.emitted
      .filter(({ name }) => name === 'cart.event')
      .map(({ payload }) => payload as CartEvent);
    expect(events).toMatchObject([
      { method: 'absolute', productId: 1, quantity: 2, extraData: {} },
      { method: 'updateRow', key: 'insured', value: true },
      { method: 'absolute', quantity: 0, extraData: { insured: true } },
    ]);
    expect(dialog.textContent).toContain('Din varukorg är tom.');
  });

  it('says of each row what the product’s card says: comparison, stock and energy label with its sheet', async () => {
    const energyMarking = {
      rating: 'F',
      scale: 'A' as const,
      manufacturer: 'Videvik',
      itemCode: 'VS85',
      labelImageUrl: null,
      labelContent: null,
      productSheetContent: 'Effekt: 40 W',
    };
    const comparison = { label: 'Tidigare lägsta pris 30 dagar', amount: 125 };
    await openShop(testCart([testRow(1, { quantity: 2, product: { comparison, energyMarking } })]));
    const dialog = await openCart();
    for (const text of [
      'I webblagret: 5 st',
      'Tidigare lägsta pris 30 dagar 125\u00a0kr/st',
      'Spara 20\u00a0%',
      'Du sparar50\u00a0kr',
    ])
      expect(dialog.textContent).toContain(text);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Energiklass F på skalan A till G' }));
    const sheet = await screen.findByRole('dialog', { name: 'Energimärkning och produktblad' });
    expect(within(sheet).getByRole('row', { name: 'Effekt 40 W' })).toBeDefined();
  });

  it('takes a removal back, with name, quantity and focus, before the server has responded', async () => {
    await openShop(testCart([]), { api: silent(testCart([testRow(1, { quantity: 3 }), testRow(2)])) });
    const dialog = await openCart();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ta bort Produkt 1' }));
    expect(within(dialog).queryByRole('link', { name: 'Produkt 1' })).toBeNull();
    const undo = within(dialog).getByRole('button', { name: 'Ångra' });
    expect(document.activeElement).toBe(undo);
    expect(dialog.textContent).toContain('Produkt 1 är borttagen.');
    await userEvent.click(undo);
    expect(within(dialog).getByRole('link', { name: 'Produkt 1' })).toBeDefined();
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Antal, Produkt 1' }).value).toBe('3');
    expect(within(dialog).queryByRole('button', { name: 'Ångra' })).toBeNull();
    expect(document.activeElement?.tagName).toBe('UL');
  });

  it('takes an emptying back', async () => {
    await openShop(testCart([]), { api: silent(testCart(rows(3))), confirms: [true] });
    const dialog = await openCart();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Töm varukorgen' }));
    expect(dialog.textContent).toContain('Varukorgen är tömd.');
    expect(dialog.textContent?.endsWith('Din varukorg är tom.')).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ångra' }));
    for (const name of ['Produkt 1', 'Produkt 2', 'Produkt 3'])
      expect(within(dialog).getByRole('link', { name })).toBeDefined();
  });

  it('empties the cart only after a yes', async () => {
    const { platform } = await openShop(testCart([]), { api: silent(testCart([testRow(1)])), confirms: [false, true] });
    const dialog = await openCart();
    const clear = within(dialog).getByRole('button', { name: 'Töm varukorgen' });
    await userEvent.click(clear);
    expect(dialog.textContent).toContain('Produkt 1');
    await userEvent.click(clear);
    expect(dialog.textContent).toContain('Din varukorg är tom.');
    expect(platform.opened.map(({ kind }) => kind)).toEqual(['confirm', 'confirm']);
  });

  it('[1-56] applies the server’s corrections, and lists them until they are read', async () => {
    const corrections = [{ type: 'MAX_STOCK_REACHED', value: 2, name: 'Produkt 1', from: 5, to: 2 }];
    const corrected = testCart([testRow(1, { quantity: 2 })], { lastUpdate: 2 });
    const { container, platform } = await openShop(testCart([]), {
      api: {
        'GET cart': ({ query }) =>
          query.checkCart === true
            ? { data: { cart: corrected, errors: [], corrections } }
            : cartResponse(testCart([testRow(1, { quantity: 5 })])),
      },
    });
    await waitFor(() => expect(counter(container)).toBe('5'));
    const dialog = await openCart();
    const text = /^Produkt 1: .* Antalet är ändrat från 5 till 2\.$/;
    expect(await within(dialog).findByText(text)).toBeDefined();
    expect(counter(container)).toBe('2');
    expect(platform.toasted).toEqual([]);
    await userEvent.click(within(within(dialog).getByRole('status')).getByRole('button', { name: 'Stäng' }));
    expect(within(dialog).queryByText(text)).toBeNull();
  });

  it('[2.9-18] leads members from an empty cart to their wishlists, and shows what was looked at', async () => {
    const recent = { 'GET product/recent': () => ({ products: [testProduct({ mainTitle: 'Sedd nyss' })] }) };
    await openShop(testCart([]), {
      page: { user: testMember() },
      api: { ...serving(testCart([])), ...recent, 'GET wishlist': () => ({ data: { wishlists: [] } }) },
    });
    const dialog = await openCart();
    const wishlists = within(dialog).getByRole('link', { name: 'Mina önskelistor' });
    expect(wishlists.getAttribute('href')).toBe('/se/member/wishlists');
    expect(await within(dialog).findByRole('link', { name: /Sedd nyss/ })).toBeDefined();
  });

  it('leads a visitor who wants to save a row to the login, and removes nothing', async () => {
    const { platform } = await openShop(testCart([testRow(1)]));
    const dialog = await openCart();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Spara till senare: Produkt 1' }));
    expect(platform.emitted.at(-1)).toMatchObject({
      name: 'login.open',
      payload: { message: 'Logga in för att spara Produkt 1 till senare.' },
    });
    expect(within(dialog).getByRole('link', { name: 'Produkt 1' })).toBeDefined();
  });

  it('saves a member’s row for later and moves it back; a gift card stays', async () => {
    const gift = { recipientName: 'Mo', recipientEmail: 'mo@example.se', message: '', amount: 100 };
    const cart = testCart([testRow(7, { quantity: 2 }), testRow(2, { extraData: { giftCard: gift } })]);
    const saved: { productId: number; quantity: number }[] = [];
    const list = () => ({
      id: 5,
      name: 'Sparat till senare',
      isPublic: false,
      shareId: null,
      isDefault: false,
      updatedAt: 1,
      productIds: saved.map(({ productId }) => productId),
    });
    const { platform } = await openShop(testCart([]), {
      page: { user: testMember() },
      api: {
        ...silent(cart),
        'GET wishlist': () => ({ data: { wishlists: [list()] } }),
        'GET wishlist/:wid': () => ({
          data: {
            wishlist: {
              ...list(),
              owner: null,
              isOwn: true,
              rows: saved.map(({ productId, quantity }) => ({
                product: testProduct({ id: productId, name: 'Produkt 7' }),
                quantity,
                addedAt: 1,
              })),
            },
          },
        }),
        'POST wishlist/:wid/product': ({ body }) => {
          saved.push(body as (typeof saved)[number]);
          return { data: { wishlist: list() } };
        },
        'DELETE wishlist/:wid/product/:productId': () => {
          saved.pop();
        },
      },
    });
    const dialog = await openCart();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Spara till senare: Produkt 7' }));
    expect(within(dialog).queryByRole('button', { name: 'Spara till senare: Produkt 2' })).toBeNull();
    const section = await within(dialog).findByRole('region', { name: 'Sparat till senare (1)' });
    expect(within(dialog).queryByRole('textbox', { name: 'Antal, Produkt 7' })).toBeNull();
    expect(saved).toEqual([{ productId: 7, quantity: 2 }]);
    await userEvent.click(within(section).getByRole('button', { name: 'Flytta till varukorgen: Produkt 7' }));
    expect(platform.emitted.filter(({ name }) => name === 'cart.add').map(({ payload }) => payload)).toMatchObject([
      { productId: 7, quantity: 2, unitPrice: 699 },
    ]);
    await waitFor(() => expect(within(dialog).queryByText(/^Sparat till senare/)).toBeNull());
  });

  it('[O2.9-04] saves a member’s cart as a wishlist of a chosen name, and says what does not come along', async () => {
    const insurance = { id: 1, name: 'Försäkring 3 år', price: 49, provider: 'Trygg' };
    const gift = { recipientName: 'Mo', recipientEmail: 'mo@example.se', message: '', amount: 100 };
    const cart = testCart([
      testRow(1, { quantity: 2, insurance, extraData: { insured: true } }),
      testRow(2, { extraData: { giftCard: gift } }),
    ]);
    const posted: unknown[] = [];
    await openShop(testCart([]), {
      page: { user: testMember() },
      api: {
        ...silent(cart),
        'GET wishlist': () => ({ data: { wishlists: [] } }),
        'POST wishlist': ({ body }) => {
          posted.push(body);
          if (posted.length === 1) throw apiFailure(409, 'CONFLICT', 'Du har redan en önskelista med det namnet.');
          const { name } = body as { name: string };
          return {
            data: {
              wishlist: {
                id: 9,
                name,
                isPublic: false,
                shareId: null,
                isDefault: false,
                productIds: [1],
                updatedAt: 1,
              },
            },
          };
        },
      },
    });
    const dialog = await openCart();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Spara/dela varukorgen' }));
    const share = await screen.findByRole('dialog', { name: 'Spara/dela varukorgen' });
    expect(share.textContent).toContain('Det här följer inte med: presentkort, försäkringar.');
    expect(within(share).getByLabelText<HTMLInputElement>('Länk till varukorgen').value).not.toContain('2:1');
    const field = within(share).getByLabelText<HTMLInputElement>(/Namn på önskelistan/);
    const save = within(share).getByRole('button', { name: 'Spara som önskelista' });
    await userEvent.clear(field);
    await userEvent.click(save);
    expect(await within(share).findByText('Skriv vad listan ska heta.')).toBeDefined();
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'Min burk');
    await userEvent.click(save);
    expect(await within(share).findByText('Du har redan en önskelista med det namnet.')).toBeDefined();
    expect(field.value).toBe('Min burk');
    await userEvent.click(save);
    const link = await within(share).findByRole('link', { name: 'Visa önskelistan' });
    expect(link.getAttribute('href')).toBe('/se/member/wishlists/9');
    expect(posted.at(-1)).toEqual({ name: 'Min burk', rows: [{ productId: 1, quantity: 2 }] });
  });

  it('[2.9-17] offers the cart as a link', async () => {
    await openShop(testCart([testRow(12, { quantity: 2 }), testRow(34)]));
    const dialog = await openCart();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Spara/dela varukorgen' }));
    const share = await screen.findByRole('dialog', { name: 'Spara/dela varukorgen' });
    const input = within(share).getByLabelText<HTMLInputElement>('Länk till varukorgen');
    expect(input.value).toMatch(/\/se\/cart\/12[:%3A]+2,34[:%3A]+1$/);
  });

  it('loses nothing while the model server responds slowly', async () => {
    const server = new ModelServer();
    const { container, platform } = await renderSlot(slot, {
      slot: 'cart-widget',
      api: {
        'GET cart': () => cartResponse(server.cart()),
        'POST cart': ({ body }) => {
          server.apply('batch', (body as { events: CartEvent[] }).events);
          return cartResponse(server.cart());
        },
      },
    });
    act(() => platform.bus.emit('cart.add', { productId: 9, unitPrice: 50 }));
    expect(counter(container)).toBe('1');
    await waitFor(() => expect(platform.store.get(platform.atoms.cart).isClean).toBe(true));
    expect(counter(container)).toBe('1');
  });
});
