import type { BodyOf, getOrderWithdrawal, ResponseOf, postOrderWithdraw } from '@shop/contracts';
import { formatDayAndYear, formatTime } from '@shop/domain/dates';
import { formatKronor, oreToKronor } from '@shop/domain/money';
import { isEmail } from '@shop/domain/validation/email';
import { and, eq } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { DbOrTx, Tx } from '../db/client.ts';
import { giftCard, orderReturn, orderReturnRow, outboxMail, paymentMethod } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { parseCompactRows } from './compact-rows.ts';
import { blockGiftCards, unusedGiftCards } from './gift-cards.ts';
import { mailOf, type MailRow } from './mail-parts.ts';
import type { OrderLinks } from './order-links.ts';
import { newReturnNumber } from './order-number.ts';
import { type OrderRecord, type OrderRowRecord, readOrderEvents, readOrderRows } from './order-store.ts';
import { SELLER } from './receipt-data.ts';
import {
  readReturns,
  refundedOre,
  type ReturnRecord,
  type ReturnRowRecord,
  rowIdOf,
  serializeReturns,
  withdrawnUnits,
} from './return-store.ts';
import { exemptionOf, freightRefund, isWithdrawalOpen, refundFor, withdrawalDeadline } from './withdrawal.ts';

type ApiResponse = ResponseOf<typeof getOrderWithdrawal>['data']['withdrawal'];
type Body = BodyOf<typeof postOrderWithdraw>;

const RETURN_ADDRESS = `${SELLER.name}, Returer, ${SELLER.address}`;

async function isCardUsed(on: DbOrTx, { orderId, position, extraData }: OrderRowRecord): Promise<boolean> {
  if (extraData.giftCard === undefined) return false;
  const cards = await on
    .select()
    .from(giftCard)
    .where(and(eq(giftCard.orderId, orderId), eq(giftCard.position, position)));
  return cards.some(({ isBlocked, balanceOre, amountOre }) => !isBlocked && balanceOre < amountOre);
}

/** Why nothing can be withdrawn from the order; null when something can. */
function obstacleOf(
  { status, customer }: OrderRecord,
  isOpen: boolean,
  rows: readonly Pick<ApiResponse['rows'][number], 'remaining' | 'exempt'>[],
): ApiResponse['obstacle'] {
  if (customer.kind === 'company') return 'company';
  if (status === 'awaitingPayment') return 'notPaid';
  if (status === 'received') return 'notPacked';
  if (status === 'cancelled') return 'cancelled';
  if (status === 'returned' || !rows.some(({ remaining, exempt }) => remaining > 0 && exempt === null))
    return 'nothingLeft';
  return isOpen ? null : 'expired';
}

/** The sums that a selection of rows would give back; null when it cannot be withdrawn. */
async function quoteOf(
  on: DbOrTx,
  record: OrderRecord,
  orderRows: readonly OrderRowRecord[],
  rows: Body['rows'],
): Promise<ApiResponse['quote']> {
  try {
    const requested = await readRequest(on, record, orderRows, { rows });
    const { goodsOre, shippingOre, paymentFeeOre } = await sumsOf(on, record, orderRows, requested);
    return {
      goods: oreToKronor(goodsOre),
      shipping: oreToKronor(shippingOre),
      paymentFee: oreToKronor(paymentFeeOre),
      total: oreToKronor(goodsOre + shippingOre + paymentFeeOre),
    };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Units that can still be withdrawn [O7-11], and what those of `selected` would give back. */
export async function readWithdrawal(
  on: DbOrTx,
  record: OrderRecord,
  selected: string | undefined,
  now: Date,
): Promise<ApiResponse> {
  const rows = await readOrderRows(on, [record.id]);
  const events = await readOrderEvents(on, record.id);
  const returned = await withdrawnUnits(on, record.id);
  const refunded = await refundedOre(on, record.id);
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
  const [method] = await on
    .select({ name: paymentMethod.name })
    .from(paymentMethod)
    .where(eq(paymentMethod.id, record.paymentMethodId));
  const isOpen =
    isWithdrawalOpen(record, events, now) && shown.some(({ remaining, exempt }) => remaining > 0 && !exempt);
  return {
    isOpen,
    obstacle: obstacleOf(record, isOpen, shown),
    contact: { name: nameOf(record), email: record.customer.email },
    paymentName: method?.name ?? 'Betalning',
    quote:
      selected === undefined || !isOpen ? null : await quoteOf(on, record, rows, parseCompactRows(record.id, selected)),
    deadline: deadline === null ? null : unixSeconds(deadline),
    rows: shown,
    shippingRefund: oreToKronor(freightRefund(record)),
    paymentFeeRefund: oreToKronor(record.paymentFeeOre),
    returnAddress: RETURN_ADDRESS,
    returns: await serializeReturns(on, record.id, rows),
  };
}

interface WithdrawnRow {
  readonly row: OrderRowRecord;
  readonly quantity: number;
  readonly refundOre: number;
}

/** Checks the requested units against the right; all rows that are exempt are reported at once. */
async function readRequest(
  tx: DbOrTx,
  record: OrderRecord,
  rows: readonly OrderRowRecord[],
  body: Pick<Body, 'rows'>,
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
  tx: DbOrTx,
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

/** Öre that the units give back; freight and fee only when nothing of the order is left. */
async function sumsOf(
  tx: DbOrTx,
  record: OrderRecord,
  rows: readonly OrderRowRecord[],
  requested: readonly WithdrawnRow[],
) {
  const whole = await isWhole(tx, record, rows, requested);
  return {
    goodsOre: requested.reduce((sum, { refundOre }) => sum + refundOre, 0),
    shippingOre: whole ? freightRefund(record) : 0,
    paymentFeeOre: whole ? record.paymentFeeOre : 0,
  };
}

const nameOf = ({ customer }: Pick<OrderRecord, 'customer'>): string =>
  `${customer.firstName} ${customer.lastName}`.trim();

/** Where the receipt goes: without a readable address the law's durable medium would be missing. */
function receiptAddress({ customer }: OrderRecord, { email }: Body): string {
  const address = email?.trim() || customer.email;
  if (isEmail(address)) return address;
  throw new ApiError('VALIDATION', undefined, { fields: { email: 'Fyll i en e-postadress som vi kan mejla till.' } });
}

/** The receipt of the statement: its content and time (2 kap. 10 §, and directive 2023/2673). */
function statementMail(
  record: ReturnRecord,
  requested: readonly WithdrawnRow[],
  { orderId, isWithoutParcel, links }: { orderId: string; isWithoutParcel: boolean; links: OrderLinks },
) {
  const { goodsOre, shippingOre, paymentFeeOre, createdAt } = record;
  const row = (label: string, ore: number): MailRow[] =>
    ore > 0 ? [{ label, amount: formatKronor(oreToKronor(ore)) }] : [];
  const total = formatKronor(oreToKronor(goodsOre + shippingOre + paymentFeeOre));
  return mailOf(record.email, `Vi har tagit emot din ångeranmälan ${record.id}`, [
    `Hej ${record.name}!`,
    `Vi bekräftar att du ${formatDayAndYear(createdAt)} kl. ${formatTime(createdAt)} har meddelat att du ångrar ditt köp enligt beställning ${orderId}:`,
    {
      rows: [
        ...requested.map(({ row: { name }, quantity, refundOre }) => ({
          label: `${quantity} × ${name}`,
          amount: formatKronor(oreToKronor(refundOre)),
        })),
        ...row('Frakt', shippingOre),
        ...row('Avgift för betalsättet', paymentFeeOre),
        { label: 'Du får tillbaka', amount: total, isTotal: true },
      ],
    },
    ...(record.reason === '' ? [] : [`Du skrev: ${record.reason}`]),
    ...(isWithoutParcel
      ? [`Du behöver inte skicka något. ${total} går tillbaka samma väg som du betalade.`]
      : [
          `Du får tillbaka ${total} samma väg som du betalade, senast 14 dagar efter i dag. Vi får vänta tills varorna har kommit tillbaka eller du har visat att de är skickade.`,
          `Skicka varorna inom 14 dagar till ${RETURN_ADDRESS}. Märk paketet ${record.id}. Du står för returfrakten. Du kan också lämna dem i en butik utan kostnad.`,
        ]),
    { button: 'Följ din retur', href: links.order },
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
  { key, links }: { readonly key: string | null; readonly links: OrderLinks },
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
  const email = receiptAddress(record, body);
  const requested = await readRequest(tx, record, orderRows, body);
  const [made] = await tx
    .insert(orderReturn)
    .values({
      id: newReturnNumber(),
      orderId: record.id,
      kind: 'withdrawal',
      status: 'announced',
      name: body.name?.trim() || nameOf(record),
      email,
      reason: body.reason?.trim() ?? '',
      ...(await sumsOf(tx, record, orderRows, requested)),
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
  const isWithoutParcel = requested.every(({ row }) => row.isDigital || row.extraData.giftCard !== undefined);
  const mail = statementMail(made, requested, { orderId: record.id, isWithoutParcel, links });
  await tx.insert(outboxMail).values({ ...mail, orderId: record.id, createdAt: now });
  return { record: made, rows, isWithoutParcel };
}
