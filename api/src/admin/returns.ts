import { getAdminReturn, getAdminReturnPhoto, getAdminReturns, postAdminReturnDecide } from '@shop/contracts/api/admin';
import { oreToKronor } from '@shop/domain/money';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { order, orderReturn, orderReturnRow } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { notFound } from '../http/errors.ts';
import { decideComplaint, refundable } from '../orders/decide-complaint.ts';
import { readOrderRows } from '../orders/order-store.ts';
import { refreshAfterOrders } from '../orders/refresh-listings.ts';
import { findPhoto, readPhotoIds } from '../orders/return-photos.ts';
import { type ReturnRecord, rowIdOf, statusLabelOf, serializeReturn } from '../orders/return-store.ts';
import { createPayments } from '../payments/payments.ts';
import { audited } from './audited.ts';
import { secondsAt } from './timestamps.ts';
import { refuseOwnInterest } from './own-interest.ts';
import { contains, readPage } from './paging.ts';
import { staffRoute } from './staff-route.ts';

interface ReturnRow
  extends Record<string, unknown>, Pick<ReturnRecord, 'id' | 'orderId' | 'kind' | 'status' | 'decision'> {
  name: string;
  email: string;
  receivedAt: number;
  settledAt: number | null;
  refundOre: number;
}

const ORDERS = { oldest: sql`r.created_at, r.id`, newest: sql`r.created_at desc, r.id desc` } as const;

async function readReturn(db: Db, id: string) {
  const [record] = await db.select().from(orderReturn).where(eq(orderReturn.id, id));
  if (record === undefined) throw notFound();
  const rows = await db.select().from(orderReturnRow).where(eq(orderReturnRow.returnId, id));
  const max = await refundable(db, record.orderId, rows);
  const maxOf = new Map([...max].map(([position, ore]) => [rowIdOf(record.orderId, position), oreToKronor(ore)]));
  const photos = (await readPhotoIds(db, [id])).get(id);
  const wired = serializeReturn(record, rows, await readOrderRows(db, [record.orderId]), photos);
  const { orderId, decision, answer, settledAt } = record;
  return {
    ...wired,
    orderId,
    decision,
    answer,
    settledAt: secondsAt(settledAt),
    rows: wired.rows.map((row) => ({ ...row, most: maxOf.get(row.rowId) ?? 0 })),
  };
}

/** Withdrawals and complaints, for the employees who handle them [O6-01], [O2.17-02], [O2.17-17]. */
export const registerAdminReturns: Feature = (app, services) => {
  const { db } = services;
  const payments = createPayments(services);
  const refreshListingsOf = refreshAfterOrders(app, services);

  staffRoute(app, getAdminReturns, async ({ query: { page, search, kind = null, status = null, sort } }) => {
    const typed = search?.trim() ?? '';
    const pattern = typed === '' ? null : contains(typed);
    const { rows, total } = await readPage<ReturnRow>(db, {
      columns: sql`r.id, r.order_id as "orderId", r.kind, r.status, r.decision, r.name, r.email,
        extract(epoch from r.created_at)::int as "receivedAt", extract(epoch from r.settled_at)::int as "settledAt",
        r.goods_ore + r.shipping_ore + r.payment_fee_ore as "refundOre"`,
      from: sql`order_return r where (${kind}::text is null or r.kind = ${kind}) and (${status}::text is null or r.status = ${status})
        and (${pattern}::text is null or r.id ilike ${pattern} or r.order_id ilike ${pattern} or r.name ilike ${pattern} or r.email ilike ${pattern})`,
      order: ORDERS[sort],
      page,
    });
    const wired = rows.map(({ refundOre, ...row }) => ({
      ...row,
      statusLabel: statusLabelOf(row),
      refundTotal: oreToKronor(refundOre),
    }));
    return { data: { rows: wired, total } };
  });

  staffRoute(app, getAdminReturn, async ({ params }) => ({ data: { return: await readReturn(db, params.id) } }));

  staffRoute(app, getAdminReturnPhoto, async ({ params: { id, photoId } }) => {
    const image = await findPhoto(db, { orderId: null, returnId: id, photoId });
    if (image === undefined) throw notFound();
    return { data: { image: image.toString('base64') } };
  });

  staffRoute(app, postAdminReturnDecide, async (call) => {
    const { id } = call.params;
    const { decision, answer, reductions = [], isRestocked } = call.body;
    let orderId = '';
    await audited(call, async (tx) => {
      const [about] = await tx
        .select({ memberId: order.memberId, email: orderReturn.email })
        .from(orderReturn)
        .innerJoin(order, eq(order.id, orderReturn.orderId))
        .where(eq(orderReturn.id, id));
      if (about === undefined) throw notFound();
      refuseOwnInterest(call, about);
      const { record } = await decideComplaint(
        tx,
        id,
        { decision, response: answer, reductions, isRestocked },
        call.clock.now(),
      );
      orderId = record.orderId;
      const after = { status: record.status, decision, refund: oreToKronor(record.goodsOre), isRestocked };
      return { action: 'update', entity: 'return', entityId: id, before: { status: 'announced' }, after };
    });
    await payments.sendRefunds();
    refreshListingsOf(orderId);
    return { data: { return: await readReturn(db, id) } };
  });
};
