import {
  getDeliveryDates,
  getShippingRelatedInfo,
  getStores,
  postShippingEstimate,
  postShippingMethods,
} from '@shop/contracts';
import { shippingEstimateRequest } from '@shop/domain/shipping-estimate';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unixSeconds } from '../clock.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const SENDABLE = [2, 5, 11, 12, 13, 14, 15, 20, 31];
const product = (values: Parameters<typeof createProduct>[1] = {}) =>
  createProduct(shop.services.db, { possibleDeliveryMethods: SENDABLE, ...values });

const methods = (productId: number, quantity = 1, postalCode = '411 12', browser: TestBrowser = shop.browser()) =>
  browser.request(postShippingMethods, { body: { postalCode, rows: [{ productId, quantity }] } });

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('shipping methods', () => {
  it('[7.5-01][3-103][9-29][9-31] lists id, name, price and regular price, cheapest first, never method 5', async () => {
    const list = await methods((await product()).id);
    expect(list[0]).toEqual({ id: 2, name: 'Hämta i butik', price: 0, regularPrice: 0 });
    const sorted = [...list].sort((a, b) => a.price - b.price || a.regularPrice - b.regularPrice);
    expect(list).toEqual(sorted);
    expect(ids(list)).not.toContain(5);
    expect(ids(list)).toEqual(expect.arrayContaining([11, 13, 31]));
  });

  it('[7.5-01][O7-17] returns an empty list for a zip code where nothing goes', async () => {
    const { id } = await product();
    expect(await Promise.all(['00000', 'abc', ''].map((zip) => methods(id, 1, zip)))).toEqual([[], [], []]);
  });

  it('[9-28][O9-02] offers method 20 to members from 500 kr, and to nobody else', async () => {
    const { id } = await product();
    const member = await shop.loginAs('member');
    const offered = await Promise.all([
      methods(id, 4, '41112', member),
      methods(id, 5, '41112', member),
      methods(id, 5),
    ]);
    expect(offered.map((list) => ids(list).includes(20))).toEqual([false, true, false]);
    expect(offered[1]?.find((method) => method.id === 20)?.price).toBe(0);
  });

  it('[9-32][O9-07] keeps method 31 for packages whose sides sum to at most 600 mm', async () => {
    const [small, large] = await Promise.all([
      product({ packageMeasurements: [300, 200, 100] }),
      product({ packageMeasurements: [300, 200, 101] }),
    ]);
    expect([ids(await methods(small.id)).includes(31), ids(await methods(large.id)).includes(31)]).toEqual([
      true,
      false,
    ]);
  });

  it('[7.5-01] goes by weight, side, reach and what the product allows', async () => {
    const heavy = await product({ packageWeightGrams: 9000 });
    const light = await methods((await product()).id);
    const twice = await methods(heavy.id, 2);
    const price = (list: typeof light, id: number) => list.find((method) => method.id === id)?.price;
    expect([price(light, 11), price(twice, 11)]).toEqual([49, 49 + 3 * 15]);
    expect(ids(twice)).not.toContain(12);
    expect(ids(light)).toContain(14);
    expect(ids(await methods((await product()).id, 1, '98130'))).not.toContain(14);
    expect(ids(await methods((await product({ possibleDeliveryMethods: [2] })).id))).toEqual([2]);
    expect(
      ids(await methods((await product({ isDigital: true, stock: { download: 9 }, possibleDeliveryMethods: [4] })).id)),
    ).toEqual([4]);
  });

  it('[7.5-01] what only a store has can only be picked up', async () => {
    expect(ids(await methods((await product({ stock: { '2': 3 } })).id))).toEqual([2]);
  });
});

it('[7.5-02][3-104..109][O3-18] related info', async () => {
  const info = await shop.browser().request(getShippingRelatedInfo);
  const { stores } = (await shop.browser().request(getStores)).data;
  expect(stores.map(({ id }) => id)).toEqual(expect.arrayContaining(info.shippingStoresByPrioOrder));
  expect(info.shippingStoresByPrioOrder.length).toBeGreaterThan(0);
  expect(Object.values(info.shippingMethodIds)).toEqual(expect.arrayContaining([2, 4, 11, 20, 31]));
  expect(info).toMatchObject({
    minimumPurchaseForFreeShipping: { SEK: 500 },
    lowestShippingPrice: 29,
    horizonEnabled: false,
    excludedShippingMethods: [5],
  });
});

describe('estimate', () => {
  const estimated = (values: object = {}) => ({
    price: { price: 100 },
    packageMeasurements: [200, 100, 50],
    packageWeight: 500,
    packageSizeId: 1,
    possibleDeliveryMethods: SENDABLE,
    ...values,
  });
  const estimate = async (values: object = {}, browser: TestBrowser = shop.browser()) => {
    const info = await browser.request(getShippingRelatedInfo);
    const request = shippingEstimateRequest(estimated(values), info, { zipCode: '411 12' });
    return (await browser.request(postShippingEstimate, { body: request })).data.shippingMethods;
  };

  it('[O7-18][7.5-24][7.5-25] takes the filters that shared builds, and leaves the excluded methods out', async () => {
    expect(ids(await estimate())).toEqual(expect.arrayContaining([11, 31]));
    expect(ids(await estimate({ packageMeasurements: [400, 300, 200] }))).not.toContain(31);
    expect(ids(await estimate({ possibleDeliveryMethods: [11] }))).toEqual([11]);
  });

  it('[O6-15][9-28] counts member freight from the session, not from the filters', async () => {
    const member = await shop.loginAs('member');
    const dear = { price: { price: 500 } };
    expect([ids(await estimate(dear)).includes(20), ids(await estimate(dear, member)).includes(20)]).toEqual([
      false,
      true,
    ]);
  });
});

describe('delivery dates', () => {
  const dates = async (zipCode: string) =>
    (await shop.browser().request(getDeliveryDates, { params: { zipCode } })).data;

  it('[7.3-11][O7-37] takes both ways to write a zip code and names the town', async () => {
    const data = await dates('411 12');
    expect(data).toEqual(await dates('41112'));
    expect(data).toMatchObject({ city: 'Göteborg', today: { 14: '14:00' } });
    expect(Object.keys(data.later)).toEqual(expect.arrayContaining(['11', '13']));
    const now = unixSeconds(shop.clock.now());
    expect(Object.values(data.orderBefore ?? {}).every((deadline) => deadline > now)).toBe(true);
    expect(data.orderBefore).toHaveProperty('14');
  });

  it('[7.3-11][O5-18] promises nothing for an unknown zip code', async () => {
    expect(await dates('00000')).toEqual({ today: {}, tomorrow: {}, later: {}, city: null, orderBefore: {} });
  });
});
