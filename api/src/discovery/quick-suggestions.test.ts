import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemClock } from '../clock.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { createPostgresSearch } from './postgres-search.ts';
import { readCatalogue } from './quality/judge.ts';

const FIRST = 3;

let shop: TestApp;
let names: ReadonlyMap<number, string>;

beforeAll(async () => {
  shop = await createTestApp();
  names = new Map((await readCatalogue(shop.pool)).map(({ id, name }) => [id, name]));
}, 90_000);
afterAll(() => shop.close());

const suggest = (typed: string) => createPostgresSearch(shop.services.named, systemClock).suggest(typed);

/** The names of the first products that are suggested for a text. */
async function firstOf(typed: string, count = FIRST): Promise<string[]> {
  const { productIds } = await suggest(typed);
  return productIds.slice(0, count).map((id) => names.get(id) ?? '');
}

describe('the quick search', () => {
  it.each([
    ['graphic', /grafikkort/u],
    ['popul', /./u],
    ['spelhea', /headset/u],
    ['lanter', /lanterna/iu],
    ['speltang', /tangentbord/u],
    ['barnhör', /hörlurar/u],
    ['multifunktions', /skrivare/u],
    ['seniorm', /mobiltelefon/u],
    ['office c', /gamingstol/u],
    ['mobil ca', /mobiltelefon/u],
    ['ergonomisk st', /gamingstol/u],
    ['mobil med lång', /mobiltelefon/u],
    ['pussel bar', /pussel/u],
    ['minecr', /tv-spel/u],
    ['knapptel', /mobiltelefon/u],
    ['högtalar', /högtalare/u],
  ])('[7.6-07] suggests for the beginning “%s” what it begins', async (typed, expected) => {
    const first = await firstOf(typed);
    expect(first).not.toEqual([]);
    for (const name of first) expect(name).toMatch(expected);
  });

  it.each([
    ['spel tange', /tangentbord/u],
    ['kamera minn', /minne(?:skort)?(?:,|$)/u],
    ['phone', /mobilskal/u],
    ['skärmk', /grafikkort/u],
    ['kamera till', /webbkamera/u],
    ['spel till', /datorspel/u],
    ['tyst tang', /tangentbord/u],
    ['laddare usb-c', /laddare/u],
    ['bluetooth hö', /hörlurar/u],
    ['office p', /program/u],
    ['samsung 65 t', /mobiltelefon/u],
    ['samsung 65 t', / tv(?:,|$)/u],
    ['dator till video', /dator(?:,|$)/u],
  ])('[7.6-07] suggests among others for “%s” what its last word may become', async (typed, expected) => {
    expect((await firstOf(typed)).join()).toMatch(expected);
  });

  it('[7.6-07] takes a word for finished before one that goes on: “skärm minst” is no skärmskydd', async () => {
    for (const name of await firstOf('skärm minst')) expect(name).toMatch(/bildskärm/u);
  });

  it('[7.6-07] knows properties that only filters tell: “vattentäta h”', async () => {
    for (const name of await firstOf('vattentäta h')) expect(name).toMatch(/hörlurar|högtalare/u);
  });

  it.each([
    ['blå mo', /mobiltelefon/u],
    ['liten pro', /projektor/u],
  ])('[7.6-07] reads colours and sizes as a search does: “%s”', async (typed, expected) => {
    expect((await firstOf(typed)).join()).toMatch(expected);
  });

  it.each([
    ['xbox', 'xbox', 'spelkonsoler', /spelkonsol/u],
    ['iphone 17', 'iphone', 'mobiltelefoner', /mobiltelefon/u],
    ['ps5 kontroll', 'ps5', null, /handkontroll/u],
    ['skal till iphone', 'iphone', null, /mobilskal/u],
    ['iphone 16 p', 'iphone', 'mobiltelefoner', /mobiltelefon/u],
    ['lego blo', 'lego', 'byggsatser', /byggsats/u],
    ['ps5 sp', 'ps5', null, /tv-spel|spelkonsol/u],
    ['larm till', 'larm', 'sensorer', /sensor/u],
    ['babymonitor', 'babymonitor', 'övervakningskameror', /övervakningskamera/u],
  ])(
    '[7.6-07] suggests for “%s”, which the shop does not carry, what it has, and says so',
    async (typed, notSold, instead, own) => {
      expect(await suggest(typed)).toMatchObject({ notSold, instead });
      const first = await firstOf(typed);
      expect(first.length).toBeGreaterThan(0);
      for (const name of first) expect(name).toMatch(own);
    },
  );

  it.each(['mus', 'pixelhamn', 'hörlurar', 'lod'])('[7.6-07] says nothing of the kind of “%s”', async (typed) => {
    expect(await suggest(typed)).toMatchObject({ notSold: null, instead: null });
  });

  it('[7.6-07] takes “tv-s” for one word, which is no tv', async () => {
    for (const name of await firstOf('tv-s')) expect(name).toMatch(/tv-spel|spelkonsol/u);
  });

  it.each([
    ['mobil under', 'price_ore'],
    ['mobil över', 'price_ore desc'],
  ])('[7.6-07] shows the end of the prices that “%s” asks for', async (typed, order) => {
    const { productIds } = await suggest(typed);
    const { rows } = await shop.pool.query<{ id: number }>(
      `select id from product where name like '% mobiltelefon%' order by ${order} limit 1`,
    );
    expect(productIds.slice(0, FIRST)).toContain(rows[0]?.id);
  });

  it('[7.6-07] keeps to prices above the sum that is typed', async () => {
    const { productIds } = await suggest('tv över 7');
    const { rows } = await shop.pool.query<{ name: string }>('select name from product where id = any($1)', [
      productIds,
    ]);
    expect(rows.length).toBeGreaterThan(0);
    for (const { name } of rows) expect(name).toMatch(/(?:^|\s)tv(?:,|\s|$)/u);
  });

  it.each([
    ['billig mobil', /mobiltelefon/u],
    ['tv billig', /tv(?:,|$)/u],
  ])('[7.6-07] shows of “%s” what is cheap of its kind, and not what belongs to it', async (typed, expected) => {
    const first = await firstOf(typed);
    expect(first).not.toEqual([]);
    for (const name of first) expect(name).toMatch(expected);
  });

  it('[7.6-07] takes a word of the language for no slip of another', async () => {
    expect((await suggest('hantel')).phrases).toEqual([]);
  });

  it.each(['yogamatta', 'grill', 'bosch borrmaskin', 'philips oneblade'])(
    'says of “%s” that it is not sold, and suggests nothing else for it',
    async (typed) => {
      expect(await suggest(typed)).toMatchObject({ productIds: [], phrases: [], notSold: typed, instead: null });
    },
  );

  it.each(['gitar', 'tandk'])('[7.6-07] takes the beginning “%s” of other goods for no slip', async (typed) => {
    expect((await suggest(typed)).productIds).toEqual([]);
  });

  it('[7.6-07] suggests the thing itself before what its preposition may begin: “högtalare ti”', async () => {
    expect((await firstOf('högtalare ti', 1)).join()).toMatch(/högtalare/u);
  });

  it('[7.6-07] suggests what a search finds where nothing goes on as it is typed', async () => {
    for (const name of await firstOf('vloggkamera')) expect(name).toMatch(/kamera/u);
    expect(await firstOf('vloggkamera')).not.toEqual([]);
  });

  it('[7.6-07] keeps to the prices that a range may become while its end is typed', async () => {
    const { productIds } = await suggest('mobil 2000-3');
    const { rows } = await shop.pool.query<{ kronor: number }>(
      'select price_ore / 100 as kronor from product where id = any($1)',
      [productIds],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { kronor } of rows) {
      expect(kronor).toBeGreaterThanOrEqual(2000);
      expect(kronor).toBeLessThan(4000);
    }
  });
});
