import { createHash } from 'node:crypto';
import { DAY_MS } from '@shop/domain/dates';
import { splitPaymentLink } from '@shop/domain/payment-link';
import type { KeyRing } from '../secrets/key-ring.ts';

/** Days for which a payment link is valid [O2.1-11]. */
export const PAYMENT_LINK_DAYS = 14;
/** Days for which a guest's link to the order is valid [O4-15]. */
export const GUEST_LINK_DAYS = 90;

const LINK_SIGNATURE = { bytes: 15 };
const SECRET_BYTES = 24;

/**
 * Secrets that give access to an order without a login. Both are computed from the shop's secrets, so that a repeated
 * response contains the same ones; the database stores only a hash of the guest's.
 */
export interface OrderSecrets {
  /** For the guest's mail link and for tying the order to an account [O7-11]; of an order that is being placed. */
  newSecretOf(orderId: string): string;
  /** The secret of a stored order: the one that was issued, under whichever key that was. */
  secretOf(order: { readonly id: string; readonly secretHash: Buffer }): string;
  hashOf(secret: string): Buffer;
  /** [O2.1-11] Opens checkout for one unpaid order. */
  paymentLinkOf(orderId: string): string;
  /** The order behind a payment link; null when the link was made up. */
  readPaymentLink(token: string): string | null;
}

const hashOf = (guestSecret: string): Buffer => createHash('sha256').update(guestSecret).digest();

/** Signs with the installation's first key and knows what any of them has signed. */
export function createOrderSecrets(secrets: KeyRing): OrderSecrets {
  const candidates = (orderId: string): [string, ...string[]] => {
    const encode = (value: Buffer): string => value.subarray(0, SECRET_BYTES).toString('base64url');
    const [first, ...others] = secrets.derive('order-secret', orderId);
    return [encode(first), ...others.map(encode)];
  };
  return {
    newSecretOf: (orderId) => candidates(orderId)[0],
    secretOf: ({ id, secretHash }) => {
      const known = candidates(id);
      return known.find((secret) => hashOf(secret).equals(secretHash)) ?? known[0];
    },
    hashOf,
    paymentLinkOf: (orderId) => `${orderId}.${secrets.sign('payment-link', orderId, LINK_SIGNATURE)}`,
    readPaymentLink: (token) => {
      const { orderId, signature } = splitPaymentLink(token) ?? { orderId: '', signature: '' };
      return secrets.verify('payment-link', orderId, signature, LINK_SIGNATURE) ? orderId : null;
    },
  };
}

export const paymentLinkEnd = ({ createdAt }: { createdAt: Date }): Date =>
  new Date(createdAt.getTime() + PAYMENT_LINK_DAYS * DAY_MS);

export const isPaymentLinkOpen = (record: { createdAt: Date; status: string }, now: Date): boolean =>
  record.status === 'awaitingPayment' && now < paymentLinkEnd(record);
