import { createHash } from 'node:crypto';
import type { RateLimits } from '../http/rate-limits.ts';

/** [O8-09] */
const PER_ACCOUNT = { limit: 5, windowSeconds: 15 * 60 };
/** One address that tries one password on many accounts; wide enough for a school behind one address. */
const PER_ADDRESS = { limit: 100, windowSeconds: 15 * 60 };

/** One counter per account, so that e-mail and username do not give twice the tries; hashed, since people type anything. */
const accountKey = (accountId: number | undefined, name: string, ip: string): string => {
  const who = accountId === undefined ? `name:${name.trim().toLowerCase()}` : `member:${accountId}`;
  return `login:${createHash('sha256').update(`${who}|${ip}`).digest('base64url')}`;
};

const addressKey = (ip: string): string => `login-address:${ip}`;

export interface LoginTry {
  readonly accountId: number | undefined;
  /** As typed. */
  readonly name: string;
  readonly ip: string;
}

/** Counts a try before the password is looked at: parallel guesses must not slip past the limit together. Throws 429. */
export async function countTry(rateLimits: RateLimits, { accountId, name, ip }: LoginTry): Promise<void> {
  await rateLimits.use(addressKey(ip), PER_ADDRESS);
  await rateLimits.use(accountKey(accountId, name, ip), PER_ACCOUNT);
}

/** A right password: the account's tries are forgotten, and this one does not count against the address. */
export async function forgetTries(rateLimits: RateLimits, { accountId, name, ip }: LoginTry): Promise<void> {
  await rateLimits.clear(accountKey(accountId, name, ip));
  await rateLimits.giveBack(addressKey(ip));
}

/** After a password was reset, the wrong ones from before it no longer count. */
export async function clearTries(rateLimits: RateLimits, accountId: number, ip: string): Promise<void> {
  await rateLimits.clear(accountKey(accountId, '', ip));
}
