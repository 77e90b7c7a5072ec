import type { PayableOrder } from '@shop/shared/contracts';
import { linkPaymentMethods, loadPaymentMethods, wirePaymentMethod } from '../checkout/payment-methods.ts';
import { unixSeconds } from '../clock.ts';
import { ApiError, notFound } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { isPaymentLinkOpen, type OrderSecrets, paymentLinkEnd } from './order-secrets.ts';
import { findOrder, type OrderRowRecord, readOrderRows } from './order-store.ts';
import { wireOrderRow, wireOrderTotals } from './wire-order.ts';

/** A row without what the buyer wrote on it: whoever holds the link is not the buyer. */
export const wirePayableRow = (row: OrderRowRecord): PayableOrder['rows'][number] => {
  const { insured } = row.extraData;
  return { ...wireOrderRow(row), extraData: insured === undefined ? {} : { insured } };
};

/**
 * [O2.1-11] [F24] The order behind a payment link, without its customer. Throws 404 for a link that was made up or is older than 14
 * days, and 410 with the reason when the order needs no payment any more.
 */
export async function readPayableOrder(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  link: string,
  secrets: OrderSecrets,
): Promise<PayableOrder> {
  const orderId = secrets.readPaymentLink(link);
  const record = orderId === null ? undefined : await findOrder(db, orderId);
  const end = record === undefined ? null : paymentLinkEnd(record);
  if (record === undefined || end === null || clock.now() >= end) throw notFound('Betallänken gäller inte längre.');
  if (!isPaymentLinkOpen(record, clock.now())) {
    const isCancelled = record.status === 'cancelled';
    throw new ApiError('GONE', isCancelled ? 'Beställningen är avbruten.' : 'Beställningen är redan betald.');
  }
  const [rows, methods] = await Promise.all([readOrderRows(db, [record.id]), loadPaymentMethods(db, config)]);
  return {
    id: record.id,
    createdAt: unixSeconds(record.createdAt),
    rows: rows.map(wirePayableRow),
    totals: wireOrderTotals(record),
    payableUntil: unixSeconds(end),
    paymentMethods: linkPaymentMethods(methods, record.customer.kind === 'company').map(wirePaymentMethod),
  };
}
