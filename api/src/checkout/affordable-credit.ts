import type { Customer } from '@shop/contracts';
import { isWithinCreditLimits } from '../payments/credit-limits.ts';
import type { MadeChoices } from './choices.ts';
import type { Purchase } from './purchase.ts';

/** The purchase without the credit that cannot be had for the sum that would be left to pay with it [1-91]. */
export function withAffordableCredit(
  purchase: Purchase,
  choices: MadeChoices,
  kind: Customer['kind'],
  leftToPay: (chosen: MadeChoices) => number,
): Purchase {
  const paymentMethods = purchase.paymentMethods.filter(
    (payment) => !payment.isCredit || isWithinCreditLimits(payment.type, leftToPay({ ...choices, payment }), kind),
  );
  return { ...purchase, paymentMethods };
}
