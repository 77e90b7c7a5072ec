/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { renderSlot, testRoute, type TestPlatformOptions } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { testStore } from '../../testing/store-fixture.ts';
import { testProductPage } from '../../testing/product-fixture.ts';
import slot from './slot.tsx';
import { fakeOnly } from '@shop/testing/fake-timers';

const message = (id: number, type: 'ok' | 'info' | 'error', text: string, avatarId: number | false = false) => ({
  id,
  type,
  message: text,
  avatarId,
});
const MESSAGES = [
  message(1, 'ok', 'Öppet köp <a href="/info/15">Läs mer</a>', 3),
  message(2, 'info', 'Byt in'),
  message(3, 'error', 'Försenat'),
  message(4, 'ok', 'Nyast ok'),
];
const CALL = 'GET site-message/:regionCode/:languageCode';
const response = (messages: unknown) => ({ [CALL]: () => ({ data: { messages } }) });
const RELATED_INFO = {
  shippingStoresByPrioOrder: [],
  splittableShippingOptions: [],
  fromStoreShipmentOptions: [],
  imiDeliveryCodeTranslation: {},
  supplyPoint: 0,
  reSupplyPointId: 0,
  horizonEnabled: false,
  eolFromStoreShipmentEnabled: false,
  hasUnrestrictedShipping: true,
  warehouses: [1],
  shippingMethodIds: {},
  excludedShippingMethods: [],
  lowestShippingPrice: 49,
  minimumPurchaseForFreeShipping: {},
};
const start = (options: TestPlatformOptions = {}) =>
  renderSlot(slot, { slot: 'usp-bar', api: response(MESSAGES), ...options });
const ticker = () => screen.getByRole('region', { name: 'Butiksmeddelanden' });
const shown = () => ticker().querySelector('p')?.textContent;
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Nästa meddelande' }));

beforeEach(() => void jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout', 'setInterval', 'clearInterval')));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('the strip of messages', () => {
  it.each([
    ['2024-11-14T23:59:59+01:00', false],
    ['2024-11-15T00:00:00+01:00', true],
    ['2024-12-02T23:59:59+01:00', true],
    ['2024-12-03T00:00:01+01:00', false],
  ])('[9-129] at %s wears the colours of Black Week: %s', async (time, isColoured) => {
    const windows = [
      { from: Date.parse('2024-11-15T00:00:00+01:00') / 1000, to: Date.parse('2024-12-02T23:59:59+01:00') / 1000 },
    ];
    const api = { [CALL]: () => ({ data: { messages: MESSAGES, windows } }) };
    const { container } = await start({ api, now: Date.parse(time) });
    expect(container.querySelector('.bar')?.classList.contains('blackWeek')).toBe(isColoured);
  });

  it('[2.15-12] [2.15-13] [2.15-14] [2.15-15] [O2.15-06] links to delivery terms, customer service, stores and business', async () => {
    await start();
    const links = within(screen.getByRole('navigation', { name: 'Genvägar' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/se/info/9-Leveransvillkor',
      '/se/info/1-Kundservice',
      '/se/info/5-Vara-butiker',
      '/se/campaign/8827-Pixelhamn-Foretag',
    ]);
  });

  it('names the shopper’s own store with its hours, and leads to its page', async () => {
    const { platform } = await start();
    act(() => platform.store.set(platform.atoms.myStore, testStore()));
    const link = screen.getByRole('link', {
      name: /^Min butik: Stockholm Hötorget – (Öppet till \d\d:\d\d|Öppnar .+|Stängt)$/,
    });
    expect(link.getAttribute('href')).toBe('/se/store/2-Stockholm-Hotorget');
  });

  it('[1-82] [7.7-02] [2.15-18] [2.15-19] [4-56] [4-57] rotates: errors, the shop’s promise, information, then the newest first', async () => {
    await start();
    const seen = [shown()];
    for (let step = 0; step < 4; step += 1) {
      next();
      seen.push(shown());
    }
    expect(seen).toEqual([
      'Försenat',
      'Ange ditt postnummer för att se leveranstid',
      'Byt in',
      'Nyast ok',
      'Öppet köp Läs mer',
    ]);
    expect(screen.getByText('5/5')).toBeTruthy();
    next();
    expect(screen.getByText('1/5')).toBeTruthy();
  });

  it('[O2.15-04] moves on after 8 s, but not while it is held or paused', async () => {
    await start();
    act(() => jest.advanceTimersByTime(7999));
    expect(shown()).toBe('Försenat');
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).not.toBe('Försenat');
    const before = shown();
    fireEvent.pointerEnter(ticker());
    act(() => jest.advanceTimersByTime(20_000));
    expect(shown()).toBe(before);
    fireEvent.pointerLeave(ticker());
    fireEvent.click(screen.getByRole('button', { name: 'Pausa meddelanden' }));
    act(() => jest.advanceTimersByTime(20_000));
    expect(shown()).toBe(before);
  });

  it('[2.15-20] [2.2-33] shows the avatar and rewrites the links of a message', async () => {
    await start({ api: response([MESSAGES[0]]) });
    next();
    expect(ticker().querySelector('img')?.getAttribute('src')).toBe('/img/site-message/avatar-2.svg');
    expect(screen.getByRole('link', { name: 'Läs mer' }).getAttribute('href')).toBe('/se/info/15');
  });

  it('[O2.15-04] remembers a message that was closed', async () => {
    const { unmount } = await start();
    fireEvent.click(screen.getByRole('button', { name: 'Stäng meddelandet' }));
    expect(shown()).not.toBe('Försenat');
    unmount();
    await start();
    expect(screen.getByText('1/4')).toBeTruthy();
  });

  it('[4-58] [9-80] fetches again every 300000 ms, and not while the tab is hidden', async () => {
    const { platform } = await start();
    const requested = () => platform.calls.filter(({ call }) => call === CALL).length;
    await act(async () => jest.advanceTimersByTimeAsync(299_999));
    expect(requested()).toBe(1);
    await act(async () => jest.advanceTimersByTimeAsync(1));
    expect(requested()).toBe(2);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(async () => jest.advanceTimersByTimeAsync(300_000));
    hidden.mockRestore();
    expect(requested()).toBe(2);
  });

  it('[3-138] closes a message that another tab has closed', async () => {
    await start();
    localStorage.setItem('synced-storage:closedSiteMessages', '[3]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'synced-storage:closedSiteMessages' })));
    expect(shown()).not.toBe('Försenat');
    expect(screen.getByText('1/4')).toBeTruthy();
  });

  describe('on a product page', () => {
    beforeEach(() => void jest.useRealTimers());
    const visit = (
      manufacturerId: number,
      { zipCode = '41114', ...overrides }: { zipCode?: string | null } & TestPlatformOptions['overrides'] = {},
    ) =>
      start({
        overrides,
        page: { zipCode, route: testRoute({ name: 'product', params: { region: 'se', id: '7' } }) },
        api: {
          ...response(MESSAGES),
          'GET product/:id': () => ({
            data: {
              product: testProductPage({
                manufacturer: { id: manufacturerId, name: 'Klackverk' },
                stock: { web: 5, webStock: { 1: 5 } },
              }),
              stores: [],
            },
          }),
          'GET shipping-method/related-info': () => RELATED_INFO,
          'GET delivery-dates/:zipCode': () => ({
            data: { today: {}, tomorrow: { 1: '17:00' }, later: {}, city: 'Göteborg' },
          }),
        },
      });
    it('[1-83] [9-133] promises delivery, and shows no site message beside a product of manufacturer 1872', async () => {
      await visit(1872);
      await waitFor(() => expect(shown()).toBe('Fri frakt för medlemmar. Leverans imorgon.'));
      expect(screen.queryByRole('button', { name: 'Nästa meddelande' })).toBeNull();
    });

    it('[4-71] gives back the day of delivery when the page is left', async () => {
      const { update } = await visit(1872);
      await waitFor(() => expect(shown()).toContain('Leverans imorgon.'));
      update({ route: testRoute() });
      await waitFor(() => expect(shown()).toBe('Försenat'));
      next();
      expect(shown()).toBe('Medlemmar får fri frakt från 500 kr.');
    });

    it('asks for the product of a new visitor’s first page when that is used, and for no more without a zip code', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const { platform } = await visit(1872, { zipCode: null, isNewVisitor: true, whenUsed: promise });
      const asked = () => platform.calls.map(({ call }) => call).filter((call) => call !== CALL);
      await act(async () => undefined);
      expect(asked()).toEqual([]);
      expect(shown()).toBe('Försenat');
      await act(async () => resolve());
      await waitFor(() => expect(shown()).toBe('Ange ditt postnummer för att se leveranstid'));
      expect(asked()).toEqual(['GET product/:id']);
    });

    it('[9-133] shows them beside all other products', async () => {
      const { platform } = await visit(1400);
      await waitFor(() => expect(platform.calls.map(({ call }) => call)).toContain('GET product/:id'));
      expect(shown()).toBe('Försenat');
    });
  });

  it('[4-59] [8-24] shows no messages when they cannot be fetched, but still its promise', async () => {
    const fail = () => {
      throw new Error('gone');
    };
    const { data } = await start({ api: { [CALL]: fail } });
    expect(data.messages).toEqual([]);
    expect(shown()).toBe('Ange ditt postnummer för att se leveranstid');
  });

  it('[4-62] names free shipping when the zip code is known', async () => {
    await start({ api: response([]), page: { zipCode: '41114' } });
    expect(shown()).toBe('Medlemmar får fri frakt från 500 kr.');
  });
});
