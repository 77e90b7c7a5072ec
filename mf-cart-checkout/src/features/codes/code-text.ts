import type { Checkout, CheckoutCode } from '@shop/contracts/api/checkout';
import { formatKronor } from '@shop/domain/money';
import type { Problem } from '../checkout/customer-fields.ts';

const UNUSED: Readonly<Record<CheckoutCode['kind'], string>> = {
  discount: 'Ger inget avdrag på det du har valt.',
  giftCard: 'Behövs inte till det här köpet.',
};

/** What a code does for the purchase, in words: why it gives nothing, or what a gift card has left. */
export function codeNote({ kind, amount, remaining, problem }: CheckoutCode): string | null {
  if (problem != null) return problem;
  if (amount === 0) return UNUSED[kind];
  return remaining == null ? null : `Kvar på kortet efter köpet: ${formatKronor(remaining)}`;
}

/** For screen readers: a code has been added, and what it gives. */
export function addedText(code: CheckoutCode): string {
  const { kind, name, amount } = code;
  const what = kind === 'giftCard' ? `${name} är tillagt.` : `Rabattkoden ${name} är tillagd.`;
  return [what, amount > 0 ? `Avdrag: ${formatKronor(amount)}.` : '', codeNote(code) ?? ''].filter(Boolean).join(' ');
}

/** For screen readers: a code has been removed. */
export const removedText = ({ kind, name }: CheckoutCode): string =>
  kind === 'giftCard' ? `${name} är borttaget.` : `Rabattkoden ${name} är borttagen.`;

/** Whether codes leave nothing for a payment method, so that none is asked for [O2.17-16]. */
export const isPaidByCodes = ({ cart, totals }: Pick<Checkout, 'cart' | 'totals'>): boolean =>
  cart.rows.length > 0 && totals.toPay === 0;

/** A code that waits in its field would be forgotten by the order. */
export const typedCodeProblems = (typed: string): Problem[] =>
  typed.trim() === '' ? [] : [{ at: 'code', message: 'Tryck på ”Använd”, eller töm fältet' }];

/** The errors of the cart alone: why a code gives nothing is said beside the code. */
export const cartErrors = ({ errors, codes = [] }: Pick<Checkout, 'errors' | 'codes'>): string[] =>
  errors.filter((error) => !codes.some(({ problem }) => problem === error));
