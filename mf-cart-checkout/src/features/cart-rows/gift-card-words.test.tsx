/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { defineSlot } from '@shop/platform';
import { renderSlot } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, jest } from '@jest/globals';
import { testRow } from '../../testing/fixtures.ts';
import { CartRows } from './cart-rows.tsx';

const GIFT = { recipientName: 'Kim', recipientEmail: 'kim@exempel.example', message: 'Grattis!', amount: 500 };
const ROW = testRow(290553, { unitPrice: 500, unitVat: 0, extraData: { giftCard: GIFT } });

/** The rows as they lie in the checkout: inside the form of the order. */
const open = async (isReadOnly = false) => {
  const onOrder = jest.fn();
  const undo = { removed: [], remove: () => undefined, restore: () => undefined, clear: () => undefined };
  const { platform } = await renderSlot(
    defineSlot({
      Component: () => (
        <form onSubmit={onOrder}>
          <CartRows rows={[ROW]} {...(!isReadOnly && { undo })} />
        </form>
      ),
    }),
    {
      slot: 'checkout-page',
      route: { name: 'checkout', path: '/se/checkout' },
      now: Date.parse('2026-11-20T12:00:00+01:00'),
    },
  );
  return { platform, onOrder };
};

describe('[1-20] a gift card in the cart', () => {
  it('is changed in a dialog of its own: receiver, greeting and day, at the price that it has', async () => {
    const { platform, onOrder } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Ändra presentkortet' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ändra presentkortet' }));
    expect(dialog.queryByRole('radio')).toBeNull();
    const name = dialog.getByLabelText<HTMLInputElement>(/^Mottagarens namn/);
    expect(name.value).toBe('Kim');
    await userEvent.clear(name);
    await userEvent.type(name, 'Mo');
    const email = dialog.getByLabelText<HTMLInputElement>(/^Mottagarens e-postadress/);
    await userEvent.clear(email);
    await userEvent.type(email, 'mo');
    await userEvent.click(dialog.getByRole('button', { name: 'Spara' }));
    expect(dialog.getByText('Ogiltig e-postadress')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(email));
    await userEvent.type(email, '@exempel.example');
    fireEvent.change(dialog.getByLabelText(/^Skicka den/), { target: { value: '2026-12-24' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Spara' }));
    expect(platform.emitted).toMatchObject([
      {
        name: 'cart.event',
        payload: {
          method: 'updateRow',
          productId: 290553,
          extraData: { giftCard: GIFT },
          key: 'giftCard',
          value: {
            recipientName: 'Mo',
            recipientEmail: 'mo@exempel.example',
            message: 'Grattis!',
            amount: 500,
            sendOn: '2026-12-24',
          },
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onOrder).not.toHaveBeenCalled();
  });

  it('is only shown where its row cannot be changed', async () => {
    await open(true);
    expect(screen.getByText(/Till Kim, kim@exempel\.example/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ändra presentkortet' })).toBeNull();
  });
});
