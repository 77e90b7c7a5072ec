import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@shop/shared/domain/dates';

/** [O2.1-11] */
export const PAYMENT_LINK_DAYS = 14;
/** [O4-15] */
export const GUEST_LINK_DAYS = 90;

const LINK = /^([0-9A-Z-]{1,19})\.([\w-]{20})$/;

/**
 * What opens an order without a login. Both are computed from the shop's secret, so that a repeated answer names the same
 * ones; the database keeps only a hash of the guest's.
 */
export interface OrderSecrets {
  /** For the guest's mail link and for tying the order to an account [O7-11]. */
  secretOf(orderId: string): string;
  hashOf(secret: string): Buffer;
  /** [O2.1-11] Opens checkout for one unpaid order. */
  paymentLinkOf(orderId: string): string;
  /** The order behind a payment link; null when the link was made up. */
  readPaymentLink(token: string): string | null;
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export function createOrderSecrets(secret: string): OrderSecrets {
  const sign = (purpose: string, orderId: string, bytes: number): string =>
    createHmac('sha256', secret).update(`${purpose}:${orderId}`).digest().subarray(0, bytes).toString('base64url');
  const linkSignature = (orderId: string): string => sign('payment-link-1', orderId, 15);
  return {
    secretOf: (orderId) => sign('order-secret-1', orderId, 24),
    hashOf: (guestSecret) => createHash('sha256').update(guestSecret).digest(),
    paymentLinkOf: (orderId) => `${orderId}.${linkSignature(orderId)}`,
    readPaymentLink: (token) => {
      const [, orderId, signature] = LINK.exec(token) ?? [];
      return orderId !== undefined && signature !== undefined && isSame(signature, linkSignature(orderId))
        ? orderId
        : null;
    },
  };
}

export const paymentLinkEnd = ({ createdAt }: { createdAt: Date }): Date =>
  new Date(createdAt.getTime() + PAYMENT_LINK_DAYS * DAY_MS);

export const isPaymentLinkOpen = (record: { createdAt: Date; status: string }, now: Date): boolean =>
  record.status === 'awaitingPayment' && now < paymentLinkEnd(record);
