import { and, eq } from 'drizzle-orm';
import { loadPaymentMethods, type PaymentMethodRow } from '../checkout/payment-methods.ts';
import type { DbOrTx, Tx } from '../db/client.ts';
import { payment, type PaymentStatus } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { findOrder, lockOrder } from '../orders/order-store.ts';
import { type Claim, type ClaimPartRecord, nextPart, partSum } from './claims.ts';
import {
  insertAttempt,
  isStarted,
  type OrderAttempt,
  type OrderPayment,
  type PaymentRecord,
} from './payment-attempts.ts';
import type { PaymentContext } from './payment-context.ts';
import type { ProviderName } from './providers.ts';
import { checkAtProvider } from './settlement.ts';
import { beginAttempt } from './start-payment.ts';

/** Methods that pay a debt at once: not credit, which would pay a debt with a debt, and no links. */
export const directMethods = async (
  on: DbOrTx,
  { config }: Pick<PaymentContext, 'config'>,
): Promise<PaymentMethodRow[]> =>
  (await loadPaymentMethods(on, config)).filter(({ isCredit, type }) => !isCredit && type !== 'link');

/** Provider of a method that pays at once. Refuses (422) any other. */
async function directProvider(
  tx: Tx,
  context: Pick<PaymentContext, 'config'>,
  paymentMethodId: number,
): Promise<ProviderName> {
  const method = (await directMethods(tx, context)).find(({ id }) => id === paymentMethodId);
  if (method === undefined) {
    throw new ApiError('VALIDATION', undefined, { fields: { paymentMethodId: 'Välj kort eller Swish.' } });
  }
  return method.type;
}

/** The pending attempt to pay this part, this sum, with this provider. */
async function findPartAttempt(
  tx: Tx,
  part: ClaimPartRecord,
  provider: ProviderName,
): Promise<PaymentRecord | undefined> {
  const [open] = await tx
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.claimId, part.claimId),
        eq(payment.claimPart, part.number),
        eq(payment.provider, provider),
        eq(payment.amountOre, partSum(part)),
        eq(payment.status, 'pending'),
      ),
    )
    .limit(1);
  return open;
}

/** The open attempt to pay what is due next, stored now if there is none. Refuses (409) when nothing is due. */
const openPartAttempt = (
  context: PaymentContext,
  claim: Claim,
  paymentMethodId: number,
): Promise<OrderAttempt<PaymentRecord>> =>
  inTransaction(context.db, async (tx) => {
    const record = await lockOrder(tx, claim.record.orderId);
    const part = nextPart(claim);
    if (record === undefined || part === undefined) throw new ApiError('CONFLICT', 'Det finns inget att betala.');
    const provider = await directProvider(tx, context, paymentMethodId);
    const open = await findPartAttempt(tx, part, provider);
    if (open !== undefined) return { record, current: open };
    const created = await insertAttempt(tx, {
      orderId: record.id,
      provider,
      amountOre: partSum(part),
      claim: { claimId: part.claimId, claimPart: part.number },
      now: context.clock.now(),
    });
    return { record, current: created };
  });

/** Starts paying what is due next of an invoice or plan; see `Payments.startClaim`. */
export async function startClaimPayment(
  context: PaymentContext,
  claim: Claim,
  paymentMethodId: number,
): Promise<OrderPayment> {
  const { record, current } = await openPartAttempt(context, claim, paymentMethodId);
  // The provider may have been paid without its callback having reached us.
  if (isStarted(current)) await checkAtProvider(context, record, current);
  return beginAttempt(context, record, current);
}

/** Status of one try to pay a claim, checked at the provider within the budget; see `Payments.pollClaim`. */
export async function pollClaimPayment(
  context: PaymentContext,
  { record: { id, orderId } }: Claim,
  reference: string,
): Promise<PaymentStatus> {
  const { db, mayCheck } = context;
  const named = and(eq(payment.reference, reference), eq(payment.claimId, id));
  const find = async (): Promise<PaymentRecord> => {
    const [row] = await db.select().from(payment).where(named);
    if (row === undefined) throw notFound();
    return row;
  };
  const current = await find();
  if (current.status !== 'pending' || !mayCheck(reference)) return current.status;
  const record = await findOrder(db, orderId);
  if (record !== undefined) await checkAtProvider(context, record, current);
  return (await find()).status;
}
