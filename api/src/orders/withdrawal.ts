import { calendarDay } from '@shop/domain/dates';
import { addDays, endOfDay, memoizeByDay } from '@shop/server/calendar';
import { workDayFrom } from '../shipping/work-days.ts';
import type { OrderEventRecord, OrderRecord, OrderRowRecord } from './order-store.ts';

/** The rules of the right of withdrawal (distansavtalslagen, 2 kap.), as pure functions [O2.17-17]. */

const WITHDRAWAL_DAYS = 14;

/** Paid and packed, or delivered. Before packing an order is simply cancelled. */
const WITHDRAWABLE: readonly OrderRecord['status'][] = ['packing', 'shipped', 'readyForPickup', 'delivered'];

/** By the day of delivery, for lists of orders: each of them needs it. */
const deadlineOf = memoizeByDay((delivered) => {
  const day = calendarDay(delivered);
  return endOfDay(addDays(delivered, workDayFrom(day + WITHDRAWAL_DAYS) - day));
});

/**
 * The last instant of the right: the end of the fourteenth day after delivery, or of the next working day when that is
 * a Saturday, Sunday or public holiday (lagen om beräkning av lagstadgad tid). Null before delivery, as the time has
 * not begun.
 */
export function withdrawalDeadline(events: readonly Pick<OrderEventRecord, 'status' | 'at'>[]): Date | null {
  const delivered = events.findLast(({ status }) => status === 'delivered');
  if (delivered === undefined) return null;
  return deadlineOf(delivered.at);
}

/** The last instant of delivery whose right of withdrawal is over by now. */
export function withdrawalOverSince(now: Date): Date {
  const today = calendarDay(now);
  let days = WITHDRAWAL_DAYS + 1;
  while (workDayFrom(today - days + WITHDRAWAL_DAYS) >= today) days += 1;
  return endOfDay(addDays(now, -days));
}

/** Whether the order as a whole can be withdrawn from; companies have no such right. */
export function isWithdrawalOpen(
  record: Pick<OrderRecord, 'status' | 'customer'>,
  events: readonly Pick<OrderEventRecord, 'status' | 'at'>[],
  now: Date,
): boolean {
  if (!WITHDRAWABLE.includes(record.status) || record.customer.kind === 'company') return false;
  const deadline = withdrawalDeadline(events);
  return deadline === null || now <= deadline;
}

/**
 * Why a row is exempt from the right; null when it is not. `isCardUsed`: a gift card of the row has paid something.
 */
export function exemptionOf(
  row: Pick<OrderRowRecord, 'extraData' | 'openedAt'>,
  { isCardUsed }: { isCardUsed: boolean },
): string | null {
  if (row.extraData.giftCard !== undefined && isCardUsed) return 'Presentkortet är använt.';
  if (row.openedAt !== null) return 'Den digitala koden är öppnad, och du har godkänt att ångerrätten då upphör.';
  if (row.extraData.ctoConfigurationId !== undefined) return 'Datorn är byggd efter dina val.';
  return null;
}

type Priced = Pick<OrderRowRecord, 'unitPriceOre' | 'insurance' | 'quantity' | 'discountOre'>;

/** Refund in öre for the first `units` of a row: the discount is shared so that all parts add up. */
const refundedUpTo = (row: Priced, units: number): number =>
  (row.unitPriceOre + (row.insurance?.priceOre ?? 0)) * units - Math.round((row.discountOre * units) / row.quantity);

/** Price and insurance of some units, less their share of the discount; exact however a row is divided. */
export const rowRefund = (row: Priced, alreadyReturned: number, units: number): number =>
  refundedUpTo(row, alreadyReturned + units) - refundedUpTo(row, alreadyReturned);

/**
 * Refund in öre for some units of a row: never more than what was paid and is not refunded yet, so that a reduction
 * after a complaint counts.
 */
export const refundFor = (row: Priced, given: { units: number; ore: number }, units: number): number =>
  Math.min(rowRefund(row, given.units, units), Math.max(0, rowRefund(row, 0, row.quantity) - given.ore));

/** Freight is given back when everything is, up to what the cheapest way would have cost (13 §). */
export const freightRefund = ({
  shippingOre,
  standardShippingOre,
}: Pick<OrderRecord, 'shippingOre' | 'standardShippingOre'>): number =>
  standardShippingOre > 0 ? Math.min(shippingOre, standardShippingOre) : shippingOre;
