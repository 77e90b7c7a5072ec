import { inTransaction } from '../db/tx.ts';
import type { OrderRecord } from '../orders/order-store.ts';
import { type PaymentRecord, toPaymentRequest } from './payment-attempts.ts';
import { type PaymentContext, providerNamed } from './payment-context.ts';
import type { ProviderStatus } from './provider.ts';
import { sendRefunds } from './refunds.ts';
import { rememberCard } from './saved-cards.ts';
import { type PaymentNews, settlePayment } from './settle-payment.ts';

/** Sends the recorded refunds; a failed one is retried later. */
export const sendOwed = ({ db, log, providers, clock }: PaymentContext): Promise<void> =>
  sendRefunds({ db, log }, async (name, request) => providerNamed(providers, name).refund(request), clock.now());

/** Applies news of a provider, and pays back what they leave owed. */
export async function settle(context: PaymentContext, news: PaymentNews): Promise<void> {
  await inTransaction(context.db, (tx) => settlePayment(tx, news, context.config, context.clock.now()));
  if (news.status === 'paid') await rememberCard(context, news.provider, news.reference);
  await sendOwed(context);
}

/** Applies a status that the provider gave on our request; a second request with the same result is the same news. */
export const settleResponse = (
  context: PaymentContext,
  current: PaymentRecord,
  status: ProviderStatus,
): Promise<void> =>
  settle(context, {
    provider: current.provider,
    reference: current.reference,
    eventId: `answer:${current.id}:${status}`,
    status,
    body: { status },
  });

/** Requests the status of an open attempt and applies it. A provider that cannot be reached changes nothing. */
export async function checkAtProvider(
  context: PaymentContext,
  record: OrderRecord,
  current: PaymentRecord,
): Promise<void> {
  const status = await providerNamed(context.providers, current.provider)
    .check(toPaymentRequest(record, current))
    .catch((error: unknown) => {
      context.log.warn({ err: error, provider: current.provider }, 'payment could not be checked');
      return 'pending' as const;
    });
  if (status !== 'pending') await settleResponse(context, current, status);
}
