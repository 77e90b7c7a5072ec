import type { Checkout } from '@shop/contracts/api/checkout';

type Payment = Checkout['paymentMethods'][number];

const NEXT: Readonly<Record<Payment['type'], string>> = {
  card: 'I nästa steg fyller du i ditt kort.',
  mobile: 'I nästa steg godkänner du betalningen i Swish.',
  link: 'Vi mejlar en länk att betala med. Varorna skickas när det är betalt.',
  invoice: 'Beställningen blir klar direkt. Fakturan kommer med e-post.',
  instalment: 'Avtalet undertecknas med BankID innan beställningen blir klar.',
};

/** What happens when the buyer orders, said at the button. */
export const nextStep = ({ paymentMethods, paymentMethodId, totals }: Checkout, walletName?: string): string => {
  if (totals.toPay === 0) return 'Beställningen blir klar direkt.';
  if (walletName !== undefined) return `I nästa steg godkänner du betalningen i ${walletName}.`;
  const method = paymentMethods.find(({ id }) => id === paymentMethodId);
  return method === undefined ? '' : NEXT[method.type];
};
