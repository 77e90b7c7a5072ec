import type { Order } from '@shop/contracts/api/checkout';

export type PaymentNotice = {
  readonly tone: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
};

const NOTICES: Readonly<Record<Order['payment']['status'], PaymentNotice>> = {
  pending: { tone: 'warning', text: 'Vi väntar på din betalning.' },
  paid: { tone: 'success', text: 'Betalningen är klar.' },
  failed: { tone: 'error', text: 'Betalningen gick inte igenom. Inga pengar har dragits.' },
  cancelled: { tone: 'warning', text: 'Betalningen avbröts. Inga pengar har dragits.' },
  refunded: { tone: 'info', text: 'Pengarna är återbetalda.' },
};

/** The order's notice about its payment. A cancelled order that was never paid awaits nothing. */
export const paymentNotice = ({ status, payment }: Pick<Order, 'status' | 'payment'>): PaymentNotice =>
  status === 'cancelled' && payment.status !== 'refunded'
    ? { tone: 'info', text: 'Beställningen är avbruten.' }
    : NOTICES[payment.status];
