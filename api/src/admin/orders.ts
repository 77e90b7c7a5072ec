import { getAdminOrder, getAdminOrders, putAdminOrderStatus } from '@shop/contracts/api/admin';
import { oreToKronor } from '@shop/domain/money';
import { eq, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { Tx } from '../db/client.ts';
import { outboxMail, payment, shippingMethod, type OrderStatus } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { letter } from '../mail/letter.ts';
import { cancelOrderIn } from '../orders/cancel-order.ts';
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

const wireRow = ({ totalOre, ...row }: OrderRow) => ({
  ...row,
  statusLabel: STATUS_LABELS[row.status],
  total: oreToKronor(totalOre),
});

const ORDERS = {
  newest: sql`o.created_at desc, o.id desc`,
  oldest: sql`o.created_at, o.id`,
  total: sql`o.total_ore desc, o.id`,
} as const;

/** What the buyer is told of a step; the others speak for themselves. */
const NEWS: Partial<Record<OrderStatus, string>> = {
  shipped: 'Din beställning är på väg.',
  readyForPickup: 'Din beställning är redo att hämta. Ta med legitimation.',
  cancelled: 'Din beställning är avbruten. Har du betalat får du tillbaka pengarna inom några dagar.',
};

async function tellBuyer(tx: Tx, { id, customer }: OrderRecord, status: OrderStatus, now: Date): Promise<void> {
  const news = NEWS[status];
  if (news === undefined) return;
  const mail = letter(customer.email, `Beställning ${id}: ${STATUS_LABELS[status].toLowerCase()}`, [
    `Hej ${customer.firstName}!`,
    news,
  ]);
  await tx.insert(outboxMail).values({ ...mail, orderId: id, createdAt: now });
}

const kindOf = async (tx: Tx, { shippingMethodId }: OrderRecord) => {
  const [method] = await tx.select().from(shippingMethod).where(eq(shippingMethod.id, shippingMethodId));
  return method?.kind ?? 'home';
};

/** Orders for those who pack, answer and undo [O6-01]. */
export const registerAdminOrders: Feature = (app, services) => {
  const { db } = services;
  const payments = createPayments(services);
  const refreshListingsOf = refreshAfterOrders(app, services);

  staffRoute(
    app,
    getAdminOrders,
    async ({ query: { page, search, status, paymentStatus = null, memberId = null, sort } }) => {
      const pattern = search === undefined ? null : contains(search);
      const { rows, total } = await readPage<OrderRow>(db, {
        columns: sql`o.id, extract(epoch from o.created_at)::int as "createdAt", o.status, o.payment_status as "paymentStatus",
        coalesce(nullif(o.customer->>'companyName', ''), concat_ws(' ', o.customer->>'firstName', o.customer->>'lastName')) as customer,
        o.customer->>'email' as email, o.member_id as "memberId", o.total_ore as "totalOre"`,
        from: sql`"order" o where (${status ?? null}::text is null or o.status = ${status ?? null})
        and (${paymentStatus}::text is null or o.payment_status = ${paymentStatus})
        and (${memberId}::int is null or o.member_id = ${memberId}) and (${pattern}::text is null
        or o.id ilike ${pattern} or o.customer->>'email' ilike ${pattern} or o.customer->>'companyName' ilike ${pattern}
        or concat_ws(' ', o.customer->>'firstName', o.customer->>'lastName') ilike ${pattern}
        or exists (select from order_row r where r.order_id = o.id and r.name ilike ${pattern}))`,
        order: ORDERS[sort],
        page,
      });
      return { data: { rows: rows.map(wireRow), total } };
    },
  );

  staffRoute(app, getAdminOrder, async ({ params }) => {
    const record = await findOrder(db, params.id);
    if (record === undefined) throw notFound();
    const [rows, events, tries, [method]] = await Promise.all([
      readOrderRows(db, [record.id]),
      readOrderEvents(db, record.id),
      db.select().from(payment).where(eq(payment.orderId, record.id)).orderBy(payment.createdAt),
      db.select().from(shippingMethod).where(eq(shippingMethod.id, record.shippingMethodId)),
    ]);
    const { street, zipCode, city, mobile, email } = record.customer;
    return {
      data: {
        order: {
          ...wireRow({
            id: record.id,
            createdAt: unixSeconds(record.createdAt),
            status: record.status,
            paymentStatus: record.paymentStatus,
            customer: nameOf(record),
            email,
            memberId: record.memberId,
            totalOre: record.totalOre,
          }),
          rows: rows.map(({ productId, name, quantity, unitPriceOre, takenFrom }) => ({
            productId,
            name,
            quantity,
            unitPrice: oreToKronor(unitPriceOre),
            takenFrom,
          })),
          payments: tries.map(({ provider, status, amountOre, createdAt }) => ({
            provider,
            status,
            amount: oreToKronor(amountOre),
            createdAt: unixSeconds(createdAt),
          })),
          events: events.map(({ status, at }) => ({ status, label: STATUS_LABELS[status], at: unixSeconds(at) })),
          address: { street, zipCode, city, mobile },
          shippingMethod: method?.name ?? 'Leverans',
          next: nextStatuses(record.status, method?.kind ?? 'home'),
        },
      },
    };
  });

  staffRoute(app, putAdminOrderStatus, async (call) => {
    const { id } = call.params;
    const { status } = call.body;
    const now = call.clock.now();
    const isChanged = await audited(call, async (tx) => {
      const record = await lockOrder(tx, id);
      if (record === undefined) throw notFound();
      refuseOwnInterest(call, { memberId: record.memberId, email: record.customer.email });
      if (!nextStatuses(record.status, await kindOf(tx, record)).includes(status)) {
        const from = STATUS_LABELS[record.status].toLowerCase();
        throw new ApiError(
          'CONFLICT',
          `Beställningen är ${from} och kan inte bli ${STATUS_LABELS[status].toLowerCase()}.`,
        );
      }
      if (status !== 'cancelled') await setOrderStatus(tx, id, { status }, now);
      else if (!(await cancelOrderIn(tx, id, now))) {
        throw new ApiError('CONFLICT', 'Ett presentkort i beställningen har använts.');
      }
      await tellBuyer(tx, record, status, now);
      const before = { status: record.status };
      return { action: 'update', entity: 'order', entityId: id, before, after: { status } };
    });
    await payments.sendRefunds();
    if (status === 'cancelled') refreshListingsOf(id);
    return { data: { isChanged } };
  });
};
