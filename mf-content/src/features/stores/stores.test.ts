import { parseInstant } from '@shop/domain/dates';
import { describe, expect, it } from '@jest/globals';
import { comingExceptions } from './coming-exceptions.ts';
import { findStores, type StoreSearch, usefulRadius } from './find-stores.ts';
import { hoursOn, openState } from '@shop/domain/opening-hours';
import { testStore } from '../../testing/store-fixture.ts';
import { storeJsonLd } from './store-json-ld.ts';

const { openingHours } = testStore();
const at = (text: string): number => parseInstant(text) ?? Number.NaN;

describe('opening hours', () => {
  it.each([
    ['2026-03-12 09:59', false, 'Öppnar 10:00'],
    ['2026-03-12 10:00', true, 'Öppet till 19:00'],
    ['2026-03-12 18:59', true, 'Öppet till 19:00'],
    ['2026-03-12 19:00', false, 'Stängt. Öppnar i morgon 10:00'],
    ['2026-03-14 16:00', false, 'Stängt. Öppnar måndag 10:00'],
    ['2026-03-15 12:00', false, 'Stängt. Öppnar i morgon 10:00'],
    ['2026-06-18 20:00', false, 'Stängt. Öppnar lördag 11:00'],
    ['2026-06-19 12:00', false, 'Stängt. Öppnar i morgon 11:00'],
  ])('at %s: open %s, "%s"', (timestamp, isOpen, text) => {
    expect(openState(openingHours, at(timestamp))).toEqual({ isOpen, text });
  });

  it('count on the calendar also when the clocks change', () => {
    expect(openState(openingHours, at('2026-03-28 23:30')).text).toBe('Stängt. Öppnar måndag 10:00');
    expect(openState(openingHours, at('2026-10-24 23:30')).text).toBe('Stängt. Öppnar måndag 10:00');
  });

  it('never promise to open when no day has hours', () => {
    const weekdays = openingHours.weekdays.map((day) => ({ ...day, open: null, close: null }));
    expect(openState({ weekdays, exceptions: [] }, at('2026-03-12 12:00'))).toEqual({ isOpen: false, text: 'Stängt' });
  });

  it('let an exception win over the week and list it in time', () => {
    expect(hoursOn(openingHours, at('2026-06-19 12:00'))).toEqual({ open: null, close: null, label: 'Midsommarafton' });
    expect(comingExceptions(openingHours, at('2026-06-01 12:00'))).toEqual([
      { date: '2026-06-19', day: '19 juni', label: 'Midsommarafton', text: 'Stängt' },
    ]);
    expect(comingExceptions(openingHours, at('2026-03-01 12:00'))).toEqual([]);
    expect(comingExceptions(openingHours, at('2026-06-20 12:00'))).toEqual([]);
  });
});

describe('finding a store', () => {
  const lund = testStore({
    id: 7,
    name: 'Lund',
    city: 'Lund',
    street: 'Klostergatan 13',
    zipCode: '222 22',
    location: { lat: 55.7, lng: 13.19 },
  });
  const stores = [testStore(), lund];
  const ALL: StoreSearch = { term: '', from: null, radiusKm: null, openAt: null, service: '' };
  const ids = (term: string, from: { lat: number; lng: number } | null = null) =>
    findStores(stores, { ...ALL, term, from }).map(({ store }) => store.id);

  it('matches name, town, street and the start of a zip code, whatever the case', () => {
    expect([ids('LUND'), ids('slöjd'), ids('2222'), ids('111 5'), ids('kiruna')]).toEqual([[7], [2], [7], [2], []]);
  });

  it('[9-46] puts the nearest first once the place is known, else keeps them as they come, by name', () => {
    expect(ids('')).toEqual([2, 7]);
    expect(ids('', { lat: 57.7, lng: 12 })).toEqual([7, 2]);
    expect(ids('', { lat: 59.3, lng: 18 })).toEqual([2, 7]);
  });

  it('[1-101] keeps those within the radius, and begins with one that holds a store', () => {
    const malmo = { lat: 55.6, lng: 13 };
    const within = (radiusKm: number) =>
      findStores(stores, { ...ALL, from: malmo, radiusKm }).map(({ store }) => store.id);
    expect([within(10), within(25)]).toEqual([[], [7]]);
    expect(usefulRadius(stores, malmo)).toBe(25);
    expect(usefulRadius(stores, { lat: 68, lng: 20 })).toBeNull();
  });

  it('keeps those that are open, and those with a service', () => {
    const openAt = new Date(at('2026-03-12 12:00'));
    const found = (changes: Partial<StoreSearch>) => findStores(stores, { ...ALL, ...changes }).length;
    expect([found({ openAt }), found({ openAt: new Date(at('2026-03-15 12:00')) })]).toEqual([2, 0]);
    expect([found({ service: 'Hämta i butik' }), found({ service: 'Datorbygge' })]).toEqual([2, 0]);
  });
});

describe('a store for search engines', () => {
  it('[2.17-06] carries address, place and hours; a closed exception is an empty span', () => {
    const data = storeJsonLd(testStore(), '/se/store/2-Stockholm-Hotorget');
    expect(data).toMatchObject({
      '@type': 'ElectronicsStore',
      address: { postalCode: '111 57', addressLocality: 'Stockholm' },
      geo: { latitude: 59.3346 },
    });
    const hours = data.openingHoursSpecification as Record<string, unknown>[];
    expect(hours.filter(({ dayOfWeek }) => dayOfWeek === 'Sunday')).toEqual([]);
    expect(hours.at(-1)).toMatchObject({ validFrom: '2026-06-19', opens: '00:00', closes: '00:00' });
  });
});
