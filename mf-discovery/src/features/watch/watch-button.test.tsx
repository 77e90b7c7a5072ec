/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, type FakeApi, renderWithPlatform, testMember } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@shop/testing/wait-for';
import { summary } from '../../testing/products.ts';
import { CardBuyButton } from '../buying/card-buy-button.tsx';
import { WatchButton } from './watch-button.tsx';

const product = { id: 7, name: 'Tangentbord' };
const POST = 'POST product/:id/watch';
const mailed = () => ({ data: { state: 'mailed' } });
const render = (kind: 'stock' | 'price', api: FakeApi, isLoggedIn = false) =>
  renderWithPlatform(
    <WatchButton product={product} kind={kind}>
      Bevaka
    </WatchButton>,
    { api, ...(isLoggedIn && { page: { user: testMember() } }) },
  ).platform;
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Bevaka' }));
  return screen.findByRole('dialog');
};
const send = async () => {
  const buttons = screen.getAllByRole('button', { name: 'Bevaka' });
  const last = buttons.at(-1);
  if (last) await userEvent.click(last);
};

describe('"Bevaka"', () => {
  it('[O2.13-10] of what is sold out is one press for a member', async () => {
    const platform = render('stock', { [POST]: () => ({ data: { state: 'watching' } }) }, true);
    await userEvent.click(screen.getByRole('button', { name: 'Bevaka' }));
    await waitFor(() =>
      expect(platform.toasted).toEqual([{ message: 'Vi mejlar dig när den går att köpa igen', kind: 'ok' }]),
    );
    expect(platform.calls).toEqual([expect.objectContaining({ params: { id: 7 }, body: { kind: 'stock' } })]);
  });

  it('[O2.13-10] asks a visitor for an address, and says that a mail has to be confirmed', async () => {
    const platform = render('stock', {
      [POST]: ({ body }) => {
        if ((body as { email: string }).email === '')
          throw apiFailure(422, 'VALIDATION', 'Fel.', { email: 'Ange en e-postadress.' });
        return mailed();
      },
    });
    await open();
    await send();
    expect(await screen.findByText('Ange en e-postadress.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /E-postadress/ }), 'jag@exempel.example');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(platform.calls.at(-1)?.body).toEqual({ kind: 'stock', email: 'jag@exempel.example' });
    expect(platform.toasted.at(-1)?.message).toContain('bekräfta bevakningen');
  });

  it('[O2.13-10] of a price takes any lower one, or an amount', async () => {
    const platform = render('price', { [POST]: () => ({ data: { state: 'watching' } }) }, true);
    await open();
    await userEvent.click(screen.getByRole('radio', { name: /högst ett belopp/ }));
    await send();
    expect(await screen.findByText('Ange ett belopp i kronor.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /Högst, i kronor/ }), '1 299 kr');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(platform.calls.map(({ body }) => body)).toEqual([{ kind: 'price', below: 1299 }]);
  });

  it('[O2.13-10] stands on the card of what is sold out, and leads to the product without JavaScript', async () => {
    const soldOut = summary({ id: 9, stock: {} });
    const viewer = {
      now: new Date('2026-11-20T10:00:00+01:00'),
      rankLevel: 1,
      isLoggedIn: false,
      showExcludingVat: false,
    };
    renderWithPlatform(<CardBuyButton product={soldOut} viewer={viewer} />, { api: {} });
    const link = screen.getByRole('link', { name: `Bevaka ${soldOut.mainTitle}` });
    expect(link.getAttribute('href')).toContain('/se/product/9');
    await userEvent.click(link);
    expect(await screen.findByRole('dialog', { name: 'Mejla mig när den finns' })).toBeTruthy();
  });
});
