import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../db/client.ts';
import { order } from '../db/schema/index.ts';
import type { LoginEvent } from '../members/login-hooks.ts';
import type { OrderSecrets } from './order-secrets.ts';

const Pair = z.object({ orderId: z.string().min(1), secret: z.string().min(1) });

/**
 * [O5-13] A login that brings an order's number and secret takes the guest's order over; a wrong pair changes nothing.
 * The orders that the visitor has just placed stay readable in this browser, though the session is a new one.
 */
export async function linkGuestOrders(
  { userId, sessionId, previousSessionId, request }: LoginEvent,
  tx: Tx,
  secrets: OrderSecrets,
): Promise<void> {
  if (previousSessionId !== null) {
    await tx.update(order).set({ sessionId }).where(eq(order.sessionId, previousSessionId));
  }
  const pair = Pair.safeParse(request.body);
  if (!pair.success) return;
  await tx
    .update(order)
    .set({ memberId: userId })
    .where(
      and(
        eq(order.id, pair.data.orderId),
        eq(order.secretHash, secrets.hashOf(pair.data.secret)),
        isNull(order.memberId),
      ),
    );
}
