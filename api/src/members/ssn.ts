import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { remembering } from '@shop/shared/domain/remembering';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Made once: every page that is drawn for a member shows the birth date. */
const keyFrom = remembering(10, (secret) => Buffer.from(hkdfSync('sha256', secret, '', 'member.ssn', 32)));

/** A personal number as it is stored: encrypted, with the installation's secret as the key [O3-06]. */
export function encryptSsn(ssn: string, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFrom(secret), iv);
  const text = Buffer.concat([cipher.update(ssn, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Throws when the value was changed or encrypted with another secret. */
export function decryptSsn(stored: Buffer, secret: string): string {
  const decipher = createDecipheriv(ALGORITHM, keyFrom(secret), stored.subarray(0, IV_BYTES));
  decipher.setAuthTag(stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(stored.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** The birth date stays, the last four are hidden: all that a browser ever sees [O3-06]. */
export const maskSsn = (ssn: string): string => `${ssn.replace(/\D/g, '').slice(0, -4)}-****`;
