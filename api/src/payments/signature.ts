import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import { isSameText } from '../security/signer.ts';

/**
 * The keys that the shop and its card provider share. A provider has one of its own, which does not change with the
 * shop's secrets. The simulator's are derived from them: the first is used, and what is signed with one of the others
 * was sent just before they were rotated.
 */
export const cardProviderKeys = ({
  cardPayment,
  secrets,
}: Pick<Config, 'cardPayment' | 'secrets'>): [string, ...string[]] => {
  if (cardPayment.provider === 'bambora') return [cardPayment.key];
  const [first, ...others] = secrets.derive('card-provider', '');
  return [first.toString('base64url'), ...others.map((key) => key.toString('base64url'))];
};

export const SIGNATURE_HEADER = 'x-signature';

/** Signature of a callback over its exact bytes. */
export const signCallback = (key: string, body: string): string =>
  `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;

/** Whether one of the keys has signed exactly these bytes. */
export const isSignedBy = (keys: readonly string[], body: string, signature: string | string[] | undefined): boolean =>
  typeof signature === 'string' && keys.some((key) => isSameText(signature, signCallback(key, body)));
