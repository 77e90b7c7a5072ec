import type { PaymentMethod } from '@shop/contracts';
import { oreToKronor } from '@shop/domain/money';
import { asc, eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { DbOrTx } from '../db/client.ts';
import { paymentMethod } from '../db/schema/index.ts';

export type PaymentMethodRow = typeof paymentMethod.$inferSelect;

export type PaymentConfig = Pick<Config, 'cardPayment' | 'mobilePayment' | 'creditProvider' | 'eid'>;

/** Whether a provider of this type of payment is configured. Instalments are signed by e-ID [7.8-01]. */
const IS_TAKEN: Readonly<Record<PaymentMethodRow['type'], (config: PaymentConfig) => boolean>> = {
  card: ({ cardPayment }) => cardPayment.provider !== 'off',
  link: () => true,
  mobile: ({ mobilePayment }) => mobilePayment.provider !== 'off',
  invoice: ({ creditProvider }) => creditProvider !== 'off',
  instalment: ({ creditProvider, eid }) => creditProvider !== 'off' && eid.provider !== 'off',
};

export const isPaymentTaken = (type: PaymentMethodRow['type'], config: PaymentConfig): boolean =>
  IS_TAKEN[type](config);

/**
 * The payment methods available now, direct payment first: the law forbids credit before it (betaltjänstlagen 7 a
 * kap.) [O2.17-16].
 */
export async function loadPaymentMethods(on: DbOrTx, config: PaymentConfig): Promise<PaymentMethodRow[]> {
  const methods = await on
    .select()
    .from(paymentMethod)
    .where(eq(paymentMethod.isActive, true))
    .orderBy(asc(paymentMethod.isCredit), asc(paymentMethod.sort), asc(paymentMethod.id));
  return methods.filter(({ type }) => isPaymentTaken(type, config));
}

/**
 * The payment methods for this buyer. Credit for consumers is not for companies, who have an invoice of their own
 * [1-91].
 */
export function offeredPaymentMethods(
  methods: readonly PaymentMethodRow[],
  buyer: { readonly isCompany: boolean; readonly isLoggedIn: boolean; readonly hasGiftCard: boolean },
): PaymentMethodRow[] {
  return methods.filter(
    ({ companiesOnly, needsLogin, isCredit }) =>
      (!companiesOnly || buyer.isCompany) &&
      (!buyer.isCompany || companiesOnly || !isCredit) &&
      (!needsLogin || buyer.isLoggedIn) &&
      // A gift card is as good as money: it is e-mailed when it is paid, not on credit.
      (!buyer.hasGiftCard || !isCredit),
  );
}

/** Methods behind a payment link, for any holder: direct payment only, and no further link. */
export const linkPaymentMethods = (methods: readonly PaymentMethodRow[], isCompany: boolean): PaymentMethodRow[] =>
  offeredPaymentMethods(methods, { isCompany, isLoggedIn: false, hasGiftCard: false }).filter(
    ({ type, isCredit }) => type !== 'link' && !isCredit,
  );

export const serializePaymentMethod = ({
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
