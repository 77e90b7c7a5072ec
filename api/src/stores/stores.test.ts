import { getPlaces, getStore, getStores } from '@shop/contracts/api/content';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shippingMethod, store, zipArea } from '../db/schema/index.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
const openingHours = { weekdays: [{ weekday: 1, open: '10:00', close: '19:00' }], exceptions: [] };
const place = (id: number, name: string, lat: number | null, lng: number | null) => ({
  id,
  name,
  lat,
  lng,
  services: ['Hämta i butik'],
  openingHours,
  news: `Nytt i ${name}`,
});

beforeAll(async () => {
  shop = await createTestApp();
  await shop.services.db.delete(store);
  await shop.services.db
    .insert(store)
    .values([
      place(1, 'Malmö', 55.605, 13.003),
      place(2, 'Lund', 55.704, 13.191),
      place(3, 'Stockholm', 59.329, 18.068),
      place(4, 'Göteborg', 57.708, 11.974),
      place(5, 'Kiruna', 67.855, 20.225),
      place(6, 'Borås', 57.721, 12.94),
      place(70, 'Ängelholm', null, null),
      place(71, 'Åre', null, null),
      place(9999, 'Butiker', null, null),
    ]);
});
afterAll(() => shop.close());

describe('store/se', () => {
  it('[7.7-04][3-119] returns all stores that can be visited, by name as Swedes sort them', async () => {
    const { data } = await shop.browser().request(getStores, {});
    expect(data.stores.map(({ name }) => name)).toEqual([
      'Borås',
      'Göteborg',
      'Kiruna',
      'Lund',
      'Malmö',
      'Stockholm',
      'Åre',
      'Ängelholm',
    ]);
    expect(data.stores[4]).toMatchObject({ id: 1, location: { lat: 55.605, lng: 13.003 }, openingHours });
  });

  it('[7.7-05] is the same for all and may be cached for an hour', async () => {
    const response = await shop.browser().send('GET', '/api/store/se');
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.headers['version']).toBeUndefined();
  });
});

describe('the time for the day’s pickups', () => {
  it('comes with every store as checkout has it, and is left out by a shop that hands nothing out', async () => {
    const { db } = shop.services;
    const times = async () => {
      const { data } = await shop.browser().request(getStores, {});
      const one = await shop.browser().request(getStore, { params: { id: 1 } });
      return [...data.stores, one.data.store].map(({ pickupBefore }) => pickupBefore);
    };
    await db.update(shippingMethod).set({ cutOff: '15:30' }).where(eq(shippingMethod.kind, 'store'));
    expect(new Set(await times())).toEqual(new Set(['15:30']));
    await db.delete(shippingMethod).where(eq(shippingMethod.kind, 'store'));
    expect(new Set(await times())).toEqual(new Set([undefined]));
  });
});

describe('store/:id', () => {
  it('[O7-21] returns a store with its news and its four nearest neighbours, nearest first', async () => {
    const { data } = await shop.browser().request(getStore, { params: { id: 1 } });
    expect(data.store.name).toBe('Malmö');
    expect(data.news).toBe('Nytt i Malmö');
    expect(data.nearby.map(({ name }) => name)).toEqual(['Lund', 'Borås', 'Göteborg', 'Stockholm']);
  });

  it('[O3-19] knows neither unknown stores nor the pseudo-store', async () => {
    for (const id of [77, 9999]) {
      const response = await shop.browser().send('GET', `/api/store/${id}`);
      expect(response.status).toBe(404);
      expect(response.body).toMatchObject({ code: 'NOT_FOUND', error: 'Butiken finns inte.' });
    }
  });
});

describe('place', () => {
  const names = async (text: string): Promise<string[]> => {
    const { data } = await shop.browser().request(getPlaces, { query: { text } });
    return data.places.map(({ name }) => name);
  };
  beforeAll(async () => {
    await shop.services.db.delete(zipArea);
    await shop.services.db.insert(zipArea).values([
      { prefix: '41', city: 'Göteborg', lat: 57.71, lng: 11.97 },
      { prefix: '411', city: 'Göteborg', lat: 57.7, lng: 11.97 },
      { prefix: '436', city: 'Askim', lat: 57.63, lng: 11.94 },
      { prefix: '13', city: 'Nacka', lat: 59.31, lng: 18.16 },
      { prefix: '133', city: 'Saltsjö-Boo', lat: 59.32, lng: 18.25 },
      { prefix: '12345', city: '' },
    ]);
  });

  it('[1-100] completes towns, whatever the case and the accents, and the later words of a name', async () => {
    expect(await names('goteb')).toEqual(['Göteborg']);
    expect(await names('BOO')).toEqual(['Saltsjö-Boo']);
    expect(await names('xyz')).toEqual([]);
  });

  it('[1-100] knows the town of a zip code by its longest known beginning', async () => {
    expect(await names('411 14')).toEqual(['411 14 Göteborg']);
    expect(await names('13')).toEqual(['13 Nacka']);
    expect(await names('123456')).toEqual([]);
    expect(await names('99')).toEqual([]);
  });

  it('[7.10-08] the stores come with the configured maps service and its libraries', async () => {
    const { data } = await shop.browser().request(getStores, {});
    expect(data.map).toEqual({ provider: 'own', libraries: ['places', 'circle', 'clusters'] });
  });
});
