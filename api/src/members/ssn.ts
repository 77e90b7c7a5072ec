import { type KeyRing, UndecryptableError } from '../secrets/key-ring.ts';
import type { Services } from '../services.ts';

/** A personal number as it is stored: encrypted under the installation's first key [O3-06]. */
export const encryptSsn = (ssn: string, secrets: KeyRing): Buffer => secrets.encrypt('member.ssn', ssn);

/** Throws `UndecryptableError` when the value was changed, or the key that encrypted it is gone. */
export const decryptSsn = (stored: Buffer, secrets: KeyRing): string => secrets.decrypt('member.ssn', stored);

/** The birth date stays, the last four are hidden: all that a browser ever sees [O3-06]. */
export const maskSsn = (ssn: string): string => `${ssn.replace(/\D/g, '').slice(0, -4)}-****`;

/**
 * What a member may see of a stored personal number [O3-06]; null where there is none, or none that a key opens. That is
 * logged: a member must not be locked out of everything else because a key is gone.
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
