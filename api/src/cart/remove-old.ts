import { and, isNull, lt } from 'drizzle-orm';
import { DAY_MS } from '@shop/domain/dates';
import type { Db } from '../db/client.ts';
import { cart, cartBatch } from '../db/schema/index.ts';
import { VISITOR_CART_DAYS } from './cart-cookie.ts';

/** No browser repeats a batch after a week. */
const BATCH_DAYS = 7;

/**
 * [O4-07] Removes visitors' carts whose cookie has expired, and the keys of batches that are too old to be repeated.
 */
export async function removeOldCarts(db: Db, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await db.delete(cart).where(and(isNull(cart.memberId), lt(cart.updatedAt, before(VISITOR_CART_DAYS))));
  await db.delete(cartBatch).where(lt(cartBatch.createdAt, before(BATCH_DAYS)));
}
