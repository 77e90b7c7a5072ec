import type { Order } from '@shop/contracts/api/checkout';
import { getPayableOrder, type PayableOrder } from '@shop/contracts/api/payable-order';
import type { ApiClient } from '@shop/contracts/platform';
import { isPaymentLink, paymentLinkToken } from '@shop/domain/payment-link';
import { isApiError } from '@shop/platform';
import { loadOrder } from '../order/load-order.ts';
import { CANCELLED, DECLINED } from './payment-problems.ts';
import type { StagedOrder } from './staged-order.ts';

/** A payment link whose order needs no payment any more, or cannot be paid. `text` is the api's word on why. */
export interface ClosedLink {
  readonly kind: 'closed';
  readonly text: string;
}

/** What the bearer of the link sees: rows, sums and payment methods, and nothing about the buyer. */
export interface OpenLink {
  readonly kind: 'open';
  readonly order: StagedOrder;
  readonly methods: PayableOrder['paymentMethods'];
}

export type LoadedLink = OpenLink | ClosedLink;

const stageLink = ({ id, rows, totals, isOwn }: PayableOrder, paymentLink: string): StagedOrder => ({
  reference: paymentLink,
  orderId: id,
  rows,
  totals,
  isOwn,
  payment: null,
  problem: null,
});

/** The order behind a payment link, or why it is closed. Rejects with NOT_FOUND for an invalid link. */
export async function loadLink(api: ApiClient, paymentLink: string, signal?: AbortSignal): Promise<LoadedLink> {
  try {
    const options = { fresh: true, ...(signal ? { signal } : {}) };
    const { data } = await api.call(getPayableOrder, { params: { link: paymentLink } }, options);
    return { kind: 'open', order: stageLink(data.order, paymentLink), methods: data.order.paymentMethods };
  } catch (error) {
    if (!isApiError(error, 'GONE')) throw error;
    return { kind: 'closed', text: error.userMessage };
  }
}

export interface Payable {
  readonly order: StagedOrder;
  /** Token of the page where another method can be chosen; null when there is nothing to pay any more. */
  readonly paymentLink: string | null;
}

const PROBLEMS: Partial<Record<Order['payment']['status'], string>> = { failed: DECLINED, cancelled: CANCELLED };

/** An order that the shopper may read, as the payment needs it. */
export const stageOrder = ({ id, rows, totals, payment }: Order): StagedOrder => ({
  reference: id,
  orderId: id,
  rows,
  totals,
  isOwn: true,
  payment: null,
  problem: PROBLEMS[payment.status] ?? null,
});

/**
 * The order to pay, by its number or by the token of a payment link, whose bearer sees rows and sums alone. Null for
 * everyone else, and when the link is closed.
 */
export async function loadPayable(api: ApiClient, reference: string, signal?: AbortSignal): Promise<Payable | null> {
  if (isPaymentLink(reference)) {
    const link = await loadLink(api, reference, signal);
    return link.kind === 'open' ? { order: link.order, paymentLink: reference } : null;
  }
  const order = await loadOrder(api, reference, null, signal);
  if (order === null) return null;
  return { order: stageOrder(order), paymentLink: paymentLinkToken(order.payment.paymentLink) };
}
