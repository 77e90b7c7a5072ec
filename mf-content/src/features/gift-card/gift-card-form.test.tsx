/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { defineSlot } from '@shop/platform';
import { apiFailure, renderSlot, type FakeApi } from '@shop/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { GiftCardBalance } from './gift-card-balance.tsx';
import { GiftCardForm } from './gift-card-form.tsx';

const OFFER = {
  name: 'Pixelhamn presentkort',
  subTitle: 'Digital leverans',
  previewUrl: '/images/product/290553',
  amounts: [100, 500, 1000],
};
const slot = defineSlot({
  Component: () => (
    <>
      <GiftCardForm offer={OFFER} />
      <GiftCardBalance />
    </>
  ),
});

const DAY = '2026-12-24';

const open = (api: FakeApi = {}) =>
  renderSlot(slot, {
    slot: 'info-page',
    route: { name: 'info', path: '/se/info/28', params: { region: 'se', id: '28' } },
    api,
    now: Date.parse('2026-11-20T12:00:00+01:00'),
  });

const form = () => screen.getByRole('form', { name: 'Köp presentkort' });
const email = () => screen.getByLabelText<HTMLInputElement>(/^Mottagarens e-postadress/);
const buy = () => userEvent.click(screen.getByRole('button', { name: /i varukorgen$/ }));

describe('[1-20] [2.1-101] the page where gift cards are bought', () => {
  it('puts a card with amount, receiver and greeting into the cart', async () => {
    const { platform } = await open();
    await userEvent.click(screen.getByRole('radio', { name: /^1\s000/ }));
    await userEvent.type(screen.getByLabelText(/^Mottagarens namn/), 'Kim');
    await userEvent.type(email(), 'kim@exempel.example');
    await userEvent.type(screen.getByLabelText(/^Hälsning/), 'Grattis!');
    expect(screen.getByRole('figure').textContent).toMatch(/1\s000\skr.*Till Kim.*”Grattis!”.*Mejlas så snart/);
    fireEvent.change(screen.getByLabelText(/^Skicka den/), { target: { value: DAY } });
    expect(screen.getByRole('figure').textContent).toContain('Mejlas 24 dec. 2026');
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
              sendOn: DAY,
            },
          },
        },
      },
    ]);
    expect(within(form()).getByRole('status').textContent).toContain('ligger i varukorgen');
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

  it('takes an amount of the buyer’s own within those on sale, and says at its field what is wrong with it', async () => {
    const { platform } = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Eget belopp' }));
    const own = screen.getByLabelText<HTMLInputElement>('Belopp i kronor');
    await userEvent.type(own, '99');
    await buy();
    expect([document.activeElement, own.getAttribute('aria-invalid')]).toEqual([own, 'true']);
    expect(screen.getByText(/^Välj ett belopp i hela kronor, från 100\skr till 1\s000\skr$/)).toBeDefined();
    await userEvent.clear(own);
    await userEvent.type(own, '750');
    await userEvent.click(screen.getByRole('button', { name: /^Lägg presentkort på 750\skr i varukorgen$/ }));
    expect(platform.emitted).toMatchObject([{ payload: { unitPrice: 750, extraData: { giftCard: { amount: 750 } } } }]);
  });
});

describe('[1-20] the balance of a gift card', () => {
  const code = () => screen.getByLabelText<HTMLInputElement>('Presentkortets kod');
  const show = () => userEvent.click(screen.getByRole('button', { name: 'Visa saldo' }));

  it('is what is left of it, and until when it is valid', async () => {
    const giftCard = { lastFour: '6789', amount: 500, balance: 350, expiresAt: Date.UTC(2028, 6, 5, 12) / 1000 };
    const { platform } = await open({ 'POST gift-card/balance': () => ({ data: { giftCard } }) });
    await userEvent.type(code(), ' PXHM-DEMO ');
    await show();
    expect(
      await screen.findByText(/…6789: 350\skr kvar av 500\skr\. Det gäller till och med 5 juli 2028\./),
    ).toBeDefined();
    expect(platform.calls).toMatchObject([{ body: { code: 'PXHM-DEMO' } }]);
  });

  it.each([
    [404, 'NOT_FOUND', 'Vi hittar inget presentkort med den koden.'],
    [429, 'RATE_LIMITED', 'För många försök. Vänta en stund.'],
  ] as const)('is refused with %i in words at the field, which keeps what was typed', async (status, name, text) => {
    await open({ 'POST gift-card/balance': () => Promise.reject(apiFailure(status, name, text)) });
    await userEvent.type(code(), 'FEL');
    await show();
    expect(await screen.findByText(text)).toBeDefined();
    expect([document.activeElement, code().getAttribute('aria-invalid'), code().value]).toEqual([
      code(),
      'true',
      'FEL',
    ]);
  });

  it('needs a code', async () => {
    const { platform } = await open();
    await show();
    expect([document.activeElement, platform.calls]).toEqual([code(), []]);
  });
});
