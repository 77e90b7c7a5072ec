import { DAY_MS, HOUR_MS, MINUTE_MS } from '@shop/domain/dates';
import { describe, expect, it } from '@jest/globals';
import { saleTimeLeft } from './sale-time-left.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const sale = (left: number, changes = {}) =>
  saleTimeLeft({ flashSale: true, nearlyOver: false, endAt: (NOW + left) / 1000, ...changes }, NOW);

describe('saleTimeLeft', () => {
  it('[2.13-43] says days, and near the end hours or minutes', () => {
    expect([3 * DAY_MS, DAY_MS, 5 * HOUR_MS + 59 * MINUTE_MS, 20 * MINUTE_MS, 1000].map((left) => sale(left))).toEqual([
      '3 dagar kvar',
      '1 dag kvar',
      'Slutar om 5 tim',
      'Slutar om 20 min',
      'Slutar om 1 min',
    ]);
  });

  it('is nothing once the sale is over, and for any other price', () => {
    expect([sale(0), sale(-DAY_MS), sale(DAY_MS, { flashSale: false })]).toEqual([null, null, null]);
  });

  it('trusts the api where it does not say when', () => {
    expect(sale(0, { endAt: undefined, nearlyOver: true })).toBe('Snart slut');
    expect(sale(0, { endAt: undefined })).toBeNull();
  });
});
