import type { QueryOf } from '@shop/contracts';
import { getAdminOrder, getAdminOrders, putAdminOrderStatus } from '@shop/contracts/api/admin';
import { oreToKronor } from '@shop/domain/money';
import { eq, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db, Tx } from '../db/client.ts';
import { order, outboxMail, payment, shippingMethod, type OrderStatus } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { cancelOrderIn } from '../orders/cancel-order.ts';
import { deliveryDetails } from '../orders/delivery-lines.ts';
import { mailOf } from '../orders/mail-parts.ts';
import { orderLinksOf } from '../orders/order-links.ts';
import { nextStatuses, STATUS_LABELS } from '../orders/order-status.ts';
import {
  findOrder,
  lockOrder,
  type OrderRecord,
  readOrderEvents,
  readOrderRows,
  setOrderStatus,
} from '../orders/order-store.ts';
import { refreshAfterOrders } from '../orders/refresh-listings.ts';
import { createPayments } from '../payments/payments.ts';
import { audited } from './audited.ts';
import { refuseOwnInterest } from './own-interest.ts';
import { contains, readPage } from './paging.ts';
import { staffRoute } from './staff-route.ts';

interface OrderRow extends Record<string, unknown> {
  id: string;
  createdAt: number;
  status: OrderStatus;
  paymentStatus: string;
  customer: string;
  email: string;
  memberId: number | null;
  totalOre: number;
}

const nameOf = ({ customer }: OrderRecord): string =>
  customer.companyName === '' ? `${customer.firstName} ${customer.lastName}`.trim() : customer.companyName;

const toRow = ({ totalOre, ...row }: OrderRow) => ({
  ...row,
  statusLabel: STATUS_LABELS[row.status],
  total: oreToKronor(totalOre),
});

const ORDERS = {
  newest: sql`o.created_at desc, o.id desc`,
  oldest: sql`o.created_at, o.id`,
  total: sql`o.total_ore desc, o.id`,
} as const;

/** The buyer's text for a step; other steps send no e-mail. */
const NEWS: Partial<Record<OrderStatus, string>> = {
  shipped: 'Din beställning är på väg.',
  readyForPickup: 'Din beställning är redo att hämta. Ta med legitimation.',
  delivered: 'Din beställning är levererad. Vi hoppas att allt är som du har tänkt dig.',
  cancelled: 'Din beställning är avbeställd. Har du betalat får du tillbaka pengarna inom några dagar.',
};

async function notifyBuyer(
  tx: Tx,
  config: Pick<Config, 'publicOrigin' | 'secrets'>,
  id: string,
  status: OrderStatus,
  now: Date,
): Promise<void> {
  const news = NEWS[status];
  const record = await findOrder(tx, id);
  if (news === undefined || record === undefined) return;
  const { customer, trackingNumber } = record;
  const links = orderLinksOf(config, record);
  const mail = mailOf(customer.email, `Beställning ${id}: ${STATUS_LABELS[status].toLowerCase()}`, [
    `Hej ${customer.firstName}!`,
    news,
    ...(status === 'shipped' && trackingNumber !== null ? [`Kollinummer: ${trackingNumber}`] : []),
    { button: 'Visa beställningen', href: links.order },
    ...(status === 'delivered' ? [{ text: 'Vad tycker du? Svara på en fråga, om du vill:', href: links.survey }] : []),
    ...(status === 'cancelled' || customer.kind === 'company'
      ? []
      : [{ text: 'Har du ändrat dig? Ångra köpet här:', href: links.withdrawal }]),
  ]);
  await tx.insert(outboxMail).values({ ...mail, orderId: id, createdAt: now });
}

const kindOf = async (tx: Tx, { shippingMethodId }: OrderRecord) => {
  const [method] = await tx.select().from(shippingMethod).where(eq(shippingMethod.id, shippingMethodId));
  return method?.kind ?? 'home';
};

/** A page of the list of orders. */
async function readOrders(db: Db, query: QueryOf<typeof getAdminOrders>) {
  const { page, search, status = null, paymentStatus = null, memberId = null, sort } = query;
  const pattern = search === undefined ? null : contains(search);
  const { rows, total } = await readPage<OrderRow>(db, {
    columns: sql`o.id, extract(epoch from o.created_at)::int as "createdAt", o.status, o.payment_status as "paymentStatus",
        coalesce(nullif(o.customer->>'companyName', ''), concat_ws(' ', o.customer->>'firstName', o.customer->>'lastName')) as customer,
        o.customer->>'email' as email, o.member_id as "memberId", o.total_ore as "totalOre"`,
    from: sql`"order" o where (${status}::text is null or o.status = ${status})
        and (${paymentStatus}::text is null or o.payment_status = ${paymentStatus})
        and (${memberId}::int is null or o.member_id = ${memberId}) and (${pattern}::text is null
        or o.id ilike ${pattern} or o.customer->>'email' ilike ${pattern} or o.customer->>'companyName' ilike ${pattern}
        or concat_ws(' ', o.customer->>'firstName', o.customer->>'lastName') ilike ${pattern}
        or exists (select from order_row r where r.order_id = o.id and r.name ilike ${pattern}))`,
    order: ORDERS[sort],
    page,
  });
  return { rows: rows.map(toRow), total };
}

/** An order with all data of its page in the admin application. */
async function readAdminOrder(db: Db, id: string) {
  const record = await findOrder(db, id);
  if (record === undefined) throw notFound();
  const [rows, events, attempts, [method]] = await Promise.all([
    readOrderRows(db, [record.id]),
    readOrderEvents(db, record.id),
    db.select().from(payment).where(eq(payment.orderId, record.id)).orderBy(payment.createdAt),
    db.select().from(shippingMethod).where(eq(shippingMethod.id, record.shippingMethodId)),
  ]);
  const { street, zipCode, city, mobile, email } = record.customer;
  const { createdAt, status: orderStatus, paymentStatus, memberId, totalOre } = record;
  return {
    ...toRow({
      id,
      createdAt: unixSeconds(createdAt),
      status: orderStatus,
      paymentStatus,
      customer: nameOf(record),
      email,
      memberId,
      totalOre,
    }),
    rows: rows.map(({ productId, name, quantity, unitPriceOre, takenFrom }) => ({
      productId,
      name,
      quantity,
      unitPrice: oreToKronor(unitPriceOre),
      takenFrom,
    })),
    payments: attempts.map((attempt) => ({
      provider: attempt.provider,
      status: attempt.status,
      amount: oreToKronor(attempt.amountOre),
      createdAt: unixSeconds(attempt.createdAt),
    })),
    events: events.map(({ status, at }) => ({ status, label: STATUS_LABELS[status], at: unixSeconds(at) })),
    address: { street, zipCode, city, mobile },
    delivery: deliveryDetails({
      notes: record.deliveryNotes,
      point: record.pickupPoint,
      parts: record.deliveryParts,
      nameOf: (rowId) => rows.find(({ position }) => `${id}-${position}` === rowId)?.name ?? '',
    }).map(([label, text]) => ({ label, text })),
    shippingMethod: method?.name ?? 'Leverans',
    trackingNumber: record.trackingNumber,
    next: nextStatuses(orderStatus, method?.kind ?? 'home'),
  };
}

/**
 * Moves a locked order to another status. Refuses (409) an invalid step, and the cancellation of a gift card that is
 * in use.
 */
async function moveOrder(tx: Tx, record: OrderRecord, status: OrderStatus, now: Date): Promise<void> {
  const { id } = record;
  if (!nextStatuses(record.status, await kindOf(tx, record)).includes(status)) {
    const [from, to] = [STATUS_LABELS[record.status].toLowerCase(), STATUS_LABELS[status].toLowerCase()];
    throw new ApiError('CONFLICT', `Beställningen är ${from} och kan inte bli ${to}.`);
  }
  if (status !== 'cancelled') await setOrderStatus(tx, id, { status }, now);
  else if (!(await cancelOrderIn(tx, id, now))) {
    throw new ApiError('CONFLICT', 'Ett presentkort i beställningen har använts.');
  }
}

/** Orders for packing, support and cancellation [O6-01]. */
export const registerAdminOrders: Feature = (app, services) => {
  const { db, config } = services;
  const payments = createPayments(services);
  const refreshListingsOf = refreshAfterOrders(app, services);

  staffRoute(app, getAdminOrders, async ({ query }) => ({ data: await readOrders(db, query) }));

  staffRoute(app, getAdminOrder, async ({ params }) => ({ data: { order: await readAdminOrder(db, params.id) } }));

  staffRoute(app, putAdminOrderStatus, async (call) => {
    const { id } = call.params;
    const { status, trackingNumber } = call.body;
    const now = call.clock.now();
    const isChanged = await audited(call, async (tx) => {
      const record = await lockOrder(tx, id);
      if (record === undefined) throw notFound();
      refuseOwnInterest(call, { memberId: record.memberId, email: record.customer.email });
      const parcel =
        status === 'shipped' && trackingNumber !== undefined ? { trackingNumber: trackingNumber.trim() } : null;
      if (parcel !== null) await tx.update(order).set(parcel).where(eq(order.id, id));
      await moveOrder(tx, record, status, now);
      await notifyBuyer(tx, config, id, status, now);
      const before = { status: record.status };
      return { action: 'update', entity: 'order', entityId: id, before, after: { status, ...parcel } };
    });
    await payments.sendRefunds();
    if (status === 'cancelled') refreshListingsOf(id);
    return { data: { isChanged } };
  });
};
