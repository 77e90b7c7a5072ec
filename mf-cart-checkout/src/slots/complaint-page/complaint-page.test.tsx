/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { OrderReturn } from '@shop/contracts/api/order-return';
import { apiFailure, type FakeApi, renderSlot } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { testOrder } from '../../testing/checkout-fixtures.ts';
import { testRow } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const made: OrderReturn = {
  id: 'RT-1',
  kind: 'complaint',
  status: 'announced',
  statusLabel: 'Vi har tagit emot din reklamation',
  receivedAt: 1_795_000_000,
  name: 'Anna Ek',
  email: 'anna@example.se',
  reason: 'Tangenten W fastnar.',
  rows: [{ rowId: 'row-1', name: 'Produkt 1', quantity: 1, refund: 0 }],
  refund: { goods: 0, shipping: 0, paymentFee: 0, total: 0 },
};

const order = testOrder({ canComplain: true, rows: [testRow(1, { quantity: 1 }), testRow(2, { quantity: 2 })] });

const visit = (api: FakeApi = {}, params: Record<string, string> = { id: 'PX-1' }) =>
  renderSlot(slot, {
    slot: 'complaint-page',
    route: { name: 'complaint', path: '/se/reklamera', params: { region: 'se', ...params } },
    api: { 'GET order/:id': () => ({ data: { order } }), ...api },
  });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Skicka reklamationen' }));

describe('"Reklamera"', () => {
  it('[O2.17-02] sends what is wrong with which rows, and shows that it has come', async () => {
    const { platform, container } = await visit({ 'POST order/:id/return': () => ({ data: { return: made } }) });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Produkt 2' }), '1 av 2 st');
    await userEvent.type(screen.getByLabelText('Beskriv felet'), 'Tangenten W fastnar.');
    await send();
    expect(await screen.findByText('Vi har tagit emot din reklamation', { selector: 'p' })).toBeDefined();
    expect(container.textContent).toContain('Reklamation RT-1');
    expect(platform.calls.find(({ call }) => call === 'POST order/:id/return')?.body).toEqual({
      rows: [{ rowId: order.rows[1]?.id, quantity: 1 }],
      description: 'Tangenten W fastnar.',
    });
  });

  it('says at the field what is missing, and loses nothing', async () => {
    const { platform } = await visit();
    await userEvent.type(screen.getByLabelText('Beskriv felet'), 'Trasig');
    await send();
    expect(screen.getByText('Välj vad du vill reklamera.')).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Produkt 1' }));
    await send();
    const description = screen.getByLabelText<HTMLTextAreaElement>('Beskriv felet');
    expect(document.activeElement).toBe(description);
    expect(screen.getByText('Beskriv felet med minst tio tecken.')).toBeDefined();
    expect(description.value).toBe('Trasig');
    expect(platform.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('says why an order cannot be complained about, and finds one for whoever has no link', async () => {
    const { unmount } = await visit({ 'GET order/:id': () => ({ data: { order: testOrder() } }) });
    expect(screen.getByText('Beställningen kan inte reklameras här')).toBeDefined();
    unmount();
    await visit({ 'GET order/:id': () => Promise.reject(apiFailure(404, 'NOT_FOUND')) });
    expect(screen.getByRole('button', { name: 'Mejla mig en länk' })).toBeDefined();
  });
});
