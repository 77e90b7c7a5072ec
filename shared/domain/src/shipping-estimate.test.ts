import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_POSTAL_CODE,
  type EstimatedProduct,
  excludedMethods,
  shippingEstimateRequest,
  shippingSiteId,
} from './shipping-estimate.ts';

const INFO = {
  shippingStoresByPrioOrder: [2, 15],
  reSupplyPointId: 100,
  shippingMethodIds: { home: 1, mailbox: 2, express: 9, letter: 31 },
};
const METHOD_IDS = Object.values(INFO.shippingMethodIds);
const PRODUCT: EstimatedProduct = {
  price: { price: 1299.9 },
  quantity: 2,
  isDigital: false,
  shippingClass: { id: 3 },
  possibleDeliveryMethods: [1, 9, 31],
  packageMeasurements: [400, 205, 101],
  packageWeight: 1250,
  packageSizeId: 3,
  stock: { webStock: { 15: 4 } },
};

describe('shippingEstimateRequest', () => {
  it('[7.5-03] asks for the shopper’s zip code', () => {
    expect(shippingEstimateRequest(PRODUCT, INFO, { zipCode: '412 50' }).postalCode).toBe('41250');
  });

  it('[7.5-04] asks for Stockholm without one', () => {
    expect(shippingEstimateRequest(PRODUCT, INFO, { zipCode: '' }).postalCode).toBe(DEFAULT_POSTAL_CODE);
    expect(DEFAULT_POSTAL_CODE).toBe('11120');
  });

  it('[7.5-05][7.5-06][7.5-07][7.5-08][7.5-09][7.5-10][7.5-11][7.5-12][7.5-13][7.5-14][7.5-15][7.5-16][7.5-17][7.5-18][7.5-19][7.5-20][7.5-21][7.5-22] sends the whole filter record', () => {
    expect(shippingEstimateRequest(PRODUCT, INFO, { rankLevel: 7 }).filters).toEqual({
      customer_rank_level: '7',
      delivery_method: 'ship',
      excluded_shipping_methods: '2,31',
      has_digital_products: false,
      is_bulky: 'true',
      is_corporate_customer: false,
      order_value: 2599.8,
      shipping_class: 3,
      shipping_site_id: 15,
      order_weight: 2.5,
      order_volume: 16.57,
      max_length: 40,
      max_middle: 20.5,
      max_shortest: 10.1,
      max_sides_sum: 70.6,
      max_sides_plus_c: 101.2,
      volumetric_weight: 4.64,
      involves_ship_from_store: false,
    });
  });

  it('[7.5-05][7.5-09] defaults to rank "0" and not bulky', () => {
    const { filters } = shippingEstimateRequest({ price: { price: 1 } }, INFO, {});
    expect([filters.customer_rank_level, filters.is_bulky]).toEqual(['0', 'false']);
  });
});

describe('excludedMethods', () => {
  it('[7.5-24] are those the product does not list', () => {
    expect(excludedMethods({ ...PRODUCT, packageMeasurements: [] }, METHOD_IDS)).toEqual([2]);
  });

  it('[7.5-25] include 31 above 600 mm, once', () => {
    expect(excludedMethods(PRODUCT, METHOD_IDS)).toEqual([2, 31]);
    expect(excludedMethods({ ...PRODUCT, possibleDeliveryMethods: [1] }, METHOD_IDS)).toEqual([2, 9, 31]);
    expect(excludedMethods({ ...PRODUCT, packageMeasurements: [300, 200, 100] }, METHOD_IDS)).toEqual([2]);
  });
});

describe('shippingSiteId', () => {
  it('[7.5-13] is the first priority store with web stock, else the resupply point', () => {
    const site = (webStock: Record<string, number>) => shippingSiteId({ ...PRODUCT, stock: { webStock } }, INFO);
    expect([site({ 2: 1, 15: 1 }), site({ 2: 0, 15: 1 }), site({ 7: 9 })]).toEqual([2, 15, 100]);
  });
});
