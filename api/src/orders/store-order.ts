import type { DeliveryNotes } from '@shop/contracts';
import { ORDER_ENTRY_NAME } from '@shop/domain/feed';
import { kronorToOre } from '@shop/domain/money';
import { isPreOrder } from '@shop/domain/release';
import { href } from '@shop/contracts/routing';
import type { CheckedCart } from '../cart/carts.ts';
import { lineSubTitle } from '../cart/line-sub-title.ts';
import { vatInside } from '../catalogue/price.ts';
import { noteDiscount } from '../checkout/discount-codes.ts';
import { forgetDraft } from '../checkout/draft-store.ts';
import type { Tx } from '../db/client.ts';
import { feedEntry, order, orderEvent, orderRow, outboxMail } from '../db/schema/index.ts';
import { orderIsPaid } from '../payments/after-payment.ts';
import { deliveryDetails } from './delivery-lines.ts';
import { takeFromGiftCards } from './gift-cards.ts';
import { findTrusted, limitOrder } from './order-limits.ts';
import { orderMail } from './order-mail.ts';
import { orderLinksOf } from './order-links.ts';
import { newOrderNumber } from './order-number.ts';
import type { ChosenOrder, OrderParts } from './order-request.ts';
import { findOrder, type OrderRecord } from './order-store.ts';
import type { PlacedOrder } from './placed-order.ts';
import type { PreparedOrder } from './prepare-order.ts';
import { type TakenFrom, takeStock } from './stock.ts';
import { GUEST_RESERVATION_HOURS } from './stock-reservation.ts';
import { limitReservedStock } from './stock-share.ts';

/** Context of all steps of storing an order. */
interface Storing {
  readonly id: string;
  readonly checked: CheckedCart;
  readonly request: ChosenOrder;
  readonly prepared: PreparedOrder;
  readonly now: Date;
}

interface TakenStock {
  readonly taken: ReadonlyMap<string, TakenFrom>;
  /** The member's confirmed e-mail address; null for everyone else, whose goods are reserved for a shorter time. */
  readonly trusted: { readonly email: string } | null;
}

/** Counts the order against its ceilings and takes its goods. Refuses (429) one too many and (409) what is sold out. */
async function takeGoods(
  tx: Tx,
  { checked, request, prepared, now }: Storing,
  { services }: OrderParts,
): Promise<TakenStock> {
  const { shopper, sessionId, caller } = request;
  const { memberId } = shopper;
  const isLink = prepared.payment.type === 'link';
  const trusted = await findTrusted(tx, memberId);
  const buyer = { caller, memberId, sessionId, email: prepared.customer.email, isLink };
  await limitOrder(tx, services.rateLimits, buyer, trusted);
  const taken = await takeStock(tx, checked.lines, checked.products, prepared.pickupStoreId, now);
  const takenRows = checked.lines.map((line) => ({ productId: line.productId, takenFrom: taken.get(line.id) ?? {} }));
  await limitReservedStock(tx, takenRows, { isLink, isTrusted: trusted !== null });
  return { taken, trusted };
}

const sumsOf = ({ totals, giftCardOre, standardShipping }: PreparedOrder) => ({
  goodsOre: kronorToOre(totals.goods),
  insuranceOre: kronorToOre(totals.insurance),
  shippingOre: kronorToOre(totals.shipping),
  paymentFeeOre: kronorToOre(totals.paymentFee),
  discountOre: kronorToOre(totals.discount),
  giftCardOre,
  standardShippingOre: kronorToOre(standardShipping),
  totalOre: kronorToOre(totals.total),
  vatOre: kronorToOre(totals.vat),
});

const isEmptyNote = ({ message, doorCode, courier, handover }: DeliveryNotes): boolean =>
  message === '' && doorCode === '' && courier === '' && handover === 'asUsual';

/** The buyer's notes on the delivery, and the parts in which it comes; null for what was not asked for. */
function deliveryOf({ id, checked, request: { body, pickupPoint }, prepared: { isSplit, shipping } }: Storing) {
  const orderRowId = (lineId: string): string => `${id}-${checked.lines.findIndex((line) => line.id === lineId)}`;
  const notes = body.notes && {
    ...body.notes,
    message: body.notes.message.trim(),
    doorCode: body.notes.doorCode.trim(),
    courier: body.notes.courier.trim(),
  };
  return {
    deliveryNotes: notes === undefined || isEmptyNote(notes) ? null : notes,
    pickupPoint: shipping.row.kind === 'servicePoint' ? pickupPoint : null,
    deliveryParts: isSplit
      ? shipping.parts.map(({ dateLabel, rowIds }) => ({ dateLabel, rowIds: rowIds.map(orderRowId) }))
      : null,
  };
}

async function insertOrder(tx: Tx, storing: Storing, { secrets }: OrderParts): Promise<OrderRecord> {
  const { id, checked, request, prepared, now } = storing;
  const { body, shopper, sessionId, key } = request;
  const { customer, corpNumberEncrypted, payment, shipping, pickupStoreId, purchase } = prepared;
  const [record] = await tx
    .insert(order)
    .values({
      id,
      secretHash: secrets.hashOf(secrets.newSecretOf(id)),
      memberId: shopper.memberId,
      cartId: checked.stored.id,
      sessionId,
      idempotencyKey: key,
      status: 'awaitingPayment',
      paymentStatus: 'pending',
      paymentMethodId: payment.id,
      shippingMethodId: shipping.id,
      storeId: pickupStoreId,
      dateLabel: shipping.dateLabel,
      ...deliveryOf(storing),
      customer,
      corpNumberEncrypted,
      ...sumsOf(prepared),
      ...(payment.type === 'instalment' && {
        instalmentMonths: body.instalment?.months,
        eidReference: body.instalment?.reference,
      }),
      isPreOrder: isPreOrder(purchase.rows, now),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (record === undefined) throw new Error('The order was not stored.');
  return record;
}

async function insertRows(
  tx: Tx,
  { id, checked, prepared }: Storing,
  taken: ReadonlyMap<string, TakenFrom>,
): Promise<void> {
  await tx.insert(orderRow).values(
    checked.lines.flatMap((line, position) => {
      const product = checked.products.get(line.productId);
      if (product === undefined) return [];
      return [
        {
          orderId: id,
          position,
          productId: product.id,
          name: product.name,
          subTitle: lineSubTitle(line, product),
          unitPriceOre: line.unitPriceOre,
          unitVatOre: vatInside(line.unitPriceOre, product.vatPerMille),
          vatPerMille: product.vatPerMille,
          discountOre: prepared.discount?.byRow.get(line.id) ?? 0,
          quantity: line.quantity,
          extraData: line.extraData,
          insurance: line.extraData.insured === true ? product.insurance : null,
          isDigital: product.isDigital,
          releaseAt: product.releaseAt,
          takenFrom: taken.get(line.id) ?? {},
        },
      ];
    }),
  );
}

/** The order's first event, the codes that it uses up, and the entry in its member's feed. */
async function recordOrder(tx: Tx, { id, request, prepared, now }: Storing): Promise<void> {
  const { discount, spends, customer } = prepared;
  const { memberId } = request.shopper;
  await tx.insert(orderEvent).values({ orderId: id, status: 'awaitingPayment', at: now });
  if (discount !== null) await noteDiscount(tx, id, discount, { ...request.shopper, email: customer.email }, now);
  await takeFromGiftCards(tx, id, spends, now);
  if (memberId === null) return;
  await tx.insert(feedEntry).values({
    memberId,
    name: ORDER_ENTRY_NAME,
    title: `Vi har tagit emot din beställning ${id}.`,
    path: { name: 'member.orders', params: { oid: id } },
    occuredAt: now,
  });
}

/** Puts the confirmation in the outbox, from which it is sent once the transaction is through. */
async function queueMail(
  tx: Tx,
  { prepared, now }: Pick<Storing, 'prepared' | 'now'>,
  record: OrderRecord,
  { services, secrets }: OrderParts,
  reservedHours: number | null,
): Promise<void> {
  const { id } = record;
  const { publicOrigin } = services.config;
  const { customer, purchase, totals, shipping, payment } = prepared;
  const isLink = payment.type === 'link';
  await tx.insert(outboxMail).values({
    ...orderMail({
      orderId: id,
      customer,
      rows: purchase.rows,
      totals,
      shippingName: shipping.row.name,
      delivery: deliveryDetails({
        notes: record.deliveryNotes,
        point: record.pickupPoint,
        parts: record.deliveryParts,
        nameOf: (rowId) => purchase.rows[Number(rowId.slice(id.length + 1))]?.product.name ?? '',
      }),
      dateLabel: shipping.dateLabel,
      links: orderLinksOf(services.config, { id, secretHash: secrets.hashOf(secrets.newSecretOf(id)) }),
      paymentName: payment.name,
      paymentUrl: isLink ? `${publicOrigin}${href('checkout', { paymentLink: secrets.paymentLinkOf(id) })}` : null,
      reservedHours,
    }),
    orderId: id,
    createdAt: now,
  });
}

/** Takes the goods and stores a prepared order with all that belongs to it; the cart is empty afterwards. */
export async function storeOrder(
  tx: Tx,
  checked: CheckedCart,
  request: ChosenOrder,
  prepared: PreparedOrder,
  parts: OrderParts,
): Promise<PlacedOrder> {
  const now = parts.services.clock.now();
  const storing = { id: newOrderNumber(), checked, request, prepared, now };
  const { taken, trusted } = await takeGoods(tx, storing, parts);
  const record = await insertOrder(tx, storing, parts);
  await insertRows(tx, storing, taken);
  await recordOrder(tx, storing);
  await queueMail(tx, storing, record, parts, trusted === null ? GUEST_RESERVATION_HOURS : null);
  await parts.carts.empty(tx, checked);
  await forgetDraft(tx, checked.stored.id);
  if (prepared.giftCardOre < record.totalOre) {
    return { record, payment: await parts.payments.open(tx, record, prepared.payment.type, prepared.card) };
  }
  await orderIsPaid(tx, record, parts.services.config, now);
  return { record: (await findOrder(tx, storing.id)) ?? record, payment: null };
}
