import type { Tx } from '../db/client.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { mailboxKey } from '../mail/mailbox-key.ts';

const TEXT = 'Till den adressen har det gått flera mejl i dag. Försök igen i morgon.';
const PER_MAILBOX = { limit: 5, windowSeconds: 86_400 };

/**
 * [F6] Counts a mail that asks whether an address is somebody's: it goes to an address that nobody has confirmed, so at most five
 * a day reach one mailbox, whoever asks for them. Only what is committed counts. Throws 429 with `Retry-After`.
 */
export const limitMailTo = (tx: Tx, rateLimits: Pick<RateLimits, 'useIn'>, email: string): Promise<void> =>
  rateLimits.useIn(tx, `account-mail:${mailboxKey(email)}`, PER_MAILBOX, TEXT);
