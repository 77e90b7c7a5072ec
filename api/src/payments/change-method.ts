import { kronorToOre, oreToKronor, vatInside } from '@shop/domain/money';
import { eq } from 'drizzle-orm';
import { loadPaymentMethods, offeredPaymentMethods, type PaymentMethodRow } from '../checkout/payment-methods.ts';
import type { Tx } from '../db/client.ts';
import { order } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { lockOrder, type OrderRecord, readOrderRows } from '../orders/order-store.ts';
import { creditRefusal } from './credit-rules.ts';
import type { PaymentContext } from './payment-context.ts';

type OrderSums = Pick<OrderRecord, 'totalOre' | 'vatOre' | 'shippingOre' | 'paymentFeeOre'>;

const vatOf = (ore: number): number => kronorToOre(vatInside(oreToKronor(ore)));

/** Sums of an order with another payment fee. The VAT of shipping and fee is computed of both together, as at first. */
export function sumsWithFee(record: OrderSums, feeOre: number): Omit<OrderSums, 'shippingOre'> {
  const { totalOre, vatOre, shippingOre, paymentFeeOre } = record;
  return {
    paymentFeeOre: feeOre,
    totalOre: totalOre + feeOre - paymentFeeOre,
    vatOre: vatOre + vatOf(shippingOre + feeOre) - vatOf(shippingOre + paymentFeeOre),
  };
}

/** The method, if it is offered for this order. Refuses (422) any other. */
async function offeredMethod(
  tx: Tx,
  record: OrderRecord,
  methodId: number,
  { config, isLoggedIn }: Pick<PaymentContext, 'config'> & { readonly isLoggedIn: boolean },
): Promise<PaymentMethodRow> {
  const rows = await readOrderRows(tx, [record.id]);
  const offered = offeredPaymentMethods(await loadPaymentMethods(tx, config), {
    isCompany: record.customer.kind === 'company',
    isLoggedIn,
    hasGiftCard: rows.some(({ extraData }) => extraData.giftCard !== undefined),
  });
  const method = offered.find(({ id }) => id === methodId);
  if (method === undefined) {
    throw new ApiError('VALIDATION', undefined, { fields: { paymentMethodId: 'Välj ett betalsätt.' } });
  }
  return method;
}

/**
 * Gives the order another method. It has another fee, which the order's sums follow before the next attempt is stored.
 */
export async function changePaymentMethod(
  { db, config, clock }: PaymentContext,
  orderId: string,
  methodId: number,
  { isLoggedIn }: { readonly isLoggedIn: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const record = await lockOrder(tx, orderId);
    if (record === undefined) throw notFound();
    const method = await offeredMethod(tx, record, methodId, { config, isLoggedIn });
    const sums = sumsWithFee(record, method.feeOre);
    const amountOre = sums.totalOre - record.giftCardOre;
    const { memberId, sessionId, customer } = record;
    const buyer = { memberId, sessionId, kind: customer.kind, email: customer.email };
    const refused = await creditRefusal(tx, { method, amountOre, instalment: undefined }, buyer, clock.now());
    if (refused !== null) throw new ApiError('VALIDATION', undefined, { fields: refused });
    await tx
      .update(order)
      .set({ paymentMethodId: method.id, ...sums })
      .where(eq(order.id, orderId));
  });
}
