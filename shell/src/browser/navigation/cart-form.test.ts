/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { cartAddOf } from './cart-form.ts';

const fields = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

describe('cartAddOf', () => {
  it('reads product, price, quantity and pass, and nothing else', () => {
    const form = fields({ productId: '5', unitPrice: '1299,50', quantity: '2', pass: 'x', returnTo: '/se' });
    expect(cartAddOf(form)).toEqual({ productId: 5, unitPrice: 1299.5, quantity: 2, pass: 'x' });
    expect(cartAddOf(fields({ productId: '5', unitPrice: '10' }))).toEqual({
      productId: 5,
      unitPrice: 10,
      quantity: 1,
      pass: null,
    });
  });

  it('leaves a form that names no product to the server', () => {
    expect(cartAddOf(fields({ unitPrice: '10' }))).toBeNull();
    expect(cartAddOf(fields({ productId: 'x', unitPrice: '10' }))).toBeNull();
    expect(cartAddOf(fields({ productId: '5', unitPrice: '10', quantity: '100' }))).toBeNull();
  });
});
