import type { PaymentMethodRow } from '../checkout/payment-methods.ts';
import { instalmentPlans } from './instalments.ts';

/** Maximum sum of an invoice without a further check of the buyer. */
export const INVOICE_LIMIT_ORE = { private: 15_000_00, company: 50_000_00 } as const;

/** Whether a method can be had for a sum: an invoice up to its limit, instalments where there is a lawful plan. */
export function isWithinCreditLimits(
  type: PaymentMethodRow['type'],
  amountOre: number,
  kind: keyof typeof INVOICE_LIMIT_ORE,
): boolean {
  if (type === 'invoice') return amountOre <= INVOICE_LIMIT_ORE[kind];
  return type !== 'instalment' || instalmentPlans(amountOre).length > 0;
}
