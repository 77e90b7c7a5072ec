import { getBanners, getManufacturers } from '@shop/contracts/api/display';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { banner, manufacturer, product } from '../db/schema/index.ts';
import { aProduct, fillCatalogue, withClient } from '../testing/shop-fixture.ts';
import { rebuildListings } from '../discovery/indexer.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { indexLetter } from './manufacturers.ts';

let shop: TestApp;
const palette = { background: '#000000', accent: '#ffffff', archetypes: [], title: 'T', subtitle: 'S' };
const aBanner = (id: number, values: Partial<typeof banner.$inferInsert>) => ({
  id,
  kind: 'top' as const,
  sectionId: 0,
  name: `Banner ${id}`,
  description: `Om ${id}`,
  palette,
  sort: id,
  ...values,
});

beforeAll(async () => {
  shop = await createTestApp();
  await fillCatalogue(shop, { products: [aProduct({ id: 1, categoryId: 101, name: 'Sak' })], stock: [] });
  const { db } = shop.services;
  await db.insert(banner).values([
    aBanner(1, { campaignId: 7866, buttonTextColor: '#111111', buttonBgColor: '#ffd43b' }),
    aBanner(2, { to: new Date('2026-11-19T23:59:59+01:00') }),
    aBanner(3, {
      kind: 'takeover',
      sectionId: null,
      from: new Date('2026-11-20T00:00:00+01:00'),
      to: new Date('2026-11-21T23:59:59+01:00'),
    }),
    aBanner(4, { kind: 'takeover', sectionId: 13 }),
    aBanner(5, { kind: 'list', sectionId: null, campaignId: 7866 }),
  ]);
  const names = ['Östgöta', 'Ångkraft', 'Älvdal', 'Zebra', 'émile', '8bit', 'adler'];
  await db.insert(manufacturer).values(
    names.map((name, index) => ({
      id: 100 + index,
      name,
      contactName: name,
      contactAddress: 'Gatan 1',
      contactEmail: 'a@b.example',
    })),
  );
  await db
    .insert(product)
    .values(
      names.map((name, index) => aProduct({ id: 100 + index, categoryId: 101, name, manufacturerId: 100 + index })),
    );
  await withClient(shop, (client) => rebuildListings(client, shop.clock.now()));
});
afterAll(() => shop.close());

const banners = async (query: Parameters<typeof request>[0] = {}) => (await request(query)).data.banners;
const request = (query: { placement?: 'top' | 'takeover' | 'list'; sectionId?: number; campaignId?: number }) =>
  shop.browser().request(getBanners, { query });

describe('banner', () => {
  it('[3-113][3-114] returns images, description, campaign and the colours of the button', async () => {
    expect((await banners({ placement: 'top' }))[0]).toEqual({
      id: 1,
      name: 'Banner 1',
      description: 'Om 1',
      imageUrl: '/images/banner/1?w=1128',
      mobileImageUrl: '/images/banner/1?w=720',
      campaign: { id: 7866, name: 'Black Friday' },
      button: { textColor: '#111111', bgColor: '#ffd43b' },
      placement: 'top',
      sectionId: 0,
      from: null,
      to: null,
      sizes: [480, 730, 1128, 2256],
      sides: null,
      background: '#000000',
    });
  });

  it('[3-114][O9-21] returns takeovers with their window, both sides and the heights they are drawn in', async () => {
    expect(await banners({ placement: 'takeover', sectionId: 0 })).toEqual([
      expect.objectContaining({
        id: 3,
        sectionId: null,
        from: 1_795_129_200,
        to: 1_795_301_999,
        button: null,
        background: '#000000',
        sizes: [720, 1080, 1440, 2160],
        sides: { left: '/images/takeover/3?side=left', right: '/images/takeover/3?side=right' },
      }),
    ]);
    const { status, headers } = await shop.browser().send('GET', '/images/takeover/3?side=right&h=720');
    expect([status, String(headers['content-type']).startsWith('image/')]).toEqual([200, true]);
  });

  it('[O7-21] returns those of a section with the takeovers of every page, those of a campaign, and none whose time is over', async () => {
    const ids = async (query: Parameters<typeof request>[0]) => (await banners(query)).map(({ id }) => id);
    expect(await ids({})).toEqual([5, 3, 4, 1]);
    expect(await ids({ sectionId: 13 })).toEqual([3, 4]);
    expect(await ids({ campaignId: 7866 })).toEqual([5, 1]);
    shop.clock.set('2026-11-22T00:00:00+01:00');
    expect(await ids({ sectionId: 13 })).toEqual([4]);
    shop.clock.set('2026-11-20T10:00:00+01:00');
    expect((await shop.browser().send('GET', '/api/banner?placement=popup')).status).toBe(400);
  });
});

describe('manufacturer', () => {
  it('[O2.17-28][1-14][3-63] returns every one that has products, by Swedish order, with its letter and count', async () => {
    const { manufacturers } = (await shop.browser().request(getManufacturers, {})).data;
    expect(manufacturers.map(({ letter, name }) => `${letter} ${name}`)).toEqual([
      '# 8bit',
      'A adler',
      'E émile',
      'N Norrsken',
      'Z Zebra',
      'Å Ångkraft',
      'Ä Älvdal',
      'Ö Östgöta',
    ]);
    expect(manufacturers[3]).toEqual({ id: 1, name: 'Norrsken', letter: 'N', productCount: 1 });
  });

  it.each([
    ['  ülme', 'U'],
    ['', '#'],
    ['ßtark', 'S'],
    ['🚀', '#'],
  ])('finds the letter of %j', (name, letter) => expect(indexLetter(name)).toBe(letter));
});
