import { describe, expect, it } from '@jest/globals';
import { testOrder } from '../../testing/checkout-fixtures.ts';
import { paymentNotice } from './payment-notice.ts';

type Told = Parameters<typeof paymentNotice>[0];
const noticeOf = (payment: Partial<Told['payment']>, status: Told['status'] = 'received') =>
  paymentNotice(testOrder({ status, payment: { ...testOrder().payment, ...payment } })).text;

const DUE = { amount: 178, at: Date.parse('2026-12-22T11:00:00Z') / 1000 };

describe('the notice about the payment', () => {
  it('never calls an invoice or a plan paid that is not', () => {
    expect(noticeOf({ type: 'invoice', due: DUE })).toBe(
      'Fakturan är godkänd. Betala 178\u00a0kr senast 22 dec. 2026.',
    );
    expect(noticeOf({ type: 'instalment', due: DUE })).toBe(
      'Delbetalningen är godkänd. Nästa betalning är 178\u00a0kr senast 22 dec. 2026.',
    );
    expect(noticeOf({ type: 'invoice', due: null })).toBe('Betalningen är klar.');
  });

  it('says of a card what was promised when it was chosen', () => {
    expect(noticeOf({ type: 'card' }, 'packing')).toBe('Kortet är godkänt. Pengarna dras när vi skickar varan.');
    expect(noticeOf({ type: 'card' }, 'shipped')).toBe('Betalningen är klar.');
    expect(noticeOf({ type: 'mobile' })).toBe('Betalningen är klar.');
  });

  it('asks for nothing when the order was cancelled', () => {
    expect(noticeOf({ status: 'failed' }, 'cancelled')).toBe('Beställningen är avbeställd.');
    expect(noticeOf({ status: 'refunded' }, 'cancelled')).toBe('Pengarna är återbetalda.');
    expect(noticeOf({ status: 'pending' }, 'awaitingPayment')).toBe('Vi väntar på din betalning.');
  });
});
