import type { RateLimits } from '../http/rate-limits.ts';
import { mailboxKey } from '../mail/mailbox-key.ts';

const PER_MAILBOX = { limit: 5, windowSeconds: 86_400 };

/**
 * [F6] Counts a mail that asks whether an address is somebody's: it goes to an address that nobody has confirmed, so at most five
 * a day reach one mailbox, whoever asks for them. Throws 429 with `Retry-After`.
 */
export const limitMailTo = (rateLimits: Pick<RateLimits, 'use'>, email: string): Promise<void> =>
  rateLimits.use(`account-mail:${mailboxKey(email)}`, PER_MAILBOX);
