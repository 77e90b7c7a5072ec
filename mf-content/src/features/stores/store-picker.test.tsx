/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, type FakeApi, renderWithPlatform } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testStore } from '../../testing/store-fixture.ts';
import { StorePicker } from './store-picker.tsx';

const at = (id: number, name: string, lat: number, lng: number) =>
  testStore({ id, name, city: name, location: { lat, lng } });
const STORES = [
  at(40, 'Göteborg', 57.7, 11.97),
  at(27, 'Lund', 55.7, 13.19),
  at(401, 'Malmö', 55.6, 13.0),
  ...[1, 2, 3, 4, 5].map((id) => at(id, `Ort ${id}`, 60 + id, 18)),
];
const PLACES: Readonly<Record<string, object>> = {
  '22222': { name: '222 22 Lund', lat: 55.7, lng: 13.19 },
  göteborg: { name: 'Göteborg', lat: 57.7, lng: 11.97 },
};
const API: FakeApi = {
  'GET store/se': () => ({ data: { stores: STORES, map: { provider: 'own', libraries: ['places'] } } }),
  'GET place': ({ query }) => {
    const place = PLACES[String(query.text).toLowerCase()];
    return { data: { places: place === undefined ? [] : [place] } };
  },
};

const open = async (zipCode: string | null = null, api: FakeApi = {}) => {
  const shop = renderWithPlatform(<StorePicker />, { slot: 'footer', page: { zipCode }, api: { ...API, ...api } });
  act(() => shop.platform.bus.emit('store.pick', {}));
  const dialog = within(await screen.findByRole('dialog', { name: 'Välj din butik' }));
  return { ...shop, dialog };
};

type Opened = Awaited<ReturnType<typeof open>>;
const names = async ({ dialog }: Opened): Promise<string[]> => {
  const buttons = await dialog.findAllByRole('button', { name: /^(Gör till min butik|Din butik): / });
  return buttons.map((button) => (button.getAttribute('aria-label') ?? '').replace(/^[^:]+: /, ''));
};
const chosen = ({ platform }: Opened) =>
  platform.emitted.filter(({ name }) => name === 'store.choose').map(({ payload }) => payload);

beforeAll(async () => {
  await import('./store-dialog.tsx');
});

describe('the dialog that chooses a store', () => {
  it('[9-46] lists the nearest to the zip code first, with their distance, and the others on request', async () => {
    const shop = await open('22222');
    expect((await names(shop)).slice(0, 3)).toEqual(['Lund', 'Malmö', 'Göteborg']);
    expect(shop.dialog.getByRole('status').textContent).toBe('8 butiker, närmast 222 22 Lund först');
    expect(await names(shop)).toHaveLength(6);
    await userEvent.click(shop.dialog.getByRole('button', { name: 'Visa alla 8 butiker' }));
    expect(await names(shop)).toHaveLength(8);
  });

  it('lists them all without a zip code, and for one that nobody knows', async () => {
    const shop = await open();
    expect(await names(shop)).toContain('Göteborg');
    shop.unmount();
    expect(await names(await open('99999'))).toContain('Göteborg');
  });

  it('finds the stores near a town', async () => {
    const shop = await open();
    await userEvent.type(await shop.dialog.findByRole('combobox', { name: 'Ort, butik eller postnummer' }), 'Malm');
    expect(await names(shop)).toEqual(['Malmö']);
  });

  it('chooses with a press, says so and closes', async () => {
    const shop = await open('22222');
    await userEvent.click(await shop.dialog.findByRole('button', { name: 'Gör till min butik: Malmö' }));
    expect(chosen(shop)).toEqual([{ id: 401 }]);
    expect(shop.platform.toasted.map(({ message }) => message)).toEqual(['Malmö är din butik nu']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the present choice, which can be taken away', async () => {
    const shop = await open();
    act(() => shop.platform.store.set(shop.platform.atoms.myStore, at(27, 'Lund', 55.7, 13.19)));
    expect(await shop.dialog.findByText('Din butik är Lund.')).toBeTruthy();
    await userEvent.click(shop.dialog.getByRole('button', { name: 'Ta bort' }));
    await userEvent.click(shop.dialog.getByRole('button', { name: 'Din butik: Lund. Ta bort valet' }));
    expect(chosen(shop)).toEqual([{ id: null }, { id: null }]);
  });

  it('says when the stores cannot be fetched, and tries again', async () => {
    let isAway = true;
    const shop = await open(null, {
      'GET store/se': () => {
        if (isAway) throw apiFailure(404, 'NOT_FOUND');
        return { data: { stores: STORES } };
      },
    });
    const again = await shop.dialog.findByRole('button', { name: 'Försök igen' }, { timeout: 5000 });
    isAway = false;
    await userEvent.click(again);
    expect(await names(shop)).toContain('Lund');
  });
});
