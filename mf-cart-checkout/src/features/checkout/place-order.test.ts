import { apiFailure, createTestPlatform } from '@shop/testing';
import type { CallOptions } from '@shop/contracts/platform';
import { describe, expect, it } from '@jest/globals';
import { ANNA } from '../../testing/checkout-fixtures.ts';
import { memoryStore } from '../../testing/memory-store.ts';
import { orderKey } from './order-key.ts';
import { placeOrder, type OrderBody } from './place-order.ts';

const BODY: OrderBody = { customer: ANNA, shippingMethodId: 1, paymentMethodId: 1, expectedTotal: 149 };
const PLACED = {
  data: {
    order: { id: 'PX-1', secret: 's' },
    payment: { type: 'card', sessionToken: 't', redirectUrl: null, reference: 'r' },
  },
};

/** An api with responses in turn; a status is a failure. */
const shop = (responses: readonly (typeof PLACED | ReturnType<typeof apiFailure>)[]) => {
  const left = [...responses];
  const { api } = createTestPlatform({
    api: {
      'POST order': () => {
        const next = left.shift();
        if (next instanceof Error || next === undefined) throw next ?? new Error('Asked too often');
        return next;
      },
    },
  });
  const keys: (string | undefined)[] = [];
  let made = 0;
  const key = orderKey(memoryStore(), () => `key-${(made += 1)}`);
  const spied: typeof api = {
    call: (endpoint, request, options: CallOptions = {}) => {
      keys.push(options.idempotencyKey);
      return api.call(endpoint, request, options);
    },
  };
  return { keys, place: () => placeOrder(spied, key, BODY) };
};

describe('placeOrder', () => {
  it('places the order and starts the next one under a new key', async () => {
    const { keys, place } = shop([PLACED, PLACED]);
    expect(await place()).toMatchObject({ kind: 'placed', order: { id: 'PX-1' }, payment: { sessionToken: 't' } });
    await place();
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it.each([
    ['a lost answer', apiFailure(0, 'UNAVAILABLE')],
    ['a failing server', apiFailure(503, 'PAYMENT_UNAVAILABLE')],
    ['too many tries', apiFailure(429, 'RATE_LIMITED')],
  ])('tries again with the same key after %s', async (_what, failure) => {
    const { keys, place } = shop([failure, PLACED]);
    expect((await place()).kind).toBe('unknown');
    expect((await place()).kind).toBe('placed');
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it.each([
    ['changed', apiFailure(409, 'CART_CHANGED')],
    ['changed', apiFailure(409, 'PRICE_CHANGED')],
    ['changed', apiFailure(409, 'OUT_OF_STOCK')],
    ['unpaid', apiFailure(402, 'PAYMENT_REFUSED')],
    ['refused', apiFailure(422, 'VALIDATION')],
  ] as const)('knows that it is %s', async (kind, failure) => {
    const { keys, place } = shop([failure, PLACED]);
    expect((await place()).kind).toBe(kind);
    await place();
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it('hands over what the server says about the fields', async () => {
    const fields = { 'customer.zipCode': 'Ogiltigt postnummer' };
    const { place } = shop([apiFailure(422, 'VALIDATION', 'Kontrollera.', fields)]);
    expect(await place()).toEqual({ kind: 'refused', message: 'Kontrollera.', fields });
  });
});
