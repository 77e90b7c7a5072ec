/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { defineSlot } from '@shop/platform';
import { renderSlot } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { GiftCardForm } from './gift-card-form.tsx';

const OFFER = {
  name: 'Pixelhamn presentkort',
  subTitle: 'Digital leverans',
  previewUrl: '/images/product/290553',
  amounts: [100, 500, 1000],
};
const slot = defineSlot({ Component: () => <GiftCardForm offer={OFFER} /> });

const open = () =>
  renderSlot(slot, {
    slot: 'info-page',
    route: { name: 'info', path: '/se/info/28', params: { region: 'se', id: '28' } },
  });

const email = () => screen.getByLabelText<HTMLInputElement>(/^Mottagarens e-postadress/);
const buy = () => userEvent.click(screen.getByRole('button', { name: /i varukorgen$/ }));

describe('[1-20] [2.1-101] the page where gift cards are bought', () => {
  it('puts a card with amount, receiver and greeting into the cart', async () => {
    const { platform } = await open();
    await userEvent.click(screen.getByRole('radio', { name: /^1\s000/ }));
    await userEvent.type(screen.getByLabelText(/^Mottagarens namn/), 'Kim');
    await userEvent.type(email(), 'kim@exempel.example');
    await userEvent.type(screen.getByLabelText(/^Hälsning/), 'Grattis!');
    await buy();
    expect(platform.emitted).toMatchObject([
      {
        name: 'cart.add',
        payload: {
          productId: 290553,
          quantity: 1,
          unitPrice: 1000,
          name: 'Pixelhamn presentkort',
          extraData: {
            giftCard: {
              recipientName: 'Kim',
              recipientEmail: 'kim@exempel.example',
              message: 'Grattis!',
              amount: 1000,
            },
          },
        },
      },
    ]);
    expect(screen.getByRole('status').textContent).toContain('ligger i varukorgen');
    expect(screen.getByRole('link', { name: 'Till kassan' }).getAttribute('href')).toBe('/se/checkout');
    expect(email().value).toBe('');
  });

  it('[F18] adds nothing while the address is not one, and says so at the field', async () => {
    const { platform } = await open();
    await userEvent.type(email(), 'a@exempel.example, b@exempel.example');
    await buy();
    expect(platform.emitted).toEqual([]);
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Ogiltig e-postadress')).toBeDefined();
    expect(document.activeElement).toBe(email());
    await userEvent.clear(email());
    await buy();
    expect(platform.emitted).toHaveLength(1);
  });
});
