import type { CartRow, Order, OrderSummary } from '@shop/contracts';
import { DEFAULT_CURRENCY, oreToKronor } from '@shop/domain/money';
import { maskCorpNumber } from '@shop/domain/validation/numbers';
import { and, count, desc, eq } from 'drizzle-orm';
import { previewUrl } from '../catalogue/image-urls.ts';
import { unixSeconds } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { order, paymentMethod, shippingMethod } from '../db/schema/index.ts';
import { readOrderClaim } from '../payments/order-claim.ts';
import { readStore } from '../stores/stores.ts';
import { isPaymentLinkOpen, type OrderSecrets } from './order-secrets.ts';
import { canCancel, STATUS_LABELS, timelineOf } from './order-status.ts';
import { type OrderRecord, type OrderRowRecord, readOrderEvents, readOrderRows } from './order-store.ts';
import { isComplaintOpen } from './complaint.ts';
import { serializeReturns } from './return-store.ts';
import { isWithdrawalOpen } from './withdrawal.ts';

const MAX_PREVIEWS = 4;
const PAGE_SIZE = 20;

function serializeSummary(record: OrderRecord, rows: readonly OrderRowRecord[]): OrderSummary {
  return {
    id: record.id,
    createdAt: unixSeconds(record.createdAt),
    status: record.status,
    statusLabel: STATUS_LABELS[record.status],
    isPreOrder: record.isPreOrder,
    total: oreToKronor(record.totalOre),
    itemCount: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    previewUrls: rows.slice(0, MAX_PREVIEWS).map(({ productId }) => previewUrl(productId)),
  };
}

/** A row as it was bought; stock and limits of today have no part in it. */
export function serializeOrderRow(row: OrderRowRecord): CartRow {
  const unitPrice = oreToKronor(row.unitPriceOre);
  const unitVat = oreToKronor(row.unitVatOre);
  return {
    id: `${row.orderId}-${row.position}`,
    product: {
      id: row.productId,
      price: { price: unitPrice, vat: unitVat, pass: null, currency: DEFAULT_CURRENCY },
      name: row.name,
      subTitle: row.subTitle,
      previewUrl: previewUrl(row.productId),
      isDigital: row.isDigital,
      isShippable: !row.isDigital,
      release: row.releaseAt === null ? null : { timestamp: unixSeconds(row.releaseAt) },
      maxPerCustomer: null,
      stock: {},
    },
    unitPrice,
    unitVat,
    quantity: row.quantity,
    extraData: row.extraData,
    insurance: row.insurance && {
      id: row.insurance.id,
      name: row.insurance.name,
      price: oreToKronor(row.insurance.priceOre),
      provider: row.insurance.provider,
    },
  };
}

/** [9-08..11] The sums that were agreed on, from the order and not from today's prices. */
export const serializeOrderTotals = (record: OrderRecord): Order['totals'] => ({
  goods: oreToKronor(record.goodsOre),
  insurance: oreToKronor(record.insuranceOre),
  shipping: oreToKronor(record.shippingOre),
  paymentFee: oreToKronor(record.paymentFeeOre),
  discount: oreToKronor(record.discountOre),
  giftCards: oreToKronor(record.giftCardOre),
  toPay: oreToKronor(record.totalOre - record.giftCardOre),
  total: oreToKronor(record.totalOre),
  totalExcludingVat: oreToKronor(record.totalOre - record.vatOre),
  vat: oreToKronor(record.vatOre),
});

/** What has paid an order that left nothing for its payment method; null when there was something to pay. */
function paidWithCodes({ totalOre, giftCardOre }: OrderRecord): string | null {
  if (totalOre === 0) return 'Inget att betala';
  return giftCardOre >= totalOre ? 'Presentkort' : null;
}

/** [O4-38] 1 XP per whole krona that goods have cost; gift cards are money, and earn when they are used. */
function experienceOf({ memberId }: OrderRecord, rows: readonly OrderRowRecord[]): number | null {
  if (memberId === null) return null;
  const goods = rows.filter(({ extraData }) => extraData.giftCard === undefined);
  const ore = goods.reduce(
    (sum, { unitPriceOre, quantity, discountOre }) => sum + unitPriceOre * quantity - discountOre,
    0,
  );
  return Math.floor(ore / 100);
}

/** The parcel by its carrier's number. The shop's carriers have no page of their own, so there is no link yet. */
const trackingOf = ({ trackingNumber }: OrderRecord, carrier: string | undefined): Order['tracking'] =>
  trackingNumber === null ? null : { carrier: carrier ?? 'Fraktbolaget', number: trackingNumber, url: null };

/** The order as its buyer reads it [O2.17-17]. */
export async function serializeOrder(db: Db, record: OrderRecord, secrets: OrderSecrets, now: Date): Promise<Order> {
  const [rows, events, [shipping], [payment], store, due] = await Promise.all([
    readOrderRows(db, [record.id]),
    readOrderEvents(db, record.id),
    db.select().from(shippingMethod).where(eq(shippingMethod.id, record.shippingMethodId)),
    db.select().from(paymentMethod).where(eq(paymentMethod.id, record.paymentMethodId)),
    record.storeId === null ? null : readStore(db, record.storeId),
    readOrderClaim(db, record.id),
  ]);
  const returns = await serializeReturns(db, record.id, rows);
  return {
    ...serializeSummary(record, rows),
    rows: rows.map(serializeOrderRow),
    totals: serializeOrderTotals(record),
    customer: { ...record.customer, corpNumber: maskCorpNumber(record.customer.corpNumber) },
    shipping: {
      id: record.shippingMethodId,
      name: shipping?.name ?? 'Leverans',
      store: store?.store ?? null,
      dateLabel: record.dateLabel,
      point: record.pickupPoint,
      parts: record.deliveryParts ?? [],
    },
    notes: record.deliveryNotes,
    payment: {
      type: payment?.type ?? 'card',
      name: paidWithCodes(record) ?? payment?.name ?? 'Betalning',
      status: record.paymentStatus,
      paymentLink: isPaymentLinkOpen(record, now) ? `/checkout/${secrets.paymentLinkOf(record.id)}` : null,
      ...(due !== undefined && { due }),
    },
    timeline: timelineOf(record.status, shipping?.kind ?? 'home', events),
    canCancel: canCancel(record.status),
    canWithdraw: isWithdrawalOpen(record, events, now),
    canComplain: isComplaintOpen(events, now),
    returns,
    tracking: trackingOf(record, shipping?.carrier),
    experiencePoints: experienceOf(record, rows),
    isGuestOrder: record.memberId === null,
  };
}

/** [O7-11] One page of a member's orders, newest first. */
export async function listOrders(
  db: Db,
  memberId: number,
  page: number,
): Promise<{ orders: OrderSummary[]; total: number }> {
  const own = and(eq(order.memberId, memberId));
  const [records, [counted]] = await Promise.all([
    db
      .select()
      .from(order)
      .where(own)
      .orderBy(desc(order.createdAt), desc(order.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.select({ total: count() }).from(order).where(own),
  ]);
  const rows = await readOrderRows(
    db,
    records.map(({ id }) => id),
  );
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return {
    orders: records.map((record) => serializeSummary(record, byOrder.get(record.id) ?? [])),
    total: counted?.total ?? 0,
  };
}
