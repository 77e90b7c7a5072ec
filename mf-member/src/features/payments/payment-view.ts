import type { getPayment, MemberPayment } from '@shop/contracts/api/payment';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { calendarDaysBetween, formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { formatKronor } from '@shop/domain/money';

/** One payment of an invoice or a plan. */
export type PaymentPart = ResponseOf<typeof getPayment>['data']['payment']['parts'][number];

/** A day as a person writes it, from Unix seconds. */
export const dayOf = (seconds: number): string => formatDayAndYear(fromUnixSeconds(seconds));

/** "Faktura" or "Delbetalning", with the order that it is for. */
export const paymentTitle = ({ kind, orderId }: Pick<MemberPayment, 'kind' | 'orderId'>): string =>
  `${kind === 'invoice' ? 'Faktura' : 'Delbetalning'} för beställning ${orderId}`;

/** The word of state beside the title, and its tone. */
export const STATUS_BADGES = {
  open: { text: 'Att betala', tone: 'info' },
  overdue: { text: 'Förfallen', tone: 'warning' },
  paid: { text: 'Betald', tone: 'success' },
  credited: { text: 'Krediterad', tone: 'neutral' },
} as const;

/** When the next payment is due; late ones are said kindly, with what to do. */
export function dueText({ next }: Pick<MemberPayment, 'next'>, now: Date): string {
  if (next === null) return 'Allt är betalt. Tack!';
  const sum = formatKronor(next.amount);
  const days = calendarDaysBetween(now, fromUnixSeconds(next.dueAt));
  if (next.isOverdue) {
    return `${sum} skulle ha betalats ${dayOf(next.dueAt)}. Betala när du kan, eller hör av dig till kundservice om det är svårt just nu.`;
  }
  if (days === 0) return `Betala ${sum} idag.`;
  return `Betala ${sum} senast ${dayOf(next.dueAt)}${days === 1 ? ', det är imorgon' : ''}.`;
}

/** What is left of the whole. A credited one was not paid, so it says no more than its sum. */
export function remainingText({
  remaining,
  amount,
  status,
}: Pick<MemberPayment, 'remaining' | 'amount' | 'status'>): string {
  const sum = formatKronor(amount);
  if (status === 'paid') return `Betald: ${sum}`;
  if (status === 'credited') return sum;
  return remaining === amount ? `${sum} att betala` : `${formatKronor(remaining)} kvar av ${sum}`;
}

/** The state of one payment of a plan. */
export const partText = ({ amount, dueAt, paidAt }: PaymentPart): string =>
  `${formatKronor(amount)}, ${paidAt === null ? `förfaller ${dayOf(dueAt)}` : `betald ${dayOf(paidAt)}`}`;
