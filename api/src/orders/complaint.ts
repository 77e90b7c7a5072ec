import type { BodyOf, postOrderReturn } from '@shop/contracts';
import { formatDayAndYear, formatTime } from '@shop/domain/dates';
import { addYears, endOfDay } from '@shop/server/calendar';
import type { Tx } from '../db/client.ts';
import { orderReturn, orderReturnRow, outboxMail } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { mailOf } from './mail-parts.ts';
import type { OrderLinks } from './order-links.ts';
import { newReturnNumber } from './order-number.ts';
import { type OrderEventRecord, type OrderRecord, readOrderEvents, readOrderRows } from './order-store.ts';
import { readReturns, type ReturnRecord, type ReturnRowRecord, rowIdOf } from './return-store.ts';

/** Three years from delivery (konsumentköplagen 5 kap. 1 §). */
const COMPLAINT_YEARS = 3;

/** The last instant of the right to complain: the end of the day with the date of delivery, or of 28 February. */
export const complaintDeadline = (delivered: Date): Date => endOfDay(addYears(delivered, COMPLAINT_YEARS));

/** Delivered, and within the time of the right to complain. */
export function isComplaintOpen(events: readonly Pick<OrderEventRecord, 'status' | 'at'>[], now: Date): boolean {
  const delivered = events.findLast(({ status }) => status === 'delivered');
  return delivered !== undefined && now <= complaintDeadline(delivered.at);
}

/** [O2.17-02] Receives a complaint about delivered goods; what is done about it, a person decides. */
export async function complain(
  tx: Tx,
  record: OrderRecord,
  body: BodyOf<typeof postOrderReturn>,
  { key, links }: { readonly key: string | null; readonly links: OrderLinks },
  now: Date,
): Promise<{ record: ReturnRecord; rows: ReturnRowRecord[] }> {
  if (key !== null) {
    const earlier = (await readReturns(tx, record.id)).find((each) => each.record.idempotencyKey === key);
    if (earlier !== undefined) return earlier;
  }
  if (!isComplaintOpen(await readOrderEvents(tx, record.id), now)) {
    throw new ApiError(
      'CONFLICT',
      'Beställningen kan inte reklameras: den är inte levererad, eller tiden har gått ut.',
    );
  }
  const orderRows = await readOrderRows(tx, [record.id]);
  const requested = body.rows.map(({ rowId, quantity }, index) => {
    const row = orderRows.find(({ position }) => rowIdOf(record.id, position) === rowId);
    const isTwice = body.rows.findIndex((each) => each.rowId === rowId) !== index;
    if (row === undefined || isTwice || quantity > row.quantity) {
      throw new ApiError('VALIDATION', undefined, { fields: { [`rows.${index}`]: 'Kontrollera rad och antal.' } });
    }
    return { position: row.position, quantity, name: row.name };
  });
  const [made] = await tx
    .insert(orderReturn)
    .values({
      id: newReturnNumber(),
      orderId: record.id,
      kind: 'complaint',
      status: 'announced',
      name: `${record.customer.firstName} ${record.customer.lastName}`.trim(),
      email: record.customer.email,
      reason: body.description.trim(),
      goodsOre: 0,
      shippingOre: 0,
      paymentFeeOre: 0,
      idempotencyKey: key,
      createdAt: now,
    })
    .returning();
  if (made === undefined) throw new Error('The complaint was not stored.');
  const rows = await tx
    .insert(orderReturnRow)
    .values(requested.map(({ position, quantity }) => ({ returnId: made.id, position, quantity, refundOre: 0 })))
    .returning();
  const mail = mailOf(made.email, `Vi har tagit emot din reklamation ${made.id}`, [
    `Hej ${made.name}!`,
    `Vi har ${formatDayAndYear(now)} kl. ${formatTime(now)} tagit emot din reklamation av beställning ${record.id}:`,
    ...requested.map(({ quantity, name }) => `${quantity} × ${name}`),
    `Du skrev: ${made.reason}`,
    'Vi hör av oss inom två arbetsdagar. Skicka inget innan dess.',
    { button: 'Följ din reklamation', href: links.order },
  ]);
  await tx.insert(outboxMail).values({ ...mail, orderId: record.id, createdAt: now });
  return { record: made, rows };
}
