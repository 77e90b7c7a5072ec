import { randomUUID } from 'node:crypto';
import type { UnpaidOrder } from '@shop/contracts';
import { DAY_MS } from '@shop/domain/dates';
import { oreToKronor } from '@shop/domain/money';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { CartLine } from '../cart/cart-line.ts';
import { changeDraft, readDraft } from '../checkout/draft-store.ts';
import { unixSeconds } from '../clock.ts';
import type { Db, Tx } from '../db/client.ts';
import { order } from '../db/schema/index.ts';
import type { Caller } from './order-access.ts';
import { type OrderSecrets, PAYMENT_LINK_DAYS } from './order-secrets.ts';
import { type OrderRecord, type OrderRowRecord, readOrderRows } from './order-store.ts';

/** The caller's newest order that still can be paid; null when there is none. */
export async function readUnpaidOrder(
  db: Db,
  { user, session }: Caller,
  secrets: OrderSecrets,
  now: Date,
): Promise<UnpaidOrder | null> {
  const owners = [
    ...(user === null ? [] : [eq(order.memberId, user.id)]),
    ...(session.id === null ? [] : [and(eq(order.sessionId, session.id), isNull(order.memberId))]),
  ];
  if (owners.length === 0) return null;
  const [record] = await db
    .select()
    .from(order)
    .where(
      and(
        or(...owners),
        eq(order.status, 'awaitingPayment'),
        gt(order.createdAt, new Date(now.getTime() - PAYMENT_LINK_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(1);
  if (record === undefined) return null;
  const rows = await readOrderRows(db, [record.id]);
  return {
    id: record.id,
    createdAt: unixSeconds(record.createdAt),
    itemCount: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    toPay: oreToKronor(record.totalOre - record.giftCardOre),
    paymentLink: secrets.paymentLinkOf(record.id),
  };
}

/** The rows of an order as rows of a cart; the cart prices and corrects them again. */
export const linesOf = (rows: readonly OrderRowRecord[]): CartLine[] =>
  rows.map(({ productId, unitPriceOre, extraData, quantity }) => ({
    id: randomUUID(),
    productId,
    unitPriceOre,
    pass: null,
    extraData,
    quantity,
  }));

/** What the buyer typed and chose for the order, as far as nothing newer has been typed since. */
export async function restoreDraft(tx: Tx, cartId: string, record: OrderRecord, now: Date): Promise<void> {
  const draft = await readDraft(tx, cartId);
  const typed = Object.fromEntries(Object.entries(draft.customer).filter(([, value]) => value !== ''));
  await changeDraft(
    tx,
    cartId,
    {
      customer: { ...record.customer, ...typed },
      shippingMethodId: draft.shippingMethodId ?? record.shippingMethodId,
      paymentMethodId: draft.paymentMethodId ?? record.paymentMethodId,
      storeId: draft.storeId ?? record.storeId,
      notes: { ...record.deliveryNotes, ...draft.notes },
      pickupPointId: draft.pickupPointId ?? record.pickupPoint?.id ?? null,
      isSplit: draft.isSplit || record.deliveryParts !== null,
    },
    now,
  );
}
