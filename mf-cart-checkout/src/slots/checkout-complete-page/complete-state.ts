import type { Order } from '@shop/contracts/api/checkout';
import { formatWholeNumber } from '@shop/domain/money';
import { paymentNotice } from '../../features/order/payment-notice.ts';
import { hasDownloads, isAllDigital } from '../../features/digital/digital-rows.ts';

export type CompleteState = 'paid' | 'pending' | 'failed' | 'cancelled';

const STATE_OF: Readonly<Record<Order['payment']['status'], CompleteState>> = {
  paid: 'paid',
  refunded: 'cancelled',
  pending: 'pending',
  failed: 'failed',
  cancelled: 'failed',
};

/** Content of the page after checkout [O2.17-18]. */
export const completeState = ({ status, payment }: Pick<Order, 'status' | 'payment'>): CompleteState =>
  status === 'cancelled' ? 'cancelled' : STATE_OF[payment.status];

export const COMPLETE_HEADINGS: Readonly<Record<CompleteState, string>> = {
  paid: 'Tack för din beställning!',
  pending: 'Vi väntar på din betalning',
  failed: 'Betalningen gick inte igenom',
  cancelled: 'Beställningen är avbeställd',
};

/** What happens now, step by step. */
export function nextSteps(order: Pick<Order, 'shipping' | 'rows' | 'customer' | 'payment' | 'status'>): string[] {
  const { shipping, rows, customer, payment } = order;
  const steps: string[] = [];
  if (shipping.store !== null) {
    steps.push(`Vi plockar ihop dina varor i ${shipping.store.name} och mejlar dig när de är redo att hämtas.`);
    steps.push('Ta med legitimation och ordernumret när du hämtar.');
  } else if (!isAllDigital(rows)) {
    steps.push('Vi packar dina varor och mejlar dig när de är på väg.');
  }
  if (hasDownloads(rows)) steps.push('Dina koder hämtar du på beställningens sida. Länken dit finns i mejlet.');
  if (rows.some(({ extraData }) => extraData.giftCard !== undefined)) {
    steps.push('Presentkortet mejlas till mottagaren. Du ser det på beställningens sida.');
  }
  if (payment.due) steps.push(paymentNotice(order).text);
  steps.push(
    customer.kind === 'company'
      ? 'Du följer beställningen på dess sida. Där kan du avbeställa tills vi packar.'
      : 'Du följer beställningen på dess sida. Där kan du avbeställa tills vi packar, och ångra köpet efteråt.',
  );
  return steps;
}

/** When the order's XP come. A company has no right of withdrawal, so its XP wait for the same days by other words. */
export const experienceText = ({ experiencePoints, customer }: Pick<Order, 'experiencePoints' | 'customer'>) =>
  experiencePoints === null || experiencePoints === 0
    ? null
    : `Du får ${formatWholeNumber(experiencePoints)} XP ${
        customer.kind === 'company' ? 'två veckor efter leveransen' : 'när din ångerrätt har gått ut'
      }.`;
