import { eq } from 'drizzle-orm';
import { paymentMethod } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { findOrder } from '../orders/order-store.ts';
import { changePaymentMethod } from './change-method.ts';
import { isStarted, lockAndOpenAttempt, type OrderPayment, readAttempt } from './payment-attempts.ts';
import type { PaymentContext } from './payment-context.ts';
import { cancelAttempt, refreshPayment } from './payment-status.ts';
import { beginAttempt } from './start-payment.ts';

/** Who pays. Credit is a debt of the buyer, which no other person may take on for them. */
export interface Payer {
  readonly isLoggedIn: boolean;
  readonly mayUseCredit: boolean;
}

const refused = (text: string): ApiError =>
  new ApiError('VALIDATION', undefined, { fields: { paymentMethodId: text } });

const alreadyDecided = (): ApiError => new ApiError('CONFLICT', 'Beställningen är redan betald eller avbeställd.');

async function refuseCredit({ db }: PaymentContext, methodId: number): Promise<void> {
  const [method] = await db
    .select({ isCredit: paymentMethod.isCredit })
    .from(paymentMethod)
    .where(eq(paymentMethod.id, methodId));
  if (method?.isCredit === true) throw refused('Faktura och delbetalning kan bara den som har beställt välja.');
}

/** A new attempt, possibly with another method; see `Payments.retry`. */
export async function retryPayment(
  context: PaymentContext,
  orderId: string,
  paymentMethodId: number | undefined,
  payer: Payer,
): Promise<OrderPayment> {
  const { record, current } = await readAttempt(context.db, orderId);
  if (record.status !== 'awaitingPayment') throw alreadyDecided();
  const methodId = paymentMethodId ?? record.paymentMethodId;
  if (!payer.mayUseCredit) await refuseCredit(context, methodId);
  // The open session of the same method is continued; a second one would only invite paying twice.
  if (methodId === record.paymentMethodId && current?.status === 'pending') {
    const { status, payment: open } = await refreshPayment(context, orderId);
    if (status === 'pending' && isStarted(current)) return open;
  } else {
    await cancelAttempt(context, orderId);
  }
  const now = await findOrder(context.db, orderId);
  if (now?.status !== 'awaitingPayment') throw alreadyDecided();
  if (methodId !== now.paymentMethodId) await changePaymentMethod(context, orderId, methodId, payer);
  const opened = await lockAndOpenAttempt(context, orderId);
  if (opened.current === null) throw refused('Betalsättet finns inte längre. Välj ett annat.');
  return beginAttempt(context, opened.record, opened.current);
}
