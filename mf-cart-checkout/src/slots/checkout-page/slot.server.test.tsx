import { apiFailure, renderSlotOnServer, type FakeApi } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { testCheckout, testPayable } from '../../testing/checkout-fixtures.ts';
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

  const LINK = { ...ROUTE, params: { region: 'se', paymentLink: 'PX-9.aaaaaaaaaaaaaaaaaaaa' } };
  const behindLink = (api: FakeApi) => renderSlotOnServer(slot, { slot: 'checkout-page', route: LINK, api });

  it('[O2.1-11] is not found behind a payment link that was made up', async () => {
    const { status } = await behindLink({
      'GET payment-link/:link': () => Promise.reject(apiFailure(404, 'NOT_FOUND')),
    });
    expect(status).toBe(404);
  });

  it('[O2.1-11] shows whoever holds the link what is to be paid, without JavaScript too', async () => {
    const { html, error } = await behindLink({ 'GET payment-link/:link': () => ({ data: { order: testPayable() } }) });
    expect(error).toBeNull();
    for (const part of ['Beställning PX-9', 'Produkt 1', 'Totalt inkl. moms', 'Betala 149', '<noscript>', 'Swish']) {
      expect(html).toContain(part);
    }
  });

  it('[O2.1-11] says why the link is closed', async () => {
    const closed = apiFailure(410, 'GONE');
    const { html, error } = await behindLink({ 'GET payment-link/:link': () => Promise.reject(closed) });
    expect(error).toBeNull();
    expect(html).toContain('Beställning PX-9 går inte att betala här');
    expect(html).toContain(closed.userMessage);
    expect(html).toContain('/info/1-Kundservice');
  });
});
