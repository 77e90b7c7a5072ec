import type { DeliveryNotes } from '@shop/contracts';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import { order } from '../db/schema/index.ts';
import type { Choices } from './purchase-choices.ts';

/** How a member had the last order delivered and paid. */
export interface Remembered extends Choices {
  readonly pickupPointId: string | null;
  /** Notes to the courier; messages to the shop are about one order. */
  readonly notes: Partial<DeliveryNotes>;
}

export const NOTHING_REMEMBERED: Remembered = {
  shippingMethodId: null,
  paymentMethodId: null,
  storeId: null,
  pickupPointId: null,
  notes: {},
};

/** The choices of a member's last order that was not cancelled; nothing for visitors and first orders. */
export async function readRemembered(on: DbOrTx, memberId: number | null): Promise<Remembered> {
  if (memberId === null) return NOTHING_REMEMBERED;
  const [last] = await on
    .select({
      shippingMethodId: order.shippingMethodId,
      paymentMethodId: order.paymentMethodId,
      storeId: order.storeId,
      point: order.pickupPoint,
      notes: order.deliveryNotes,
    })
    .from(order)
    .where(and(eq(order.memberId, memberId), notInArray(order.status, ['cancelled', 'returned'])))
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(1);
  if (last === undefined) return NOTHING_REMEMBERED;
  const { point, notes, ...choices } = last;
  return {
    ...choices,
    pickupPointId: point?.id ?? null,
    notes: notes === null ? {} : { doorCode: notes.doorCode, courier: notes.courier, handover: notes.handover },
  };
}
