/** [O2.1-11] Token of a payment link: the order's number, a dot, and a signature as base64url. */
const PAYMENT_LINK = /^([0-9A-Z-]{1,19})\.([\w-]{20,24})$/;

/** The parts of a payment link's token; null for text of another shape. Does not verify its signature. */
export function splitPaymentLink(token: string): { orderId: string; signature: string } | null {
  const [, orderId, signature] = PAYMENT_LINK.exec(token) ?? [];
  return orderId === undefined || signature === undefined ? null : { orderId, signature };
}

/** True for the token of a payment link, false for an order's number: the api knows an order by either. */
export const isPaymentLink = (reference: string): boolean => splitPaymentLink(reference) !== null;

/** Token of a payment link, which the api returns as a path without region; null when there is no link. */
export const paymentLinkToken = (path: string | null): string | null => {
  const token = path?.split('/').filter(Boolean).at(-1);
  return token === undefined || token === 'checkout' ? null : token;
};
