import type { BodyOf, getOrderWithdrawal, ResponseOf, postOrderWithdraw } from '@shop/contracts';
import { formatDayAndYear, formatTime } from '@shop/domain/dates';
import { formatKronor, oreToKronor } from '@shop/domain/money';
import { and, eq } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { DbOrTx, Tx } from '../db/client.ts';
import { giftCard, orderReturn, orderReturnRow, outboxMail } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { blockGiftCards, unusedGiftCards } from './gift-cards.ts';
import { mailOf } from './order-mail.ts';
import { newReturnNumber } from './order-number.ts';
import { type OrderRecord, type OrderRowRecord, readOrderEvents, readOrderRows } from './order-store.ts';
import { SELLER } from './receipt-data.ts';
import {
  readReturns,
  refundedOre,
  type ReturnRecord,
  type ReturnRowRecord,
  rowIdOf,
  serializeReturn,
  withdrawnUnits,
} from './return-store.ts';
import { exemptionOf, freightRefund, isWithdrawalOpen, refundFor, withdrawalDeadline } from './withdrawal.ts';

type ApiResponse = ResponseOf<typeof getOrderWithdrawal>['data']['withdrawal'];
type Body = BodyOf<typeof postOrderWithdraw>;

async function isCardUsed(on: DbOrTx, { orderId, position, extraData }: OrderRowRecord): Promise<boolean> {
  if (extraData.giftCard === undefined) return false;
  const cards = await on
    .select()
    .from(giftCard)
    .where(and(eq(giftCard.orderId, orderId), eq(giftCard.position, position)));
  return cards.some(({ isBlocked, balanceOre, amountOre }) => !isBlocked && balanceOre < amountOre);
}

/** Units that can still be withdrawn [O7-11]. */
export async function readWithdrawal(on: DbOrTx, record: OrderRecord, now: Date): Promise<ApiResponse> {
  const rows = await readOrderRows(on, [record.id]);
  const events = await readOrderEvents(on, record.id);
  const returned = await withdrawnUnits(on, record.id);
  const refunded = await refundedOre(on, record.id);
  const returns = await readReturns(on, record.id);
  const deadline = withdrawalDeadline(events);
  const shown: ApiResponse['rows'] = [];
  for (const row of rows) {
    const already = returned.get(row.position) ?? 0;
    const remaining = row.quantity - already;
    shown.push({
      rowId: rowIdOf(record.id, row.position),
      name: row.name,
      quantity: row.quantity,
      remaining,
      exempt: exemptionOf(row, { isCardUsed: await isCardUsed(on, row) }),
      refund: oreToKronor(refundFor(row, { units: already, ore: refunded.get(row.position) ?? 0 }, remaining)),
    });
  }
  return {
    isOpen: isWithdrawalOpen(record, events, now) && shown.some(({ remaining, exempt }) => remaining > 0 && !exempt),
    deadline: deadline === null ? null : unixSeconds(deadline),
    rows: shown,
    shippingRefund: oreToKronor(freightRefund(record)),
    paymentFeeRefund: oreToKronor(record.paymentFeeOre),
    returnAddress: `${SELLER.name}, Returer, ${SELLER.address}`,
    returns: returns.map((each) => serializeReturn(each.record, each.rows, rows)),
  };
}

interface WithdrawnRow {
  readonly row: OrderRowRecord;
  readonly quantity: number;
  readonly refundOre: number;
}

/** Checks the requested units against the right; all rows that are exempt are reported at once. */
async function readRequest(
  tx: Tx,
  record: OrderRecord,
  rows: readonly OrderRowRecord[],
  body: Body,
): Promise<WithdrawnRow[]> {
  const returned = await withdrawnUnits(tx, record.id);
  const refunded = await refundedOre(tx, record.id);
  const fields: Record<string, string> = {};
  const requested: WithdrawnRow[] = [];
  const seen = new Set<string>();
  for (const [index, { rowId, quantity }] of body.rows.entries()) {
    const row = rows.find(({ position }) => rowIdOf(record.id, position) === rowId);
    const already = returned.get(row?.position ?? -1) ?? 0;
    const exempt = row === undefined ? null : exemptionOf(row, { isCardUsed: await isCardUsed(tx, row) });
    if (row === undefined || seen.has(rowId)) fields[`rows.${index}`] = 'Raden finns inte i beställningen.';
    else if (exempt !== null) fields[`rows.${index}`] = exempt;
    else if (quantity > row.quantity - already)
      fields[`rows.${index}`] = `Du kan ångra högst ${row.quantity - already} st.`;
    else {
      const given = { units: already, ore: refunded.get(row.position) ?? 0 };
      requested.push({ row, quantity, refundOre: refundFor(row, given, quantity) });
    }
    seen.add(rowId);
  }
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', undefined, { fields });
  return requested;
}

/** Whether the withdrawal leaves nothing of the order. */
async function isWhole(
  tx: Tx,
  record: OrderRecord,
  rows: readonly OrderRowRecord[],
  requested: readonly WithdrawnRow[],
) {
  const returned = await withdrawnUnits(tx, record.id);
  return rows.every(
    ({ position, quantity }) =>
      quantity ===
      (returned.get(position) ?? 0) + (requested.find(({ row }) => row.position === position)?.quantity ?? 0),
  );
}

/** The receipt of the statement: its content and time (2 kap. 10 §, and directive 2023/2673). */
function statementMail(record: ReturnRecord, requested: readonly WithdrawnRow[], orderId: string) {
  const { goodsOre, shippingOre, paymentFeeOre, createdAt } = record;
  return mailOf(record.email, `Vi har tagit emot din ångeranmälan ${record.id}`, [
    `Hej ${record.name}!`,
    `Vi bekräftar att du ${formatDayAndYear(createdAt)} kl. ${formatTime(createdAt)} har meddelat att du ångrar ditt köp enligt beställning ${orderId}:`,
    ...requested.map(
      ({ row, quantity, refundOre }) => `${quantity} × ${row.name}: ${formatKronor(oreToKronor(refundOre))}`,
    ),
    ...(record.reason === '' ? [] : [`Du skrev: ${record.reason}`]),
    ...(shippingOre > 0 ? [`Frakt: ${formatKronor(oreToKronor(shippingOre))}`] : []),
    `Du får tillbaka ${formatKronor(oreToKronor(goodsOre + shippingOre + paymentFeeOre))} samma väg som du betalade, senast 14 dagar efter i dag. Vi får vänta tills varorna har kommit tillbaka eller du har visat att de är skickade.`,
    `Skicka varorna inom 14 dagar till ${SELLER.name}, Returer, ${SELLER.address}. Märk paketet ${record.id}. Du står för returfrakten.`,
  ]);
}

export interface Statement {
  readonly record: ReturnRecord;
  readonly rows: ReturnRowRecord[];
  /** Nothing has to be sent back, so the money can go at once. */
  readonly isWithoutParcel: boolean;
}

/**
 * Receives a withdrawal [O2.17-17]: checks it, stores it and writes its receipt to the outbox, in the caller's
 * transaction and with the order locked, so that no unit is withdrawn twice. The same key gets the same statement.
 * Returned gift cards end here, so that a card cannot be spent while it is being refunded.
 */
export async function withdraw(
  tx: Tx,
  record: OrderRecord,
  body: Body,
  key: string | null,
  now: Date,
): Promise<Statement> {
  if (key !== null) {
    const known = (await readReturns(tx, record.id)).find((each) => each.record.idempotencyKey === key);
    if (known !== undefined) return { ...known, isWithoutParcel: false };
  }
  const events = await readOrderEvents(tx, record.id);
  if (!isWithdrawalOpen(record, events, now)) {
    throw new ApiError('CONFLICT', 'Ångerrätten gäller inte för beställningen, eller tiden har gått ut.');
  }
  const orderRows = await readOrderRows(tx, [record.id]);
  // Held first: what is checked below must still be so at the end.
  const cards = new Map<number, string[]>();
  for (const { position, extraData } of orderRows) {
    if (extraData.giftCard === undefined) continue;
    cards.set(
      position,
      (await unusedGiftCards(tx, record.id, position)).map(({ id }) => id),
    );
  }
  const requested = await readRequest(tx, record, orderRows, body);
  const whole = await isWhole(tx, record, orderRows, requested);
  const [made] = await tx
    .insert(orderReturn)
    .values({
      id: newReturnNumber(),
      orderId: record.id,
      kind: 'withdrawal',
      status: 'announced',
      name: body.name?.trim() || `${record.customer.firstName} ${record.customer.lastName}`.trim(),
      email: body.email?.trim() || record.customer.email,
      reason: body.reason?.trim() ?? '',
      goodsOre: requested.reduce((sum, { refundOre }) => sum + refundOre, 0),
      shippingOre: whole ? freightRefund(record) : 0,
      paymentFeeOre: whole ? record.paymentFeeOre : 0,
      idempotencyKey: key,
      createdAt: now,
    })
    .returning();
  if (made === undefined) throw new Error('The statement was not stored.');
  const rows = await tx
    .insert(orderReturnRow)
    .values(
      requested.map(({ row, quantity, refundOre }) => ({
        returnId: made.id,
        position: row.position,
        quantity,
        refundOre,
      })),
    )
    .returning();
  for (const { row, quantity } of requested)
    await blockGiftCards(tx, (cards.get(row.position) ?? []).slice(0, quantity));
  await tx
    .insert(outboxMail)
    .values({ ...statementMail(made, requested, record.id), orderId: record.id, createdAt: now });
  const isWithoutParcel = requested.every(({ row }) => row.isDigital || row.extraData.giftCard !== undefined);
  return { record: made, rows, isWithoutParcel };
}
