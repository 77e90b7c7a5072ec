import type { Order, OrderSummary } from '@shop/contracts/api/checkout';
import type { BadgeProps } from '@shop/ui/badge/badge.tsx';

type Status = OrderSummary['status'];

/** Style of each status, and whether the order is still in progress. */
const STATUSES: Readonly<Record<Status, { readonly tone: BadgeProps['tone']; readonly isActive: boolean }>> = {
  awaitingPayment: { tone: 'warning', isActive: true },
  received: { tone: 'info', isActive: true },
  packing: { tone: 'info', isActive: true },
  shipped: { tone: 'info', isActive: true },
  readyForPickup: { tone: 'success', isActive: true },
  delivered: { tone: 'success', isActive: false },
  cancelled: { tone: 'neutral', isActive: false },
  returned: { tone: 'neutral', isActive: false },
};

export const statusTone = (status: Status): BadgeProps['tone'] => STATUSES[status].tone;

export const isActiveOrder = ({ status }: Pick<OrderSummary, 'status'>): boolean => STATUSES[status].isActive;

export const PAYMENT_LABELS: Readonly<Record<Order['payment']['status'], string>> = {
  pending: 'Väntar på betalning',
  paid: 'Betald',
  failed: 'Betalningen gick inte igenom',
  cancelled: 'Avbeställd',
  refunded: 'Återbetald',
};
