import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '../db/schema/index.ts';
import { canCancel, nextStatuses, STATUS_LABELS, timelineOf } from './order-status.ts';

const LABELS: Record<OrderStatus, string> = {
  awaitingPayment: 'Väntar på betalning',
  received: 'Mottagen',
  packing: 'Packas',
  shipped: 'Skickad',
  readyForPickup: 'Redo att hämta',
  delivered: 'Levererad',
  cancelled: 'Avbeställd',
  returned: 'Återlämnad',
};
const STATUSES = Object.keys(LABELS) as OrderStatus[];
const nextOf = (kind: Parameters<typeof nextStatuses>[1]) =>
  Object.fromEntries(STATUSES.map((status) => [status, nextStatuses(status, kind)]));

describe('the way of an order', () => {
  it('has a Swedish name for every step', () => {
    expect(STATUS_LABELS).toEqual(LABELS);
  });

  it('[O7-11] can be cancelled until packing has begun', () => {
    expect(STATUSES.filter(canCancel)).toEqual(['awaitingPayment', 'received']);
  });

  const ends = { delivered: [], cancelled: [], returned: [], awaitingPayment: ['cancelled'] };

  it.each(['home', 'servicePoint'] as const)('goes by carrier (%s), one step at a time', (kind) => {
    expect(nextOf(kind)).toEqual({
      ...ends,
      received: ['packing', 'cancelled'],
      packing: ['shipped'],
      shipped: ['delivered'],
      readyForPickup: [],
    });
  });

  it('ends at the counter of a store', () => {
    expect(nextOf('store')).toEqual({
      ...ends,
      received: ['packing', 'cancelled'],
      packing: ['readyForPickup'],
      readyForPickup: ['delivered'],
      shipped: [],
    });
  });

  it('is one step for what is sent by mail', () => {
    expect(nextOf('digital')).toEqual({
      ...ends,
      received: ['delivered', 'cancelled'],
      packing: [],
      shipped: [],
      readyForPickup: [],
    });
  });
});

describe('the timeline', () => {
  const at = new Date('2026-11-20T09:00:00Z');
  const event = (status: OrderStatus) => ({ id: 1, orderId: 'x', status, at });
  const passed = (status: OrderStatus) => ({ status, label: LABELS[status], at: at.getTime() / 1000 });
  const ahead = (status: OrderStatus) => ({ status, label: LABELS[status], at: null });

  it('says what has happened, then what is to come', () => {
    expect(timelineOf('packing', 'home', [event('received'), event('packing')])).toEqual([
      passed('received'),
      passed('packing'),
      ahead('shipped'),
      ahead('delivered'),
    ]);
  });

  it.each(['cancelled', 'returned'] as const)('has nothing to come for an order that is %s', (status) => {
    expect(timelineOf(status, 'home', [event('received'), event(status)])).toEqual([
      passed('received'),
      passed(status),
    ]);
  });
});
