import { describe, expect, it } from '@jest/globals';
import { summary } from '../../testing/products.ts';
import { bundleProducts, bundleSum } from './bundle-sum.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const VISITOR = { isLoggedIn: false, showExcludingVat: false, now: NOW, rankLevel: 0 };
const CURRENT = summary({ id: 7 });
const offer = (id: number, changes: object = {}) =>
  summary({
    id,
    price: { ...summary().price, price: 200, vat: 40, pass: 'pass', type: 'priceList' },
    regularPrice: { price: 250 },
    unitPrice: 200,
    ...changes,
  });

describe('bundleProducts', () => {
  it('[9-78] has at most two beside the current one, which is first', () => {
    const ids = bundleProducts(CURRENT, [offer(1), CURRENT, offer(2), offer(3)], VISITOR).map(({ id }) => id);
    expect(ids).toEqual([7, 1, 2]);
  });

  it('is empty where the current product, or every other one, cannot be bought', () => {
    expect(bundleProducts({ ...CURRENT, stock: {} }, [offer(1)], VISITOR)).toEqual([]);
    expect(bundleProducts(CURRENT, [offer(1, { stock: {} })], VISITOR)).toEqual([]);
    expect(bundleProducts(CURRENT, [], VISITOR)).toEqual([]);
  });
});

describe('bundleSum', () => {
  it('sums what this shopper pays, and saves only what the offers take off', () => {
    expect(bundleSum([CURRENT, offer(1), summary({ id: 2 })], VISITOR)).toEqual({ total: 1598, saving: 50 });
    expect(bundleSum([CURRENT], VISITOR)).toEqual({ total: 699, saving: 0 });
  });

  it('[O4-34] is what a member pays for a member', () => {
    const member = { ...VISITOR, isLoggedIn: true, rankLevel: 1 };
    const cheaper = { ...CURRENT, levelOnePrice: { price: 599 } };
    expect(bundleSum([cheaper, offer(1)], member)).toEqual({ total: 799, saving: 50 });
    expect(bundleSum([cheaper, offer(1)], VISITOR)).toEqual({ total: 899, saving: 50 });
  });

  it('is without VAT where prices are', () => {
    expect(bundleSum([CURRENT, offer(1)], { ...VISITOR, showExcludingVat: true })).toEqual({
      total: 719.2,
      saving: 40,
    });
  });
});
