import { DAY_MS } from '@shop/domain/dates';
import { purchaseExperience } from '@shop/domain/experience';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { order, orderEvent } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { withdrawalDeadline, withdrawalOverSince } from '../orders/withdrawal.ts';
import type { Services } from '../services.ts';
import { recordGameEvent } from './events.ts';
import { settleExperience } from './experience.ts';

/** Orders delivered longer ago than this were settled by an earlier run. */
const WINDOW_DAYS = 60;
const MAX_PER_RUN = 500;

/**
 * Öre of paid goods that were not returned: without insurance, which earns nothing. Gift cards are money, not goods.
 */
const UNRETURNED_GOODS = (orderId: string) => sql<number>`(
  select greatest(0, coalesce(sum(r.unit_price_ore * r.quantity - r.discount_ore - coalesce(back.ore, 0)), 0))::int
  from order_row r
  left join product p on p.id = r.product_id
  left join lateral (
    select sum(b.refund_ore - coalesce((r.insurance ->> 'priceOre')::int, 0) * b.quantity) as ore
    from order_return t join order_return_row b on b.return_id = t.id
    where t.order_id = r.order_id and t.status = 'refunded' and b.position = r.position
  ) back on true
  where r.order_id = ${orderId} and not coalesce(p.is_gift_card, false))`;

/**
 * Gives the member the XP that an order has earned by now, or takes back what a return no longer earns. Idempotent.
 * Returns the change in XP.
 */
export async function settleOrderExperience(tx: Tx, orderId: string, now: Date): Promise<number> {
  const [found] = await tx
    .select({
      memberId: order.memberId,
      status: order.status,
      paid: order.paymentStatus,
      unreturnedOre: UNRETURNED_GOODS(orderId),
    })
    .from(order)
    .where(eq(order.id, orderId))
    .for('update');
  if (found === undefined || found.memberId === null) return 0;
  const events = await tx.select().from(orderEvent).where(eq(orderEvent.orderId, orderId));
  const deadline = withdrawalDeadline(events);
  // Nothing is earned while the goods may still be returned [O4-38].
  const isOver = deadline !== null && now > deadline;
  const isUnreturned = found.status === 'delivered' && found.paid === 'paid';
  // Nothing is given before the right of withdrawal ends, but what was given stays unless the goods are returned.
  if (isUnreturned && !isOver) return 0;
  const amount = isUnreturned ? purchaseExperience(found.unreturnedOre) : 0;
  const reasons = { reason: `Köp ${orderId}`, reversalReason: `Retur av köp ${orderId}` };
  const earning = { memberId: found.memberId, kind: 'purchase' as const, source: orderId, amount, ...reasons };
  const change = await settleExperience(tx, earning, now);
  if (change > 0) await recordGameEvent(tx, 'orderSettled', found.memberId, now);
  return change;
}

/** Orders past the right of withdrawal without XP, and orders with XP whose goods were returned. */
async function unsettled(db: Db, now: Date): Promise<string[]> {
  const end = withdrawalOverSince(now).toISOString();
  const start = new Date(now.getTime() - WINDOW_DAYS * DAY_MS).toISOString();
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from "order" o join order_event e on e.order_id = o.id and e.status = 'delivered'
    where o.status = 'delivered' and o.payment_status = 'paid' and o.member_id is not null
      and e.at <= ${end}::timestamptz and e.at > ${start}::timestamptz and o.goods_ore > o.discount_ore
      and not exists (select 1 from experience_ledger l
        where l.member_id = o.member_id and l.kind = 'purchase' and l.source = o.id)
    union
    select o.id from "order" o join experience_ledger l on l.member_id = o.member_id and l.kind = 'purchase' and l.source = o.id
    where o.status in ('returned', 'cancelled') and o.updated_at > ${start}::timestamptz
    group by o.id having sum(l.amount) <> 0
    order by id limit ${MAX_PER_RUN}`);
  return rows.map(({ id }) => id);
}

/**
 * The job that settles XP [O4-38]: each order in a transaction of its own, so that a failing one does not stop the
 * others. Returns how many orders changed.
 */
export async function creditOrders({ db, log }: Pick<Services, 'db' | 'log'>, now: Date): Promise<number> {
  let changed = 0;
  for (const id of await unsettled(db, now)) {
    try {
      changed += (await inTransaction(db, (tx) => settleOrderExperience(tx, id, now))) === 0 ? 0 : 1;
    } catch (error) {
      log.warn({ err: error, orderId: id }, 'an order gave no XP yet');
    }
  }
  return changed;
}
