/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { renderSlot } from '@shop/testing';
import { href } from '@shop/contracts/routing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { testStore } from '../../testing/store-fixture.ts';
import slot from './slot.tsx';

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

  it('makes the store the shopper’s own with a press, and takes that back with another', async () => {
    const { platform } = await renderSlot(slot, { slot: 'store-page', route, api });
    await userEvent.click(screen.getByRole('button', { name: 'Gör till min butik: Stockholm Hötorget' }));
    act(() => platform.store.set(platform.atoms.myStore, testStore()));
    await userEvent.click(screen.getByRole('button', { name: 'Din butik: Stockholm Hötorget. Ta bort valet' }));
    const sent = platform.emitted.filter(({ name }) => name === 'store.choose');
    expect(sent.map(({ payload }) => payload)).toEqual([{ id: 2 }, { id: null }]);
  });
});
