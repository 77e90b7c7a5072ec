/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Checkout } from '@shop/contracts/api/checkout';
import { renderSlot, testMember } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { testCheckout } from '../../testing/checkout-fixtures.ts';
import { cartResponse, testCart, testRow } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const VISA = { id: '8b9d2a4e-5f3c-4d1b-9a7e-1c2d3e4f5a6b', brand: 'Visa', lastFour: '1111', expiry: '12/29' };

const open = async ({ isKiosk = false, isMember = true } = {}) => {
  const kept: { savedCards: NonNullable<Checkout['savedCards']> } = { savedCards: [VISA] };
  const { platform } = await renderSlot(slot, {
    slot: 'checkout-page',
    route: { name: 'checkout', path: '/se/checkout' },
    page: { kiosk: isKiosk, user: isMember ? testMember() : null },
    api: {
      'GET checkout': () => ({ data: { checkout: testCheckout(kept) } }),
      'GET cart': () => cartResponse(testCart([testRow(1)])),
      'POST order': () => ({
        data: {
          order: { id: 'PX-1', secret: 'hemlig' },
          payment: { type: 'card', sessionToken: null, redirectUrl: null, reference: 'r' },
        },
      }),
      'GET order/:id/payment': () => ({
        data: { status: 'paid', payment: { type: 'card', sessionToken: null, redirectUrl: null, reference: 'r' } },
      }),
      'DELETE saved-card/:id': () => {
        kept.savedCards = [];
        return undefined;
      },
    },
  });
  const ordered = () => platform.calls.find(({ call }) => call === 'POST order')?.body;
  return { platform, ordered };
};
const order = () => userEvent.click(screen.getByRole('button', { name: 'Beställ och betala' }));
const saving = () => screen.queryByRole('checkbox', { name: /^Spara kortet/ });

beforeEach(() => sessionStorage.clear());

describe('a member’s saved card', () => {
  it('is chosen already, and pays by the one press that orders', async () => {
    const { platform, ordered } = await open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Visa som slutar på 1111' }).checked).toBe(true);
    expect(saving()).toBeNull();
    await order();
    await waitFor(() => expect(platform.navigated.map(({ to }) => to)).toEqual(['/se/checkout-complete/PX-1']), {
      timeout: 5000,
    });
    expect(ordered()).toMatchObject({ card: { savedId: VISA.id } });
  });

  it('gives way to another card, which is saved only when that is ticked', async () => {
    const { ordered } = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Ett annat kort' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Spara kortet/ }).checked).toBe(false);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Spara kortet/ }));
    await order();
    await waitFor(() => expect(ordered()).toMatchObject({ card: { save: true } }));
  });

  it('is removed where it is listed', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort kortet' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^Visa/ })).toBeNull());
    expect(saving()).not.toBeNull();
  });

  it.each([
    ['in a kiosk', { isKiosk: true }],
    ['for a guest', { isMember: false }],
  ])('[O4-09] is neither shown nor offered %s', async (_where, visitor) => {
    const { ordered } = await open(visitor);
    expect(screen.queryByRole('radio', { name: /^Visa/ })).toBeNull();
    expect(saving()).toBeNull();
    await order();
    await waitFor(() => expect(ordered()).toBeDefined());
    expect(ordered()).not.toHaveProperty('card');
  });
});
