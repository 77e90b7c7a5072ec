import { VISITOR_GROUPS } from '@shop/releases';

/**
 * Set only while a release is tried on a share of visitors, so that each keeps what it got. Its value is one of so few
 * that it tells nobody who somebody is.
 */
export const GROUP_COOKIE = 'release-group';

const TTL_SECONDS = 30 * 24 * 60 * 60;

/** The group of a browser; null when it has none or has made one up. */
export function readGroup(cookies: ReadonlyMap<string, string>): number | null {
  const text = cookies.get(GROUP_COOKIE) ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** @param random from 0 up to, but not including, 1 */
export const newGroup = (random: number): number => Math.floor(random * VISITOR_GROUPS);

export const groupCookie = (group: number, isSecure: boolean): string =>
  `${GROUP_COOKIE}=${group}; Path=/; Max-Age=${TTL_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
