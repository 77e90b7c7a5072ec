/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { defineSlot } from '@shop/platform';
import { apiFailure, renderSlot, type FakeApi } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { testCart } from '../../testing/fixtures.ts';
import { LateUnpaidOrder } from './late-unpaid-order.tsx';
import UnpaidOrderNotice from './unpaid-order-notice.tsx';

const UNPAID = { id: 'PX-7', createdAt: 1_795_000_000, itemCount: 2, toPay: 249, paymentLink: 'PX-7.abc' };

const render = async (handlers: FakeApi = {}, confirms: readonly boolean[] = [true]) => {
  const told: string[] = [];
  const unpaid: { order: typeof UNPAID | null } = { order: UNPAID };
  const slot = defineSlot({
    load: async () => null,
    Component: () => <UnpaidOrderNotice onBackInCart={() => told.push('back')} />,
  });
  const shown = await renderSlot(slot, {
    confirms: [...confirms],
    api: {
      'GET unpaid-order': () => ({ data: { order: unpaid.order } }),
      'POST unpaid-order/:id/back-to-cart': () => {
        unpaid.order = null;
        return { data: { cart: testCart([]) } };
      },
      ...handlers,
    },
  });
  return { ...shown, told };
};

describe('the notice about an unpaid order', () => {
  it('[O2.1-11] says what is unpaid and leads to the page where it is paid', async () => {
    const { container } = await render();
    await screen.findByText('Du har en obetald beställning');
    expect(container.textContent).toContain('Beställning PX-7, 2 st, 249\u00a0kr.');
    expect(screen.getByRole('link', { name: 'Betala nu' }).getAttribute('href')).toBe('/se/checkout/PX-7.abc');
  });

  it('gives the rows back to the cart after a yes, and is gone then', async () => {
    const { platform, told } = await render({}, [false, true]);
    const cancel = await screen.findByRole('button', { name: 'Avbeställ' });
    await userEvent.click(cancel);
    expect(platform.calls.map(({ call }) => call)).not.toContain('POST unpaid-order/:id/back-to-cart');
    await userEvent.click(cancel);
    await waitFor(() => expect(screen.queryByText('Du har en obetald beställning')).toBeNull());
    expect(told).toEqual(['back']);
  });

  it('says why when it has been paid in another tab meanwhile', async () => {
    const refuse = () => Promise.reject(apiFailure(409, 'CONFLICT', 'Beställningen är redan betald eller avbruten.'));
    const { platform, told } = await render({ 'POST unpaid-order/:id/back-to-cart': refuse });
    await userEvent.click(await screen.findByRole('button', { name: 'Avbeställ' }));
    await waitFor(() => expect(JSON.stringify(platform.toasted)).toContain('redan betald'));
    expect(told).toEqual([]);
  });

  it('is not there without such an order', async () => {
    const { container, platform } = await render({ 'GET unpaid-order': () => ({ data: { order: null } }) });
    await waitFor(() => expect(platform.calls).toHaveLength(1));
    expect(container.textContent).toBe('');
  });

  it.each([
    [true, []],
    [false, ['GET unpaid-order']],
  ])('is asked for beside the cart, but not for a new visitor (%s)', async (isNewVisitor, calls) => {
    const slot = defineSlot({ load: async () => null, Component: () => <LateUnpaidOrder /> });
    const api = { 'GET unpaid-order': () => ({ data: { order: null } }) };
    const { platform } = await renderSlot(slot, { api, overrides: { isNewVisitor } });
    await act(() => import('./unpaid-order-notice.tsx'));
    expect(platform.calls.map(({ call }) => call)).toEqual(calls);
  });
});
