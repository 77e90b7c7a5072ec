/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, type FakeApi, renderSlot, renderSlotOnServer, testMember } from '@shop/testing';
import { restoreGlobals } from '@shop/testing/stub-global';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { seeEverything } from '../../testing/see-everything.ts';
import { testStore } from '../../testing/store-fixture.ts';
import slot from './slot.tsx';

const at = (id: number, name: string, lat: number, lng: number, more = {}) =>
  testStore({ id, name, city: name, location: { lat, lng }, ...more });
const STORES = [
  at(40, 'Göteborg', 57.7, 11.97),
  at(27, 'Lund', 55.7, 13.19, { services: ['Datorbygge'] }),
  at(40_1, 'Malmö', 55.6, 13.0),
  at(2, 'Stockholm Hötorget', 59.3346, 18.0632),
  at(15, 'Stockholm Södermalm', 59.3149, 18.0727),
];
const MAP = { provider: 'own', libraries: ['places', 'circle', 'clusters'] };
const LUND = { name: 'Lund', lat: 55.7, lng: 13.19 };

const info = () => ({
  data: {
    info: { id: 5, name: 'Våra butiker', slug: 'vara-butiker', ingress: '', content: '', updatedAt: 1_750_000_000 },
    siblings: [],
  },
});
const apiWith = (map: unknown, more: FakeApi = {}): FakeApi => ({
  'GET info/:id': info,
  'GET store/se': () => ({ data: { stores: STORES, map } }),
  'GET place': ({ query }) => ({ data: { places: 'lund'.startsWith(String(query.text).toLowerCase()) ? [LUND] : [] } }),
  ...more,
});
const route = (query = {}) => ({ name: 'info', path: '/se/info/5', params: { region: 'se', id: '5' }, query }) as const;
const visit = ({ query = {}, map = MAP as unknown, api = {}, page = {} } = {}) =>
  renderSlot(slot, { slot: 'info-page', route: route(query), api: apiWith(map, api), page });

const listed = () =>
  within(screen.getByRole('list', { name: 'Butiker, i ordning' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);
const mapOf = () => screen.findByRole('application', { name: /^Karta över butikerna/ });
const field = () => screen.getByRole('combobox', { name: 'Ort, butik eller postnummer' });

beforeAll(async () => {
  seeEverything();
  await import('../../features/store-map/own-map.tsx');
  await import('../../features/store-map/cluster-stores.ts');
});
afterAll(restoreGlobals);

describe('the page of the stores', () => {
  it('[1-02] [2.1-88] [7.7-04] lists every store with address, hours and a link to its page', async () => {
    await visit();
    expect(listed()).toEqual(STORES.map(({ name }) => name));
    expect(screen.getByRole('link', { name: 'Lund' }).getAttribute('href')).toBe('/se/store/27-Lund');
    expect(screen.getAllByText('Öppet till 19:00')).toHaveLength(5);
  });

  it('[1-100] [9-46] completes a place, and lists the stores nearest to it first', async () => {
    await visit();
    await userEvent.type(field(), 'lu');
    expect(await screen.findByRole('option', { name: 'Lund' })).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}');
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Lund' }).id);
    await userEvent.keyboard('{Enter}');
    expect(listed()).toEqual(['Lund', 'Malmö']);
    expect(screen.getByRole('status').textContent).toBe('2 butiker inom 25 km, närmast Lund först');
    expect(screen.queryByRole('option', { name: 'Lund' })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Inom' }), 'Alla avstånd');
    expect(listed()).toEqual(['Lund', 'Malmö', 'Göteborg', 'Stockholm Södermalm', 'Stockholm Hötorget']);
  });

  it('[1-101] draws the radius of the search as a circle that can be changed', async () => {
    const { container } = await visit({ query: { ort: 'lund', radie: '10' } });
    await mapOf();
    const radius = () => Number(container.querySelector('g circle')?.getAttribute('r'));
    const small = radius();
    expect(listed()).toEqual(['Lund']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Inom' }), '100 km');
    expect(radius() / small).toBeCloseTo(10, 5);
    expect(listed()).toEqual(['Lund', 'Malmö']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Inom' }), 'Alla avstånd');
    expect(container.querySelector('g circle')).toBeNull();
  });

  it('[1-102] [7.10-08] loads the configured map, which gathers stores in clusters that open', async () => {
    await visit();
    const map = within(await mapOf());
    const cluster = map.getByRole('button', { name: '2 butiker: Stockholm Hötorget, Stockholm Södermalm. Zooma in' });
    fireEvent.click(cluster);
    expect(await map.findByRole('button', { name: 'Stockholm Södermalm' })).toBeTruthy();
    expect(document.activeElement).toBe(await mapOf());
  });

  it('[7.10-08] [1-102] has a marker for each store where the library of clusters is not configured', async () => {
    await visit({ map: { provider: 'own', libraries: [] } });
    const map = within(await mapOf());
    expect(map.getAllByRole('button')).toHaveLength(STORES.length);
    expect(screen.queryByRole('combobox', { name: 'Inom' })).toBeNull();
    expect(screen.getByRole('searchbox', { name: 'Ort, butik eller postnummer' })).toBeTruthy();
  });

  it('[O1-10] shows the sorted list alone without a provider', async () => {
    await visit({ map: { provider: 'off', libraries: ['places'] }, query: { ort: 'lund' } });
    expect(listed()[0]).toBe('Lund');
    expect(screen.queryByText('Kartan laddas …')).toBeNull();
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('keeps list and map in step', async () => {
    await visit();
    const map = await mapOf();
    await userEvent.click(screen.getByRole('button', { name: 'Visa Göteborg på kartan' }));
    expect(within(map).getByRole('button', { name: 'Göteborg' }).getAttribute('aria-pressed')).toBe('true');
    const chosen = screen.getByRole('group', { name: 'Vald butik' });
    expect(within(chosen).getByRole('link', { name: 'Göteborg' }).getAttribute('href')).toBe('/se/store/40-Goteborg');
    await userEvent.click(within(chosen).getByRole('button', { name: 'Stäng Göteborg' }));
    expect(screen.queryByRole('group', { name: 'Vald butik' })).toBeNull();
  });

  it('is moved by the keyboard and by buttons', async () => {
    const { container } = await visit();
    const map = await mapOf();
    const view = () => container.querySelector('svg g[transform]')?.getAttribute('transform');
    const seen = [view()];
    for (const key of ['ArrowLeft', 'ArrowDown', '+', '-', '0']) {
      fireEvent.keyDown(map, { key });
      expect(view()).not.toBe(seen.at(-1));
      seen.push(view());
    }
    await userEvent.click(screen.getByRole('button', { name: 'Zooma in' }));
    expect(view()).not.toBe(seen.at(-1));
  });

  it('finds what is nearest to the shopper when asked to, and says so when it may not', async () => {
    const getCurrentPosition = jest.fn((found: PositionCallback, _failed: PositionErrorCallback) =>
      found({ coords: { latitude: 57.7, longitude: 12 } } as GeolocationPosition),
    );
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    const { platform } = await visit();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Närmast mig' }));
    expect(listed()[0]).toBe('Göteborg');
    getCurrentPosition.mockImplementation((_found, failed) => failed({} as GeolocationPositionError));
    await userEvent.click(screen.getByRole('button', { name: 'Närmast mig' }));
    expect(platform.toasted.at(-1)?.message).toBe('Vi fick inte veta var du är. Sök på en ort i stället.');
  });

  it('filters by service and by what is open now', async () => {
    await visit();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Datorbygge');
    expect(listed()).toEqual(['Lund']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Alla');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Öppet nu' }));
    expect(listed()).toHaveLength(5);
  });

  it('says that nothing is found, and leads back', async () => {
    await visit({ query: { ort: 'kiruna' } });
    expect(screen.getByText('Vi har ingen butik där ännu.', { exact: false })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Visa alla 5 butiker' }));
    expect(listed()).toHaveLength(5);
  });

  it('[9-46] is sorted by the place in its URL without script, too', async () => {
    const { html } = await renderSlotOnServer(slot, {
      slot: 'info-page',
      route: route({ ort: 'lund', radie: 'alla' }),
      api: apiWith(MAP),
    });
    const names = [...html.matchAll(/href="\/se\/store\/\d+-([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['Lund', 'Malmo', 'Goteborg', 'Stockholm-Sodermalm', 'Stockholm-Hotorget']);
    expect(html).toContain('name="ort"');
  });
});

describe('a member’s stores', () => {
  const member = { user: testMember({ storeSuggestions: [27, 2, 15, 40, 401] }) };
  const star = (name: string) => screen.getByRole('button', { name: `Stjärnmärk ${name}` });
  const isStarred = (name: string) => star(name).getAttribute('aria-pressed') === 'true';

  it('[9-43] suggests at most four, and starred stores before them', async () => {
    await visit({ page: member });
    const chips = within(screen.getByRole('group', { name: 'Förslag på butiker' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Lund',
      'Stockholm Hötorget',
      'Stockholm Södermalm',
      'Göteborg',
    ]);
  });

  it('[9-44] [3-120] falls back to "Butiker", all of them, without suggestions', async () => {
    await visit({ page: { user: testMember() }, query: { ort: 'lund' } });
    expect(listed()).toEqual(['Lund', 'Malmö']);
    await userEvent.click(screen.getByRole('button', { name: 'Butiker' }));
    expect(listed()).toHaveLength(5);
  });

  it('[6-13] [7.4-04] [7.4-05] are starred and unstarred with a press', async () => {
    const done = () => undefined;
    const { platform } = await visit({
      page: member,
      api: { 'POST starred-store': done, 'DELETE starred-store/:storeId': done },
    });
    await userEvent.click(star('Lund'));
    expect(isStarred('Lund')).toBe(true);
    await waitFor(() => expect(star('Lund').getAttribute('aria-busy')).toBeNull());
    await userEvent.click(star('Lund'));
    expect(isStarred('Lund')).toBe(false);
    const calls = platform.calls.filter(({ call }) => call.includes('starred-store'));
    expect(calls).toMatchObject([{ body: { storeId: 27 } }, { params: { storeId: 27 } }]);
  });

  it('[5-10] [8-08] [9-42] takes the star back when the api refuses a fourth with 507', async () => {
    const refuse = () => {
      throw apiFailure(507, 'STARRED_STORES_FULL', 'Du kan max ha tre stjärnmarkerade butiker!');
    };
    const { platform } = await visit({
      page: { ...member, starredStores: [2, 15, 40] },
      api: { 'POST starred-store': refuse },
    });
    await userEvent.click(star('Lund'));
    await waitFor(() => expect(isStarred('Lund')).toBe(false));
    expect(platform.toasted.at(-1)?.message).toBe('Du kan max ha tre stjärnmarkerade butiker!');
    expect(platform.store.get(platform.atoms.starredStores)).toEqual([2, 15, 40]);
  });

  it('[4-21] [6-13] asks a visitor to log in, stars when that is done, and forgets the stars with the login', async () => {
    const { platform } = await visit({ api: { 'POST starred-store': () => undefined } });
    await userEvent.click(star('Lund'));
    expect(platform.emitted).toContainEqual({
      name: 'login.open',
      payload: { mode: 'login', message: 'Logga in för att stjärnmärka Lund.' },
    });
    act(() => platform.store.set(platform.atoms.user, testMember()));
    await waitFor(() => expect(isStarred('Lund')).toBe(true));
    act(() => {
      platform.store.set(platform.atoms.user, null);
      platform.store.set(platform.atoms.starredStores, []);
    });
    expect(isStarred('Lund')).toBe(false);
  });
});
