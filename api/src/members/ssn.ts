import type { KeyRing } from '../secrets/key-ring.ts';

/** A personal number as it is stored: encrypted under the installation's first key [O3-06]. */
export const encryptSsn = (ssn: string, secrets: KeyRing): Buffer => secrets.encrypt('member.ssn', ssn);

/** Throws `UndecryptableError` when the value was changed, or the key that encrypted it is gone. */
export const decryptSsn = (stored: Buffer, secrets: KeyRing): string => secrets.decrypt('member.ssn', stored);

/** The birth date stays, the last four are hidden: all that a browser ever sees [O3-06]. */
export const maskSsn = (ssn: string): string => `${ssn.replace(/\D/g, '').slice(0, -4)}-****`;
