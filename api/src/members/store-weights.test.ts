import { getMe } from '@shop/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { starredStore, store } from '../db/schema/index.ts';
import { type TestApp, createTestApp } from '../testing/index.ts';
import { weightsSince, zipDistance } from './store-weights.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.pool.query('truncate store cascade');
  const openingHours = { weekdays: [], exceptions: [] };
  const towns = [
    [1, 'Stockholm', '11143'],
    [2, 'Göteborg', '41103'],
    [3, 'Mölndal', '43130'],
    [4, 'Malmö', '21120'],
    [5, 'Umeå', '90326'],
    [9999, 'Butiker', ''],
  ] as const;
  await shop.services.db
    .insert(store)
    .values(towns.map(([id, name, zipCode]) => ({ id, name, zipCode, services: [], openingHours })));
});
afterAll(() => shop.close());

it.each([
  ['an ordinary day', '2026-11-22T12:00:00Z', '2025-11-21T23:00:00.000Z'],
  // The last day of February a year before, not the first of March.
  ['29 February', '2028-02-29T12:00:00Z', '2027-02-27T23:00:00.000Z'],
  ['a day of summer time, a year before not yet', '2026-03-29T12:00:00+02:00', '2025-03-28T23:00:00.000Z'],
])('[O3-07] visits of twelve months count: on %s', (_which, now, since) =>
  expect(weightsSince(new Date(now)).toISOString()).toBe(since),
);

describe('store weights and suggestions', () => {
  it('[O3-07] [3-17] [9-43] counts stars of the last 12 months and suggests those stores first, then the nearest, at most 4', async () => {
    const browser = await shop.loginAs('member', { zipCode: '411 12' });
    const now = shop.clock.now();
    const longAgo = new Date(now.getTime() - 400 * 24 * 3600 * 1000);
    await shop.services.db.insert(starredStore).values([
      { memberId: browser.memberId, storeId: 5, place: 1, createdAt: now },
      { memberId: browser.memberId, storeId: 1, place: 2, createdAt: longAgo },
    ]);
    const { data } = await browser.request(getMe);
    expect(data.user?.storeWeights).toEqual({ 5: 1 });
    expect(data.user?.storeSuggestions).toEqual([5, 2, 3, 4]);
    expect(data.user?.settings.myStores).toEqual([1, 5]);
    expect(data.starredStores).toEqual([1, 5]);
  });

  it('[O3-19] never suggests the pseudo-store', async () => {
    const browser = await shop.loginAs('member', { zipCode: '' });
    const { data } = await browser.request(getMe);
    expect(data.user?.storeSuggestions).toHaveLength(4);
    expect(data.user?.storeSuggestions).not.toContain(9999);
  });
});

describe('zipDistance', () => {
  it('is shorter within a town than to the next number of another region', () => {
    expect(zipDistance('11120', '11199')).toBeLessThan(zipDistance('11120', '12000'));
    expect(zipDistance('411 12', '41103')).toBeLessThan(zipDistance('41112', '40000'));
    expect(zipDistance('41112', '41112')).toBe(0);
  });
});
