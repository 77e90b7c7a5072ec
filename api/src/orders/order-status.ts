import type { Order } from '@shop/contracts';
import { unixSeconds } from '../clock.ts';
import type { OrderStatus } from '../db/schema/index.ts';
import type { MethodRow } from '../shipping/methods.ts';
import type { OrderEventRecord } from './order-store.ts';

/** Labels of the statuses as buyers read them [O2.17-17]. */
export const STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  awaitingPayment: 'Väntar på betalning',
  received: 'Mottagen',
  packing: 'Packas',
  shipped: 'Skickad',
  readyForPickup: 'Redo att hämta',
  delivered: 'Levererad',
  cancelled: 'Avbeställd',
  returned: 'Återlämnad',
};

/** The way of an order by how it is handed over. */
const STEPS: Readonly<Record<MethodRow['kind'], readonly OrderStatus[]>> = {
  home: ['received', 'packing', 'shipped', 'delivered'],
  servicePoint: ['received', 'packing', 'shipped', 'delivered'],
  store: ['received', 'packing', 'readyForPickup', 'delivered'],
  digital: ['received', 'delivered'],
};

const CANCELLABLE: readonly OrderStatus[] = ['awaitingPayment', 'received'];

/** [O7-11] Until packing has begun. */
export const canCancel = (status: OrderStatus): boolean => CANCELLABLE.includes(status);

/**
 * Possible next statuses: the next step, or an end while nothing is packed. Only payment ends the status that waits for
 * it.
 */
export function nextStatuses(status: OrderStatus, kind: MethodRow['kind']): OrderStatus[] {
  const steps = STEPS[kind];
  const next = steps[steps.indexOf(status) + 1];
  return [...(steps.includes(status) && next ? [next] : []), ...(canCancel(status) ? (['cancelled'] as const) : [])];
}

/** Past steps with their times, then the coming ones; an order that ended early has none. */
export function timelineOf(
  status: OrderStatus,
  kind: MethodRow['kind'],
  events: readonly OrderEventRecord[],
): Order['timeline'] {
  const passed = events.map((event) => ({
    status: event.status,
    label: STATUS_LABELS[event.status],
    at: unixSeconds(event.at),
  }));
  if (status === 'cancelled' || status === 'returned') return passed;
  const seen = new Set(events.map((event) => event.status));
  const ahead = STEPS[kind].filter((step) => !seen.has(step));
  return [...passed, ...ahead.map((step) => ({ status: step, label: STATUS_LABELS[step], at: null }))];
}
