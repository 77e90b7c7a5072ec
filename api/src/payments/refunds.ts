import { and, eq, ne, sql, sum } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { payment, refund } from '../db/schema/index.ts';
import type { Services } from '../services.ts';
import type { RefundRequest } from './provider.ts';

/** Attempts before a refund is left for an employee to check; they take three days. */
const MAX_ATTEMPTS = 12;
const MAX_PER_RUN = 100;

type PaymentRecord = typeof payment.$inferSelect;

/** The part of a payment in öre that is neither refunded nor recorded for a refund. */
export async function storedOf(tx: Tx, { id, amountOre }: Pick<PaymentRecord, 'id' | 'amountOre'>): Promise<number> {
  const [row] = await tx
    .select({ ore: sum(refund.amountOre).mapWith(Number) })
    .from(refund)
    .where(eq(refund.paymentId, id));
  return amountOre - (row?.ore ?? 0);
}

/**
 * Records that part of a payment is to be refunded, once per key; a full refund marks the payment as refunded. The
 * order must be locked. `sendRefunds` sends the money after the transaction.
 */
export async function oweBack(
  tx: Tx,
  current: PaymentRecord,
  { amountOre, key }: { amountOre: number; key: string },
  now: Date,
): Promise<void> {
  if (amountOre <= 0) return;
  await tx
    .insert(refund)
    .values({ paymentId: current.id, amountOre, key: `${key}:${current.id}`, createdAt: now })
    .onConflictDoNothing();
  if ((await storedOf(tx, current)) > 0) return;
  await tx
    .update(payment)
    .set({ status: 'refunded', updatedAt: now })
    .where(and(eq(payment.id, current.id), ne(payment.status, 'refunded')));
}

interface NextRefund extends Record<string, unknown> {
  readonly id: string;
  readonly amountOre: number;
  readonly attempts: number;
  readonly provider: string;
  readonly reference: string;
}

/** Hands one refund to its provider; `false` when there is none to send. Its row stays locked meanwhile. */
async function sendNext(
  { db, log }: Pick<Services, 'db' | 'log'>,
  refundWith: (provider: string, request: RefundRequest) => Promise<void>,
  tried: readonly string[],
  now: Date,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const { rows } = await tx.execute<NextRefund>(sql`
      select r.id, r.amount_ore as "amountOre", r.attempts, p.provider, p.reference
      from refund r join payment p on p.id = r.payment_id
      where r.done_at is null and r.attempts < ${MAX_ATTEMPTS} and r.id <> all(${sql.param([...tried])}::uuid[])
        and r.created_at + interval '1 minute' * (power(2, r.attempts) - 1) <= ${now.toISOString()}::timestamptz
      order by r.created_at limit 1 for update of r skip locked`);
    const [next] = rows;
    if (next === undefined) return null;
    const { id, amountOre, provider, reference } = next;
    const attempts = next.attempts + 1;
    const refusal = await refundWith(provider, { reference, refundId: id, amountOre }).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (refusal !== null) log.error({ err: refusal.error, provider, reference, attempts }, 'refund failed');
    await tx
      .update(refund)
      .set(refusal === null ? { attempts, doneAt: now } : { attempts })
      .where(eq(refund.id, id));
    return id;
  });
}

/**
 * Gives back what is owed, each amount until its provider has taken it: a refund that fails waits a minute, then two,
 * four …. Providers know a refund by its id, so one that was taken and forgotten is not paid twice. Safe on several
 * instances.
 */
export async function sendRefunds(
  services: Pick<Services, 'db' | 'log'>,
  refundWith: (provider: string, request: RefundRequest) => Promise<void>,
  now: Date,
): Promise<void> {
  const tried: string[] = [];
  while (tried.length < MAX_PER_RUN) {
    const id = await sendNext(services, refundWith, tried, now);
    if (id === null) return;
    tried.push(id);
  }
}
