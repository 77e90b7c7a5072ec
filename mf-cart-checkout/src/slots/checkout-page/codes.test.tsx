/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Checkout, CheckoutCode } from '@shop/contracts/api/checkout';
import { apiFailure, renderSlot, type FakeApi } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { testCheckout } from '../../testing/checkout-fixtures.ts';
import { cartResponse, testCart } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const DISCOUNT: CheckoutCode = {
  id: 'discount',
  kind: 'discount',
  name: 'VALKOMMEN10',
  amount: 10,
  remaining: null,
  problem: null,
};
const CARD: CheckoutCode = {
  id: 'card-1',
  kind: 'giftCard',
  name: 'Presentkort …6789',
  amount: 139,
  remaining: 211,
  problem: null,
};

/** A checkout whose codes the test adds and removes; what they give is the server's to say. */
const open = (offered: Readonly<Record<string, CheckoutCode>>, handlers: FakeApi = {}) => {
  let codes: CheckoutCode[] = [];
  const shown = (): { data: { checkout: Checkout } } => {
    const before = testCheckout();
    const sum = (kind: CheckoutCode['kind']) =>
      codes.filter((code) => code.kind === kind).reduce((total, { amount }) => total + amount, 0);
    const [discount, giftCards] = [sum('discount'), sum('giftCard')];
    const total = before.totals.total - discount;
    const totals = { ...before.totals, discount, total, giftCards, toPay: total - giftCards };
    return { data: { checkout: { ...before, codes, totals } } };
  };
  const api: FakeApi = {
    'GET checkout': shown,
    'PUT checkout': shown,
    'GET cart': () => cartResponse(testCart([])),
    'POST checkout/code': ({ body }) => {
      const code = offered[(body as { code: string }).code];
      if (code === undefined) {
        return Promise.reject(apiFailure(422, 'VALIDATION', 'Kontrollera.', { code: 'Koden finns inte.' }));
      }
      codes = [...codes, code];
      return shown();
    },
    'DELETE checkout/code/:id': ({ params }) => {
      codes = codes.filter(({ id }) => id !== params?.id);
      return shown();
    },
    'POST order': () => ({
      data: {
        order: { id: 'PX-1', secret: 'hemlig' },
        payment: { type: 'card', sessionToken: null, redirectUrl: null, reference: null },
      },
    }),
    ...handlers,
  };
  return renderSlot(slot, {
    slot: 'checkout-page',
    route: { name: 'checkout', path: '/se/checkout', fullPath: '/se/checkout' },
    api,
  });
};

const field = () => screen.getByLabelText<HTMLInputElement>('Presentkort eller rabattkod');
const enter = async (code: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), `${code}{Enter}`);
};
const added = () => within(screen.getByRole('list', { name: 'Tillagda koder' })).getAllByRole('listitem');
const summary = () => screen.getByRole('complementary', { name: 'Summering' }).textContent;

beforeEach(() => sessionStorage.clear());

describe('[O2.17-16] gift cards and discount codes in checkout', () => {
  it('are added by Enter without ordering, several at once, each with what it gives and what is left', async () => {
    const { platform } = await open({ VALKOMMEN10: DISCOUNT, 'PXHM-DEMO': CARD });
    await enter(' VALKOMMEN10 ');
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    await enter('PXHM-DEMO');
    await waitFor(() => expect(added()).toHaveLength(2));
    expect(added().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^VALKOMMEN10\u221210\skr/),
      expect.stringMatching(/^Presentkort …6789Kvar på kortet efter köpet: 211\skr\u2212139\skr/),
    ]);
    expect(screen.getByText(/^Presentkort …6789 är tillagt/)).toBeDefined();
    expect(summary()).toMatch(/Rabatt\u221210\skr/);
    expect(summary()).toMatch(/Kvar att betala0\skr/);
    expect(platform.calls.filter(({ call }) => call === 'POST order')).toEqual([]);
  });

  it('are removed again, and the sums follow', async () => {
    await open({ VALKOMMEN10: DISCOUNT });
    await enter('VALKOMMEN10');
    await userEvent.click(await screen.findByRole('button', { name: 'Ta bort VALKOMMEN10' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Tillagda koder' })).toBeNull());
    expect(summary()).not.toContain('Rabatt');
    expect(document.activeElement).toBe(field());
  });

  it.each([
    [422, 'VALIDATION', 'Kontrollera.', { code: 'Koden gäller köp från 1 000 kr.' }, 'Koden gäller köp från 1 000 kr.'],
    [429, 'RATE_LIMITED', 'För många försök. Vänta en stund.', undefined, 'För många försök. Vänta en stund.'],
  ] as const)('are refused with %i at the field, in words, and nothing typed is lost', async (...refusal) => {
    const [status, code, text, fields, shown] = refusal;
    await open({}, { 'POST checkout/code': () => Promise.reject(apiFailure(status, code, text, fields)) });
    await enter('FEL');
    await screen.findByText(shown);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const describedBy = field().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe(shown);
    expect(field().value).toBe('FEL');
    await userEvent.type(field(), 'A');
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('say at the field that nothing was typed, without asking the server', async () => {
    const { platform } = await open({});
    await userEvent.click(screen.getByRole('button', { name: 'Använd' }));
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(platform.calls.some(({ call }) => call === 'POST checkout/code')).toBe(false);
  });

  it('that give nothing any more stay in the list with the reason, so that they can be removed', async () => {
    const lost = { ...DISCOUNT, amount: 0, problem: 'Koden har gått ut.' };
    await open(
      {},
      {
        'GET checkout': () => ({
          data: { checkout: { ...testCheckout(), codes: [lost], errors: ['Koden har gått ut.'] } },
        }),
      },
    );
    expect(added()[0]?.textContent).toContain('Koden har gått ut.');
    expect(screen.getAllByText('Koden har gått ut.')).toHaveLength(1);
  });

  it('that wait in the field are not forgotten by the order', async () => {
    const { platform } = await open({ VALKOMMEN10: DISCOUNT });
    await userEvent.type(field(), 'VALKOMMEN10');
    await userEvent.click(screen.getByRole('button', { name: 'Beställ och betala' }));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(screen.getByRole('link', { name: /”Använd”/ })).toBeDefined();
    expect(platform.calls.some(({ call }) => call === 'POST order')).toBe(false);
  });

  it('that pay everything leave no payment method to choose, and the order is complete at once', async () => {
    const { platform } = await open({ ALLT: { ...CARD, amount: 149 } });
    expect(screen.getByRole('radio', { name: 'Kort' })).toBeDefined();
    await enter('ALLT');
    await screen.findByText(/inget kvar att betala/);
    expect(screen.queryByRole('radio', { name: 'Kort' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Beställ och betala' }));
    await waitFor(() => expect(platform.navigated.map(({ to }) => to)).toEqual(['/se/checkout-complete/PX-1']));
    expect(platform.calls.find(({ call }) => call === 'POST order')).toMatchObject({
      body: { expectedTotal: 149, expectedToPay: 0 },
    });
  });
});
