import { createHmac } from 'node:crypto';
import type { EidOrder } from './provider.ts';

/**
 * The QR code of this second, as the app reads it: a photograph of an older one is worthless [O4-21]. `secondsGone`
 * counts whole seconds from the start of the order.
 */
export function qrCodeAt(
  { qrStartToken, qrStartSecret }: Pick<EidOrder, 'qrStartToken' | 'qrStartSecret'>,
  secondsGone: number,
) {
  const seconds = String(Math.max(0, Math.floor(secondsGone)));
  const proof = createHmac('sha256', qrStartSecret).update(seconds).digest('hex');
  return `bankid.${qrStartToken}.${seconds}.${proof}`;
}
