import { eq } from 'drizzle-orm';
import { hasNotices } from '../cart/cart-line.ts';
import { touchCart } from '../cart/cart-store.ts';
import type { Tx } from '../db/client.ts';
import { order } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { choosePoint } from './choose-point.ts';
import type { OrderParts, OrderRequest } from './order-request.ts';
import { findOrderByKey, type OrderRecord } from './order-store.ts';
import type { PlacedOrder } from './placed-order.ts';
import { prepareOrder } from './prepare-order.ts';
import { storeOrder } from './store-order.ts';

/** Whether the request comes from the order's buyer: the member, the session, or the cart that it was made from. */
const isSameBuyer = (existing: OrderRecord, { shopper, sessionId }: OrderRequest, cartId: string | null): boolean =>
  existing.memberId === null
    ? existing.sessionId === sessionId || (cartId !== null && existing.cartId === cartId)
    : existing.memberId === shopper.memberId;

/** Returns the earlier order of a key, also to the session of a browser that never got the first response. */
async function repeat(
  tx: Tx,
  existing: OrderRecord,
  request: OrderRequest,
  cartId: string | null,
): Promise<OrderRecord> {
  if (!isSameBuyer(existing, request, cartId)) throw new ApiError('CONFLICT');
  if (existing.sessionId === request.sessionId) return existing;
  await tx.update(order).set({ sessionId: request.sessionId }).where(eq(order.id, existing.id));
  return { ...existing, sessionId: request.sessionId };
}

type Outcome = ({ readonly kind: 'placed' } & PlacedOrder) | { readonly kind: 'changed' };

/**
 * Places the order of a cart exactly once per key [O7-15]: the cart's lock serializes repeated calls, and the unique
 * key is the last guard. All of it (stock, order, first payment attempt, mail, feed, empty cart) happens in one
 * transaction or not at all. Corrections are stored and reported with the next checkout.
 */
export async function placeOrder(request: OrderRequest, parts: OrderParts): Promise<PlacedOrder> {
  const { db, clock } = parts.services;
  const pickupPoint = await choosePoint(parts.services, request.body);
  const outcome = await inTransaction(db, async (tx): Promise<Outcome> => {
    const checked = request.owner === null ? null : await parts.carts.checkIn(tx, request.owner, request.shopper);
    const existing = await findOrderByKey(tx, request.key);
    if (existing !== undefined) {
      const record = await repeat(tx, existing, request, checked?.stored.id ?? null);
      return { kind: 'placed', record, payment: null };
    }
    if (checked !== null && hasNotices(checked.notices)) {
      await touchCart(tx, checked.stored, clock.now(), checked.notices);
      return { kind: 'changed' };
    }
    if (checked === null || checked.lines.length === 0) throw new ApiError('CART_EMPTY');
    // Nobody is to wait at the wrong counter.
    if (pickupPoint === 'gone') throw new ApiError('CONFLICT', 'Utlämningsstället går inte att välja längre.');
    const prepared = await prepareOrder(tx, checked, request, parts);
    return { kind: 'placed', ...(await storeOrder(tx, checked, { ...request, pickupPoint }, prepared, parts)) };
  });
  if (outcome.kind === 'changed') throw new ApiError('CART_CHANGED');
  return outcome;
}
