import type { Order } from '@shop/contracts/api/checkout';
import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { formatKronor } from '@shop/domain/money';

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

/** Until then a card's money is reserved, and no more than that. */
const NOT_SENT: readonly Order['status'][] = ['received', 'packing'];

/** What is bought on credit is approved, but not paid until the invoice or the plan is. */
const creditNotice = (due: NonNullable<Order['payment']['due']>, isInvoice: boolean): PaymentNotice => ({
  tone: 'info',
  text: `${isInvoice ? 'Fakturan är godkänd. Betala' : 'Delbetalningen är godkänd. Nästa betalning är'} ${formatKronor(due.amount)} senast ${formatDayAndYear(fromUnixSeconds(due.at))}.`,
});

/** The order's notice about its payment. A cancelled order that was never paid awaits nothing. */
export function paymentNotice({ status, payment }: Pick<Order, 'status' | 'payment'>): PaymentNotice {
  if (status === 'cancelled' && payment.status !== 'refunded') {
    return { tone: 'info', text: 'Beställningen är avbeställd.' };
  }
  if (payment.status !== 'paid') return NOTICES[payment.status];
  if (payment.due) return creditNotice(payment.due, payment.type === 'invoice');
  if (payment.type === 'card' && NOT_SENT.includes(status)) {
    return { tone: 'success', text: 'Kortet är godkänt. Pengarna dras när vi skickar varan.' };
  }
  return NOTICES.paid;
}
