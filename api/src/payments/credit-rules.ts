import { formatKronor, oreToKronor } from '@shop/domain/money';
import { INVOICE_LIMIT_ORE, isWithinCreditLimits } from './credit-limits.ts';
import { instalmentPlans } from './instalments.ts';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { PaymentMethodRow } from '../checkout/payment-methods.ts';
import type { DbOrTx } from '../db/client.ts';
import { claim, claimPart, order } from '../db/schema/index.ts';
import { signedPurpose } from './signed-purpose.ts';

export interface CreditBuyer {
  readonly memberId: number | null;
  readonly sessionId: string | null;
  readonly kind: 'private' | 'company';
  /** The customer's e-mail, as the order stores it. */
  readonly email: string;
}

export interface CreditIntent {
  readonly method: Pick<PaymentMethodRow, 'type'>;
  readonly amountOre: number;
  readonly instalment: { readonly months: number; readonly reference: string } | undefined;
}

/** Whoever has a payment that is overdue gets no more credit. */
async function isOverdue(on: DbOrTx, { memberId, email }: CreditBuyer, now: Date): Promise<boolean> {
  const own = [
    sql`lower(${order.customer}->>'email') = ${email.toLowerCase()}`,
    ...(memberId === null ? [] : [eq(order.memberId, memberId)]),
  ];
  const [row] = await on
    .select({ id: claim.id })
    .from(claim)
    .innerJoin(order, eq(order.id, claim.orderId))
    .innerJoin(claimPart, eq(claimPart.claimId, claim.id))
    .where(
      and(
        or(...own),
        isNull(claimPart.paidAt),
        lt(claimPart.dueAt, now),
        sql`${claimPart.creditedOre} < ${claimPart.principalOre} + ${claimPart.interestOre} + ${claimPart.feeOre}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/**
 * Why this buyer cannot have this credit, in Swedish and by field; null when they can, and for direct payment.
 * Instalments are for consumers of age who have signed for them with the e-ID, and by plans that the law allows.
 */
export async function creditRefusal(
  on: DbOrTx,
  { method, amountOre, instalment }: CreditIntent,
  buyer: CreditBuyer,
  now: Date,
): Promise<Record<string, string> | null> {
  if (method.type !== 'invoice' && method.type !== 'instalment') return null;
  if (method.type === 'invoice') {
    if (!isWithinCreditLimits('invoice', amountOre, buyer.kind)) {
      const limit = INVOICE_LIMIT_ORE[buyer.kind];
      return { paymentMethodId: `Faktura går att välja för köp upp till ${formatKronor(oreToKronor(limit))}.` };
    }
  }
  if (await isOverdue(on, buyer, now)) {
    return { paymentMethodId: 'Du har en förfallen betalning hos oss. Välj ett annat betalsätt.' };
  }
  if (method.type === 'invoice') return null;
  if (buyer.memberId === null || buyer.kind === 'company') {
    return { paymentMethodId: 'Delbetalning är för privatpersoner som är inloggade.' };
  }
  if (!instalmentPlans(amountOre).some(({ months }) => months === instalment?.months)) {
    return { 'instalment.months': 'Välj en plan som går att få för beloppet.' };
  }
  const { memberId, sessionId } = buyer;
  const wanted = { memberId, sessionId, purpose: 'instalments' as const, reference: instalment?.reference ?? '' };
  if (instalment === undefined || !(await signedPurpose(on, wanted, now))) {
    return { 'instalment.reference': 'Legitimera dig för att teckna delbetalning.' };
  }
  return null;
}
