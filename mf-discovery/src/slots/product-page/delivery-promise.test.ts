import { describe, expect, it } from '@jest/globals';
import { deliveryPromise, orderWithin } from './delivery-promise.ts';

const DATES = {
  today: {},
  tomorrow: { 31: '17:00' },
  later: { 15: '2026-11-26' },
  city: 'Kiruna',
  orderBefore: { 15: Date.parse('2026-11-23T13:00:00Z') / 1000, 31: Date.parse('2026-11-23T16:00:00Z') / 1000 },
};
type Changes = Partial<Parameters<typeof deliveryPromise>[0]>;
const promiseOf = (changes: Changes = {}) =>
  deliveryPromise({
    stock: { web: 5 },
    dates: DATES,
    methodIds: [15, 31],
    shippingStores: [2],
    now: new Date('2026-11-23T10:00:00Z'),
    ...changes,
  });
const promise = (changes: Changes = {}) => promiseOf(changes)?.text ?? null;

describe('what is promised of a product’s delivery', () => {
  it('[1-73] is the first day of the methods that bring it, by zip code', () => {
    expect(promise()).toBe('Leverans till Kiruna imorgon.');
  });

  it('[1-73] is later for what no letter or fast parcel brings, such as a large television', () => {
    expect(promise({ methodIds: [15] })).toBe('Leverans till Kiruna 26 nov.');
    expect(promise({ methodIds: [] })).toBeNull();
  });

  it('[1-73] holds for what a store sends', () => {
    expect(promise({ stock: { '2': 1 } as object })).toBe('Leverans till Kiruna imorgon.');
  });

  it('[1-73] is at once for a download', () => {
    expect(promise({ stock: { download: 1 } })).toBe('Levereras direkt.');
  });

  it('[1-73] is no day for what is only in stores, or has to come from the supplier first', () => {
    expect(promise({ stock: { '9': 3 } as object })).toBe('Finns bara i butik och kan inte skickas.');
    expect(promise({ stock: { '9': 3, supplier: 8 } as object })).toBe(
      'Skickas när leverantören har levererat. Leveransdagen ser du i kassan.',
    );
  });

  it('[1-73] says before when to order for that day, by the methods that arrive on it', () => {
    expect(promiseOf()?.orderBefore).toBe(Date.parse('2026-11-23T16:00:00Z'));
    expect(promiseOf({ methodIds: [15] })?.orderBefore).toBe(Date.parse('2026-11-23T13:00:00Z'));
    const tonight = { ...DATES, today: { 31: '17:00' }, tomorrow: {} };
    expect(promiseOf({ dates: tonight })).toEqual({
      text: 'Leverans till Kiruna ikväll.',
      orderBefore: Date.parse('2026-11-23T15:55:00Z'),
    });
    expect(promiseOf({ stock: { download: 1 } })?.orderBefore).toBeNull();
    const { orderBefore: _of, ...older } = DATES;
    expect(promiseOf({ dates: older })?.orderBefore).toBeNull();
  });
});

describe('the time that is left to order', () => {
  const left = (minutes: number) => orderWithin(minutes * 60_000, 0);

  it('[1-73] is told in hours and minutes for half a day, and not when it is over', () => {
    expect([left(134), left(120), left(59.9), left(1)]).toEqual([
      'Beställ inom 2 tim 14 min.',
      'Beställ inom 2 tim.',
      'Beställ inom 59 min.',
      'Beställ inom 1 min.',
    ]);
    expect([left(0.9), left(-5), left(12 * 60 + 1)]).toEqual([null, null, null]);
  });
});
