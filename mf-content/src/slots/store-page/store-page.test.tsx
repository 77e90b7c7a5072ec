/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { renderSlot } from '@shop/testing';
import { href } from '@shop/contracts/routing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';
import { seeEverything } from '../../testing/see-everything.ts';
import { testStore } from '../../testing/store-fixture.ts';
import slot from './slot.tsx';

beforeAll(async () => {
  seeEverything();
  await import('../../features/store-map/own-map.tsx');
  await import('../../features/store-map/cluster-stores.ts');
});
afterAll(restoreGlobals);

const route = { name: 'store', path: '/se/store/2', params: { region: 'se', id: '2' } } as const;
const nearby = [testStore({ id: 15, name: 'Södermalm', location: { lat: 59.3149, lng: 18.0727 } })];
const api = { 'GET store/:id': () => ({ data: { store: testStore(), news: 'Spelkväll på torsdag.', nearby } }) };

describe('a store page', () => {
  it('[2.17-06] [2.2-40] shows address, whether it is open, today’s hours, services, news and stores near it', async () => {
    const { data } = await renderSlot(slot, { slot: 'store-page', route, api });
    expect(screen.getByRole('heading', { level: 1, name: 'Stockholm Hötorget' })).toBeTruthy();
    // Thursday 12 March 2026 at 10:00.
    expect(screen.getAllByText('Öppet till 19:00').length).toBeGreaterThan(0);
    const today = screen.getByRole('row', { current: 'date' });
    expect(within(today).getByRole('rowheader').textContent).toBe('Torsdag');
    expect(screen.getByText('Hämta i butik')).toBeTruthy();
    expect(screen.getByText('Spelkväll på torsdag.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Södermalm' }).getAttribute('href')).toBe('/se/store/15-Sodermalm');
    expect(screen.getByText('2,3 km')).toBeTruthy();
    const head = slot.head?.({ data, route: { ...route, hash: '', query: {}, fullPath: '' }, href, now: new Date(0) });
    expect(head?.title).toBe('Stockholm Hötorget');
  });

  it('[O2.17-19] shows map and directions, exceptions of the hours, phone, pickup, star and distance', async () => {
    stubGlobal('navigator', {
      geolocation: {
        getCurrentPosition: (done: (position: object) => void) =>
          done({ coords: { latitude: 59.3149, longitude: 18.0727 } }),
      },
    });
    const map = { provider: 'own', libraries: ['clusters'] };
    const { weekdays } = testStore().openingHours;
    const exceptions = [{ date: '2026-03-20', label: 'Inventering', open: null, close: null }];
    const store = testStore({ openingHours: { weekdays, exceptions } });
    const { data } = await renderSlot(slot, {
      slot: 'store-page',
      route,
      api: { 'GET store/:id': () => ({ data: { store, news: '', nearby, map } }) },
    });
    expect(await screen.findByRole('application', { name: /^Karta över butikerna/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vägbeskrivning' }).getAttribute('href')).toContain('59.3346%2C18.0632');
    expect(screen.getByRole('row', { name: /Inventering.*Stängt/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: '010-380 02 00' }).getAttribute('href')).toBe('tel:0103800200');
    expect(screen.getByText(/^Beställ på nätet och hämta här/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Stjärnmärk Stockholm Hötorget' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Hur långt är det?' }));
    expect(screen.getByText('2,3 km bort, fågelvägen')).toBeTruthy();
    const head = slot.head?.({ data, route: { ...route, hash: '', query: {}, fullPath: '' }, href, now: new Date(0) });
    expect(head?.jsonLd).toMatchObject([{ '@type': 'ElectronicsStore', telephone: '010-380 02 00' }]);
  });

  it('makes the store the shopper’s own with a press, and takes that back with another', async () => {
    const { platform } = await renderSlot(slot, { slot: 'store-page', route, api });
    await userEvent.click(screen.getByRole('button', { name: 'Gör till min butik: Stockholm Hötorget' }));
    act(() => platform.store.set(platform.atoms.myStore, testStore()));
    await userEvent.click(screen.getByRole('button', { name: 'Din butik: Stockholm Hötorget. Ta bort valet' }));
    const sent = platform.emitted.filter(({ name }) => name === 'store.choose');
    expect(sent.map(({ payload }) => payload)).toEqual([{ id: 2 }, { id: null }]);
  });
});
