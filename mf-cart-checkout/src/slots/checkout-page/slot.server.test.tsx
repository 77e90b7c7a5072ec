import { apiFailure, renderSlotOnServer } from '@shop/shared/testing';
import { describe, expect, it } from 'vitest';
import { testCheckout } from '../../testing/checkout-fixtures.ts';
import slot from './slot.tsx';

const ROUTE = { name: 'checkout' as const, path: '/se/checkout' };

describe('checkout on the server', () => {
  it('[2.17-03] is readable without JavaScript', async () => {
    const api = { 'GET checkout': () => ({ data: { checkout: testCheckout() } }) };
    const { html, head, error } = await renderSlotOnServer(slot, { slot: 'checkout-page', route: ROUTE, api });
    expect(error).toBeNull();
    expect(head).toMatchObject({ title: 'Kassa', noindex: true });
    for (const part of ['Produkt 1', 'Ombud', 'Swish', 'Totalt inkl. moms', 'anna@example.se', '<noscript>']) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain(' style=');
  });

  it('[O2.1-11] is not found behind a payment link that has ended', async () => {
    const api = { 'GET checkout': () => Promise.reject(apiFailure(404, 'NOT_FOUND')) };
    const route = { ...ROUTE, params: { region: 'se', paymentLink: 'gone' } };
    const { status } = await renderSlotOnServer(slot, { slot: 'checkout-page', route, api });
    expect(status).toBe(404);
  });
});
