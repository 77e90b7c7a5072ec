import type { Order } from '@shop/contracts/api/checkout';

export type CompleteState = 'paid' | 'pending' | 'failed' | 'cancelled';

const STATE_OF: Readonly<Record<Order['payment']['status'], CompleteState>> = {
  paid: 'paid',
  refunded: 'cancelled',
  pending: 'pending',
  failed: 'failed',
  cancelled: 'failed',
};

/** Content of the page after checkout [O2.17-18]. */
export const completeState = ({ status, payment }: Pick<Order, 'status' | 'payment'>): CompleteState =>
  status === 'cancelled' ? 'cancelled' : STATE_OF[payment.status];

export const COMPLETE_HEADINGS: Readonly<Record<CompleteState, string>> = {
  paid: 'Tack för din beställning!',
  pending: 'Vi väntar på din betalning',
  failed: 'Betalningen gick inte igenom',
  cancelled: 'Beställningen är avbruten',
};

/** What happens now, step by step. */
export function nextSteps({ shipping, rows }: Pick<Order, 'shipping' | 'rows'>): string[] {
  const steps = ['Vi packar dina varor och mejlar dig när de är på väg.'];
  if (shipping.store !== null) {
    steps[0] = `Vi plockar ihop dina varor i ${shipping.store.name} och mejlar dig när de är redo att hämtas.`;
    steps.push('Ta med legitimation och ordernumret när du hämtar.');
  } else if (rows.every(({ product }) => product.isDigital)) {
    steps[0] = 'Vi mejlar dig det du har köpt direkt.';
  }
  steps.push('Du kan följa beställningen på ordersidan.');
  return steps;
}
