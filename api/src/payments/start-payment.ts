import { eq } from 'drizzle-orm';
import { payment, paymentMethod } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import type { OrderRecord } from '../orders/order-store.ts';
import {
  isStarted,
  lockAndOpenAttempt,
  type OrderPayment,
  type PaymentRecord,
  toOrderPayment,
  toPaymentRequest,
} from './payment-attempts.ts';
import { type PaymentContext, providerNamed } from './payment-context.ts';
import type { WalletToken } from './provider.ts';
import { cardOf } from './saved-cards.ts';
import { settleResponse } from './settlement.ts';

/** The chosen method with nothing to do: gift cards have paid it all, or the method is not offered any more. */
async function nothingToDo({ db }: PaymentContext, { paymentMethodId }: OrderRecord): Promise<OrderPayment> {
  const [method] = await db
    .select({ type: paymentMethod.type })
    .from(paymentMethod)
    .where(eq(paymentMethod.id, paymentMethodId));
  return { type: method?.type ?? 'card', sessionToken: null, redirectUrl: null, reference: null };
}

/** Starts a stored attempt at its provider, unless it is started; see `Payments.begin`. */
export async function beginAttempt(
  context: PaymentContext,
  record: OrderRecord,
  current: PaymentRecord,
  wallet?: WalletToken,
): Promise<OrderPayment> {
  const { db, providers } = context;
  if (current.status !== 'pending' || isStarted(current)) return toOrderPayment(providers, current);
  // Not inside the transaction: no order stays locked while the provider works. The reference makes a second call at
  // the same time get the same session.
  const started = await providerNamed(providers, current.provider)
    .start({ ...toPaymentRequest(record, current), ...(await cardOf(context, record.memberId, current, wallet)) })
    .catch((error: unknown) => {
      throw new ApiError('PAYMENT_UNAVAILABLE', undefined, { cause: error });
    });
  const { sessionToken, redirectUrl, status } = started;
  await db.update(payment).set({ sessionToken, redirectUrl }).where(eq(payment.id, current.id));
  if (status !== 'pending') await settleResponse(context, current, status);
  if (status === 'failed') throw new ApiError('PAYMENT_REFUSED');
  return toOrderPayment(providers, { ...current, sessionToken, redirectUrl });
}

/** Opens the order's attempt and starts it; see `Payments.start`. */
export async function startPayment(
  context: PaymentContext,
  orderId: string,
  wallet?: WalletToken,
): Promise<OrderPayment> {
  const { record, current } = await lockAndOpenAttempt(context, orderId);
  return current === null ? nothingToDo(context, record) : beginAttempt(context, record, current, wallet);
}
