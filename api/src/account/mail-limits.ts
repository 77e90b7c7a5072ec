import type { Tx } from '../db/client.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { mailboxKey } from '../mail/mailbox-key.ts';

const TEXT = 'Till den adressen har det gått flera mejl i dag. Försök igen i morgon.';
const PER_MAILBOX = { limit: 5, windowSeconds: 86_400 };

/**
 * Counts a mail that asks for confirmation of an address [F6]: nobody has confirmed it yet, so at most five a day reach
 * one mailbox, whoever requests them. Only committed mails count. Throws 429 with `Retry-After`.
 */
export const limitMailTo = (tx: Tx, rateLimits: Pick<RateLimits, 'useIn'>, email: string): Promise<void> =>
  rateLimits.useIn(tx, `account-mail:${mailboxKey(email)}`, PER_MAILBOX, TEXT);
