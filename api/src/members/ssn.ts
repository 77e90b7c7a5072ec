import { type KeyRing, UndecryptableError } from '../secrets/key-ring.ts';
import type { Services } from '../services.ts';

/** A personal number as it is stored: encrypted under the installation's first key [O3-06]. */
export const encryptSsn = (ssn: string, secrets: KeyRing): Buffer => secrets.encrypt('member.ssn', ssn);

/** Throws `UndecryptableError` when the value was tampered with, or its key is gone. */
export const decryptSsn = (stored: Buffer, secrets: KeyRing): string => secrets.decrypt('member.ssn', stored);

/** The birth date stays, the last four are hidden: all that a browser ever sees [O3-06]. */
export const maskSsn = (ssn: string): string => `${ssn.replace(/\D/g, '').slice(0, -4)}-****`;

/**
 * A stored personal number, masked for the member [O3-06]; null where there is none, or none that a key decrypts. That
 * is logged: a lost key must not lock a member out of everything else.
 */
export function shownSsn(
  { id, ssnEncrypted }: { readonly id: number; readonly ssnEncrypted: Buffer | null },
  { config, log }: Pick<Services, 'config' | 'log'>,
): string | null {
  if (ssnEncrypted === null) return null;
  try {
    return maskSsn(decryptSsn(ssnEncrypted, config.secrets));
  } catch (error) {
    if (!(error instanceof UndecryptableError)) throw error;
    log.error({ err: error, memberId: id }, 'a personal number cannot be decrypted');
    return null;
  }
}
