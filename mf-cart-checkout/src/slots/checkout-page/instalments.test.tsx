/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Checkout } from '@shop/contracts/api/checkout';
import { apiFailure, type FakeApi, renderSlot, testMember } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ANNA, testCheckout } from '../../testing/checkout-fixtures.ts';
import { cartResponse, testCart } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const REFERENCE = '0b9a2c3e-7d1f-4c55-8e21-6f3a9d20b7c4';
const PLAN = { type: 'instalment', name: 'Delbetalning', description: '', fee: 0, isCredit: true } as const;
const METHODS = [...testCheckout().paymentMethods, { id: 5, ...PLAN }];
const OFFER = {
  months: 12,
  monthly: 931.35,
  firstPayment: 1126.35,
  setupFee: 195,
  noticeFee: 29,
  nominalRate: 14.95,
  effectiveRate: 27.8,
  cost: 1371.14,
  total: 11_371.14,
};
const OFFERS = { data: { offers: [OFFER, { ...OFFER, months: 24, monthly: 501.2 }], warning: 'Att låna kostar!' } };

const render = async (
  change: Partial<Checkout> = {},
  handlers: FakeApi = {},
  user: ReturnType<typeof testMember> | null = testMember(),
) => {
  const checkout = testCheckout({ paymentMethods: METHODS, ...change });
  return renderSlot(slot, {
    slot: 'checkout-page',
    route: { name: 'checkout', path: '/se/checkout', fullPath: '/se/checkout' },
    page: { user },
    api: {
      'GET checkout': () => ({ data: { checkout } }),
      'PUT checkout': ({ body }) => ({ data: { checkout: { ...checkout, ...(body as object) } } }),
      'GET cart': () => cartResponse(testCart([])),
      'GET instalment/offer': () => OFFERS,
      'POST order': () => ({
        data: {
          order: { id: 'PX-1', secret: 'hemlig' },
          payment: { type: 'instalment', sessionToken: null, redirectUrl: null, reference: 'r' },
        },
      }),
      'GET order/:id/payment': () => ({
        data: {
          status: 'paid',
          payment: { type: 'instalment', sessionToken: null, redirectUrl: null, reference: null },
        },
      }),
      ...handlers,
    },
  });
};

const order = () => userEvent.click(screen.getByRole('button', { name: 'Beställ och betala' }));
const chooseInstalments = async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Delbetalning' }));
  return screen.findByRole('radiogroup', { name: 'Hur vill du dela upp köpet?' });
};
const confirm = (platform: Awaited<ReturnType<typeof render>>['platform']) =>
  act(async () =>
    platform.bus.emit('eid.done', {
      purpose: 'instalments',
      id: 'checkout',
      outcome: 'confirmed',
      reference: REFERENCE,
    }),
  );

beforeAll(async () => {
  await import('../../features/instalment/instalment-choice.tsx');
  await import('../../features/instalment/instalment-login.tsx');
});
beforeEach(() => sessionStorage.clear());

describe('instalments in checkout', () => {
  it('[1-91][O2.17-22] shows what each plan costs, with the warning; none is preselected', async () => {
    await render();
    const plans = within(await chooseInstalments()).getAllByRole<HTMLInputElement>('radio');
    expect(plans.map(({ value, checked }) => [value, checked])).toEqual([
      ['12', false],
      ['24', false],
    ]);
    const [twelve] = plans;
    const described = document.getElementById(twelve?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    for (const part of [/27,8\s%/, /11\s371\skr/, /195\skr/, /29\skr/]) expect(described).toMatch(part);
    expect(screen.getByText('Att låna kostar pengar!')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Så fungerar delbetalning' }).getAttribute('href')).toBe(
      '/se/delbetalning',
    );
  });

  it('leads to the plans when they come after the order was pressed', async () => {
    const offers = Promise.withResolvers<typeof OFFERS>();
    await render({}, { 'GET instalment/offer': () => offers.promise });
    await userEvent.click(screen.getByRole('radio', { name: 'Delbetalning' }));
    await order();
    expect((await screen.findByRole('alert')).textContent).toContain('Välj hur många månader du vill betala');
    offers.resolve(OFFERS);
    const plans = await screen.findByRole('radiogroup', { name: 'Hur vill du dela upp köpet?' });
    expect(plans.contains(document.activeElement)).toBe(true);
  });

  it('[1-91][4-43] needs a plan and a signing, and orders with both', async () => {
    const { platform } = await render();
    await chooseInstalments();
    await order();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Välj hur många månader du vill betala');
    expect(summary.textContent).toContain('Legitimera dig för att teckna delbetalning.');
    expect(document.activeElement?.getAttribute('name')).toBe('instalmentMonths');
    expect(platform.calls.some(({ call }) => call === 'POST order')).toBe(false);

    await userEvent.click(screen.getByRole('radio', { name: '12 månader' }));
    await userEvent.click(screen.getByRole('button', { name: 'Legitimera dig med BankID' }));
    expect(platform.emitted).toContainEqual({ name: 'eid.sign', payload: { purpose: 'instalments', id: 'checkout' } });
    await confirm(platform);
    expect(screen.getByText(/Du har legitimerat dig med BankID/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Legitimera dig med BankID' })).toBeNull();
    await order();
    await waitFor(() =>
      expect(platform.calls.find(({ call }) => call === 'POST order')?.body).toMatchObject({
        paymentMethodId: 5,
        instalment: { months: 12, reference: REFERENCE },
      }),
    );
    await waitFor(() => expect(platform.navigated).toMatchObject([{ to: '/se/checkout-complete/PX-1' }]));
  });

  it.each([
    ['cancelled', 'Du avbröt legitimeringen'],
    ['expired', 'Tiden för signering har gått ut! Vänligen försök igen.'],
    ['failed', 'Legitimeringen gick inte'],
  ] as const)('[4-44][4-45][4-46][6-43] says at the button that the signing was %s', async (outcome, words) => {
    const { platform } = await render();
    await chooseInstalments();
    await act(async () => platform.bus.emit('eid.done', { purpose: 'instalments', id: 'checkout', outcome }));
    const button = screen.getByRole('button', { name: 'Legitimera dig med BankID' });
    const message = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toContain(words);
  });

  it('shows at its field what the server refuses, and signs again', async () => {
    const fields = {
      'instalment.months': 'Välj en plan som går att få för beloppet.',
      'instalment.reference': 'Legitimera dig för att teckna delbetalning.',
    };
    const refusal = () => Promise.reject(apiFailure(422, 'VALIDATION', 'Fel', fields));
    const { platform } = await render({}, { 'POST order': refusal });
    await chooseInstalments();
    await userEvent.click(screen.getByRole('radio', { name: '12 månader' }));
    await confirm(platform);
    await order();
    const group = await screen.findByRole('radiogroup', { name: 'Hur vill du dela upp köpet?' });
    await waitFor(() => expect(group.getAttribute('aria-invalid')).toBe('true'));
    expect(group.textContent).toContain('Välj en plan som går att få för beloppet.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '12 månader' }).checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Legitimera dig med BankID' })).toBeDefined();
  });

  it('keeps plan and signing over a reload', async () => {
    const first = await render({ paymentMethodId: 5 });
    await userEvent.click(await screen.findByRole('radio', { name: '24 månader' }));
    await confirm(first.platform);
    first.unmount();
    await render({ paymentMethodId: 5 });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: '24 månader' })).checked).toBe(true);
    expect(screen.getByText(/Du har legitimerat dig med BankID/)).toBeDefined();
  });

  it('[O6-17][6-42] offers a guest the login instead, and a company nothing', async () => {
    const paymentMethods = testCheckout().paymentMethods;
    const guest = await render({ paymentMethods }, {}, null);
    await userEvent.click(await screen.findByRole('button', { name: 'Vill du delbetala? Logga in' }));
    expect(guest.platform.emitted).toContainEqual({
      name: 'login.open',
      payload: { mode: 'login', message: expect.stringContaining('delbetala') },
    });
    expect(screen.queryByRole('radio', { name: 'Delbetalning' })).toBeNull();
    guest.unmount();
    const customer = { ...ANNA, kind: 'company' } as const;
    const company = await render({ paymentMethods, customer }, {}, null);
    await act(async () => undefined);
    expect(company.platform.calls.some(({ call }) => call === 'GET instalment/offer')).toBe(false);
    expect(screen.queryByRole('button', { name: /delbetala/ })).toBeNull();
  });
});
