import type { Checkout } from '@shop/contracts';
import { describe, expect, it } from '@jest/globals';
import { isExpressOffered, walletZip } from './express.ts';

type Row = Checkout['cart']['rows'][number];

const row = (change: object = {}): Row =>
  ({ product: { isDigital: false }, extraData: {}, ...change }) as unknown as Row;

const checkout = (change: object = {}): Checkout =>
  ({
    cart: { rows: [row()] },
    customer: { kind: 'private' },
    paymentMethods: [{ id: 1, type: 'card' }],
    totals: { total: 100 },
    corrections: [],
    errors: [],
    ...change,
  }) as unknown as Checkout;

describe('buying by one press', () => {
  it('is offered to a consumer whose order needs no further word', () => {
    expect(isExpressOffered(checkout())).toBe(true);
    expect(isExpressOffered(checkout({ totals: { total: 100, toPay: 1 } }))).toBe(true);
  });

  it.each([
    ['a company', { customer: { kind: 'company' } }],
    ['an empty cart', { cart: { rows: [] } }],
    ['a download', { cart: { rows: [row(), row({ product: { isDigital: true } })] } }],
    ['a gift card', { cart: { rows: [row({ extraData: { giftCard: { amount: 100 } } })] } }],
    ['what is built to order', { cart: { rows: [row({ extraData: { ctoConfigurationId: 'c' } })] } }],
    ['an order that codes have paid', { totals: { total: 100, toPay: 0 } }],
    ['a shop without cards', { paymentMethods: [{ id: 2, type: 'mobile' }] }],
    ['a cart that has been corrected', { corrections: [{}] }],
    ['a code that no longer applies', { errors: ['Koden gäller inte längre.'] }],
  ])('is not offered for %s', (_what, change) => {
    expect(isExpressOffered(checkout(change))).toBe(false);
  });

  it.each([
    ['411 14', '41114'],
    ['SE-41114', '41114'],
    ['41114', '41114'],
  ])('reads the zip code %s', (written, read) => {
    expect(walletZip(written)).toBe(read);
  });
});
