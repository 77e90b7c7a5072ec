import { createHmac } from 'node:crypto';
import type { KeyRing } from '../secrets/key-ring.ts';
import { isSameText } from '../security/signer.ts';

/**
 * The keys that the shop and the bundled card provider share, derived from the installation's secrets: the first is used,
 * and what is signed with one of the others was sent just before the secrets were rotated.
 */
export const cardProviderKeys = (secrets: KeyRing): [string, ...string[]] => {
  const [first, ...others] = secrets.derive('card-provider', '');
  return [first.toString('base64url'), ...others.map((key) => key.toString('base64url'))];
};

export const SIGNATURE_HEADER = 'x-signature';

/** Signs a callback over its exact bytes. */
export const signCallback = (key: string, body: string): string =>
  `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;

/** Whether one of the keys has signed exactly these bytes. */
export const isSignedBy = (keys: readonly string[], body: string, signature: string | string[] | undefined): boolean =>
  typeof signature === 'string' && keys.some((key) => isSameText(signature, signCallback(key, body)));
