import { createHmac, timingSafeEqual } from 'node:crypto';

/** The key that the shop and its card provider share, made from the installation's secret for this purpose alone. */
export const cardProviderKey = (secret: string): string =>
  createHmac('sha256', secret).update('card-provider-1').digest('base64url');

export const SIGNATURE_HEADER = 'x-signature';

/** Signs a callback over its exact bytes. */
export const signCallback = (key: string, body: string): string =>
  `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;

export function isSignedBy(key: string, body: string, signature: string | string[] | undefined): boolean {
  if (typeof signature !== 'string') return false;
  const given = Buffer.from(signature);
  const expected = Buffer.from(signCallback(key, body));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
