import { describe, expect, it } from '@jest/globals';
import { decideFreeShipping } from './free-shipping.ts';
import type { MethodRow } from './methods.ts';
import { offeredMethods, type ParcelItem, type Shipment } from './offered-methods.ts';

const method = (id: number, values: Partial<MethodRow> = {}): MethodRow => ({
  id,
  name: `Metod ${id}`,
  kind: 'home',
  description: '',
  carrier: '',
  priceOre: 4900,
  regularPriceOre: 5900,
  weightStepOre: 2000,
  maxWeightGrams: null,
  maxSideMm: null,
  leadDays: 1,
  cutOff: '17:00',
  deliveryTime: '',
  zipPrefixes: [],
  isMemberFree: false,
  isLocker: false,
  isActive: true,
  ...values,
});

const item = (values: Partial<ParcelItem> = {}): ParcelItem => ({
  quantity: 1,
  isDigital: false,
  isShippable: true,
  possibleDeliveryMethods: [11, 12],
  packageMeasurements: [300, 200, 100],
  packageWeight: 1000,
  packageSizeId: 2,
  canBeSent: true,
  ...values,
});

const offer = (row: MethodRow, items: readonly ParcelItem[], values: Partial<Shipment> = {}) =>
  offeredMethods([row], { items, zipCode: '411 12', isKnownZip: true, goodsTotal: 100, isMember: false, ...values });
const ids = (...given: Parameters<typeof offer>) => offer(...given).map(({ id }) => id);

describe('where a method goes', () => {
  it('[O7-17] sends nothing to an unknown zip code, and only where its prefixes reach', () => {
    const near = method(11, { zipPrefixes: ['99', '41'] });
    expect(ids(method(11), [item()])).toEqual([11]);
    expect(ids(near, [item()])).toEqual([11]);
    expect(ids(near, [item()], { zipCode: '112 34' })).toEqual([]);
    expect(ids(method(11), [item()], { isKnownZip: false })).toEqual([]);
  });

  it.each(['store', 'digital'] as const)('asks no zip code of what is not sent there (%s)', (kind) => {
    const items = kind === 'digital' ? [item({ isDigital: true })] : [item()];
    expect(ids(method(11, { kind, zipPrefixes: ['99'] }), items, { zipCode: '', isKnownZip: false })).toEqual([11]);
  });
});

describe('what a method carries', () => {
  it('takes a weight and a side up to its limits', () => {
    const limits = (maxWeightGrams: number | null, maxSideMm: number | null) =>
      ids(method(11, { maxWeightGrams, maxSideMm }), [item({ quantity: 2 })]);
    expect([limits(2000, 300), limits(1999, null), limits(null, 299)]).toEqual([[11], [], []]);
  });

  it('takes only what may go by it and can be sent; a store needs no sending', () => {
    const kinds = (values: Partial<ParcelItem>) => [
      ids(method(11), [item(), item(values)]),
      ids(method(11, { kind: 'store' }), [item(), item(values)]),
    ];
    expect(kinds({ possibleDeliveryMethods: [12] })).toEqual([[], []]);
    expect(kinds({ isShippable: false })).toEqual([[], [11]]);
    expect(kinds({ canBeSent: false })).toEqual([[], [11]]);
  });

  it('brings a large product home with all that it was bought with, if that can be sent', () => {
    const large = item({ packageSizeId: 6, possibleDeliveryMethods: [2, 16] });
    const small = (values: Partial<ParcelItem> = {}) => item({ possibleDeliveryMethods: [2, 11, 12], ...values });
    const carryIn = method(16);
    expect(ids(carryIn, [large, small()])).toEqual([16]);
    expect(ids(carryIn, [small()])).toEqual([]);
    expect(ids(carryIn, [large, small({ canBeSent: false })])).toEqual([]);
    expect(ids(method(11), [large, small()])).toEqual([]);
    expect(ids(method(17), [large, item({ packageSizeId: 6, possibleDeliveryMethods: [17] })])).toEqual([]);
    expect(ids(method(16, { kind: 'servicePoint' }), [large, small()])).toEqual([]);
  });

  it('sends by mail only what is nothing but digital, and digital goods weigh nothing', () => {
    const digital = item({ isDigital: true, possibleDeliveryMethods: [], packageWeight: 90_000 });
    expect(ids(method(11, { kind: 'digital' }), [digital])).toEqual([11]);
    expect(ids(method(11, { kind: 'digital' }), [digital, item()])).toEqual([]);
    expect(ids(method(11), [digital])).toEqual([]);
    expect(ids(method(11, { maxWeightGrams: 1000 }), [digital, item()])).toEqual([11]);
  });

  it('measures nothing where nothing is known', () => {
    expect(ids(method(11, { maxSideMm: 0 }), [item({ packageMeasurements: null })])).toEqual([11]);
  });
});

describe('what a method costs', () => {
  it.each([
    [5000, 49, 59],
    [5001, 69, 79],
    [10_000, 69, 79],
    [10_001, 89, 99],
  ])('[9-29] %i g: %i kr, regularly %i kr', (packageWeight, price, regularPrice) => {
    const row = method(11);
    expect(offer(row, [item({ packageWeight })])).toEqual([{ id: 11, price, regularPrice, row }]);
  });

  it('is nothing where a method is free for members', () => {
    expect(offer(method(11, { isMemberFree: true }), [item({ packageWeight: 6000 })])).toMatchObject([
      { price: 0, regularPrice: 79 },
    ]);
  });
});

describe('free freight', () => {
  it('[O6-18][O9-02] says what is missing to the limit, for members alone', () => {
    const { limit } = decideFreeShipping(0, true, 'SEK');
    expect(limit).toBeGreaterThan(0);
    expect(decideFreeShipping(limit - 1, true, 'SEK')).toEqual({ limit, remaining: 1, isFree: false, isMember: true });
    expect(decideFreeShipping(limit, true, 'SEK')).toEqual({ limit, remaining: 0, isFree: true, isMember: true });
    expect(decideFreeShipping(limit, false, 'SEK')).toMatchObject({ isFree: false, isMember: false });
    expect(decideFreeShipping(limit, true, 'XXX')).toMatchObject({ limit: 0, remaining: 0 });
  });
});
