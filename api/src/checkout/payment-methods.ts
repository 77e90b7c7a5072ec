import type { PaymentMethod } from '@shop/shared/contracts';
import { oreToKronor } from '@shop/shared/domain/money';
import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import { paymentMethod } from '../db/schema/index.ts';

export type PaymentMethodRow = typeof paymentMethod.$inferSelect;

/** Direct payment first: the law forbids to put credit before it (betaltjänstlagen 7 a kap.) [O2.17-16]. */
export async function loadPaymentMethods(on: DbOrTx): Promise<PaymentMethodRow[]> {
  return on
    .select()
    .from(paymentMethod)
    .where(eq(paymentMethod.isActive, true))
    .orderBy(asc(paymentMethod.isCredit), asc(paymentMethod.sort), asc(paymentMethod.id));
}

/** The ways in which this buyer may pay. */
export function offeredPaymentMethods(
  methods: readonly PaymentMethodRow[],
  buyer: { readonly isCompany: boolean; readonly isLoggedIn: boolean },
): PaymentMethodRow[] {
  return methods.filter(
    ({ companiesOnly, needsLogin }) => (!companiesOnly || buyer.isCompany) && (!needsLogin || buyer.isLoggedIn),
  );
}

export const wirePaymentMethod = ({
  id,
  type,
  name,
  description,
  feeOre,
  isCredit,
}: PaymentMethodRow): PaymentMethod => ({
  id,
  type,
  name,
  description,
  fee: oreToKronor(feeOre),
  isCredit,
});
