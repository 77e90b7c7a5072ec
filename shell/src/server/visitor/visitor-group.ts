import { VISITOR_GROUPS } from '@shop/releases';

/**
 * Cookie set only while there is a canary, so that each visitor stays with one release. Its few values cannot identify
 * anyone.
 */
export const GROUP_COOKIE = 'release-group';

const TTL_SECONDS = 30 * 24 * 60 * 60;

/** The group of a browser; null without a valid one. */
export function readGroup(cookies: ReadonlyMap<string, string>): number | null {
  const text = cookies.get(GROUP_COOKIE) ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** @param random in [0, 1) */
export const newGroup = (random: number): number => Math.floor(random * VISITOR_GROUPS);

export const groupCookie = (group: number, isSecure: boolean): string =>
  `${GROUP_COOKIE}=${group}; Path=/; Max-Age=${TTL_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
