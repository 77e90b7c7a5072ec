import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { DAY_MS } from '@shop/domain/dates';
import { maxPerCustomer } from '@shop/domain/purchase-rules';
import type { DbOrTx } from '../db/client.ts';
import { order, orderRow } from '../db/schema/index.ts';
import type { Shopper } from './cart-line.ts';
import type { CartProducts } from './cart-product.ts';

const HISTORY_DAYS = 30;

/** [O5-02] Units of the limited products that the member has in orders of the last 30 days that were not cancelled. */
export async function purchaseHistory(
  on: DbOrTx,
  { memberId }: Shopper,
  products: CartProducts,
  now: Date,
): Promise<Map<number, number>> {
  const limited = [...products.values()]
    .filter((product) => maxPerCustomer(product.id, product.maxPerCustomer) !== null)
    .map(({ id }) => id);
  if (memberId === null || limited.length === 0) return new Map();
  const rows = await on
    .select({ productId: orderRow.productId, units: sql<number>`sum(${orderRow.quantity})::int` })
    .from(orderRow)
    .innerJoin(order, eq(order.id, orderRow.orderId))
    .where(
      and(
        eq(order.memberId, memberId),
        ne(order.status, 'cancelled'),
        gte(order.createdAt, new Date(now.getTime() - HISTORY_DAYS * DAY_MS)),
        inArray(orderRow.productId, limited),
      ),
    )
    .groupBy(orderRow.productId);
  return new Map(rows.map(({ productId, units }) => [productId, units]));
}
