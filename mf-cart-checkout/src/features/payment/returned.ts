import type { Payment } from '../checkout/place-order.ts';
import { readCheckoutData } from './checkout-cookie.ts';

/** The attempt that the buyer returns from: there is nothing to do here but to hear from the server how it went. */
export const RETURNED: Payment = { type: 'card', sessionToken: null, redirectUrl: null, reference: null };

/** [O4-39] Whether the browser is on its way back from the card provider, where this payment link was paid. */
export function isBackFromPaying(jar: Pick<Document, 'cookie'>, paymentLink: string): boolean {
  const stored = readCheckoutData(jar);
  return stored.returningFromPaymentProvider && stored.paymentLink === paymentLink;
}
