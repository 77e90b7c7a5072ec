import { describe, expect, it } from '@jest/globals';
import {
  type CheckoutFormAction,
  checkoutReducer,
  type CheckoutFormState,
  INITIAL_FORM,
  openProblems,
  takenOrder,
  type UnsureOrder,
} from './checkout-reducer.ts';
import type { Problem } from './customer-fields.ts';

const EMAIL: Problem = { at: 'email', message: 'Skriv din e-postadress' };
const SHIPPING: Problem = { at: 'shipping', message: 'Välj ett leveranssätt' };

const UNSURE: UnsureOrder = {
  rows: [],
  totals: {
    goods: 100,
    insurance: 0,
    shipping: 0,
    paymentFee: 0,
    discount: 0,
    giftCards: 0,
    toPay: 100,
    total: 100,
    totalExcludingVat: 80,
    vat: 20,
  },
  body: {
    customer: {
      kind: 'private',
      email: 'anna@exempel.se',
      mobile: '0701234567',
      firstName: 'Anna',
      lastName: 'Ek',
      street: 'Storgatan 1',
      zipCode: '11120',
      city: 'Stockholm',
      companyName: '',
      corpNumber: '',
    },
    shippingMethodId: 1,
    paymentMethodId: 1,
    storeId: null,
    expectedTotal: 100,
  },
};

const after = (...actions: readonly CheckoutFormAction[]): CheckoutFormState =>
  actions.reduce(checkoutReducer, INITIAL_FORM);

describe('the checkout form', () => {
  it('remembers a press until the order is placed', () => {
    expect(after({ type: 'pressed' }).isRequested).toBe(true);
    expect(after({ type: 'pressed' }, { type: 'submitted' }).isRequested).toBe(false);
  });

  it('shows what was refused until the buyer touches it', () => {
    const refused: CheckoutFormAction = { type: 'refused', problems: [EMAIL, SHIPPING], message: null };
    expect(after(refused).problems).toEqual([EMAIL, SHIPPING]);
    expect(after(refused, { type: 'touched', fields: ['email', 'mobile'] }).problems).toEqual([SHIPPING]);
  });

  it('clears an earlier message with the next attempt', () => {
    const message = 'Priset har ändrats.';
    expect(after({ type: 'refused', problems: [], message }).message).toBe(message);
    expect(
      after({ type: 'refused', problems: [EMAIL], message }, { type: 'refused', problems: [], message: null }),
    ).toEqual(INITIAL_FORM);
  });

  it('keeps an order without a response until there is one', () => {
    const unresponded: CheckoutFormAction = { type: 'unanswered', order: UNSURE, message: 'Inget svar.' };
    const unsure = after({ type: 'refused', problems: [EMAIL], message: null }, unresponded);
    expect(unsure).toMatchObject({ unsure: UNSURE, message: 'Inget svar.', problems: [] });
    expect(checkoutReducer(unsure, { type: 'answered' }).unsure).toBeNull();
  });

  it('no longer misses a way to send once one is chosen', () => {
    const state = after({ type: 'refused', problems: [EMAIL, SHIPPING], message: null });
    expect(openProblems(state, null)).toEqual([EMAIL, SHIPPING]);
    expect(openProblems(state, 1)).toEqual([EMAIL]);
  });

  it('takes an order without a response for placed only when the cart is empty', () => {
    const state = after({ type: 'unanswered', order: UNSURE, message: 'Inget svar.' });
    expect(takenOrder(state, 2)).toBeNull();
    expect(takenOrder(state, 0)).toBe(UNSURE);
    expect(takenOrder(INITIAL_FORM, 0)).toBeNull();
  });
});
