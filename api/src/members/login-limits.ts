import { createHash } from 'node:crypto';
import type { RateLimits } from '../http/rate-limits.ts';
import type { SlowDown } from './slow-down.ts';

/**
 * Tries for one account from one IP address, and from one browser that the member has logged in from before [O8-09].
 */
const PER_ACCOUNT = { limit: 5, windowSeconds: 15 * 60 };
/** An IP address that tries one password on many accounts; wide enough for a school behind one address. */
const PER_IP_ADDRESS = { limit: 100, windowSeconds: 15 * 60 };

/**
 * One counter per account, so that e-mail and username together do not double the tries; hashed, since people type
 * anything.
 */
const accountKey = (accountId: number | undefined, name: string, from: string): string => {
  const user = accountId === undefined ? `name:${name.trim().toLowerCase()}` : `member:${accountId}`;
  return `login:${createHash('sha256').update(`${user}|${from}`).digest('base64url')}`;
};

/** Names of the counters over all callers and of known browsers; no caller has these names. */
const EVERYONE = 'everybody';
const deviceName = (device: string): string => `device:${device}`;

const ipAddressCounter = (caller: string): string => `login-address:${caller}`;

export interface LoginTry {
  readonly accountId: number | undefined;
  /** As typed. */
  readonly name: string;
  /** Key by which limits count callers. */
  readonly caller: string;
  /** The browser's name where the member has logged in from it before. */
  readonly device: string | null;
}

/**
 * Counts a try before the password is checked, so that parallel guesses cannot slip past the limit together. Resolves
 * with the delay in milliseconds; throws 429. A browser that the member has logged in from before has a counter of its
 * own and skips all others: strangers, also those behind the same address, can neither lock the member out there nor
 * slow the member down.
 */
export async function countTry(
  rateLimits: RateLimits,
  slowDown: SlowDown,
  { accountId, name, caller, device }: LoginTry,
): Promise<number> {
  if (device !== null) {
    await rateLimits.use(accountKey(accountId, name, deviceName(device)), PER_ACCOUNT);
    return 0;
  }
  await rateLimits.use(ipAddressCounter(caller), PER_IP_ADDRESS);
  await rateLimits.use(accountKey(accountId, name, caller), PER_ACCOUNT);
  return slowDown.admit(accountKey(accountId, name, EVERYONE));
}

/**
 * Resets after a right password: this caller's tries are forgotten, and this one does not count for the address or the
 * account.
 */
export async function forgetTries(
  rateLimits: RateLimits,
  { accountId, name, caller, device }: LoginTry,
): Promise<void> {
  if (device !== null) return rateLimits.clear(accountKey(accountId, name, deviceName(device)));
  await rateLimits.clear(accountKey(accountId, name, caller));
  await rateLimits.giveBack(ipAddressCounter(caller));
  // Only this one: what others guess meanwhile must not become free again whenever the member logs in.
  await rateLimits.giveBack(accountKey(accountId, name, EVERYONE));
}

/** After a password was reset, the wrong ones from before it no longer count. */
export async function clearTries(
  rateLimits: RateLimits,
  accountId: number,
  { caller, device }: Pick<LoginTry, 'caller' | 'device'>,
): Promise<void> {
  await rateLimits.clear(accountKey(accountId, '', caller));
  await rateLimits.clear(accountKey(accountId, '', EVERYONE));
  if (device !== null) await rateLimits.clear(accountKey(accountId, '', deviceName(device)));
}
