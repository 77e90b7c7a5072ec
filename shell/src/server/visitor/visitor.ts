import type { AbFlag } from '@shop/contracts/platform';
import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { isTheme, THEME_COOKIE, type Theme } from '../../page/theme.ts';
import { SWEDISH_ONLY_COOKIE } from './swedish-only.ts';
import { readGroup } from './visitor-group.ts';
import { OVERRIDE_COOKIE, readOverrides, type Overrides } from '../overrides/override-cookie.ts';

const FLAGS: readonly string[] = ['paymentSwap', 'shorterReviews', 'showDeliveryInfo'] satisfies AbFlag[];
const isFlag = (value: string | undefined): value is AbFlag => value !== undefined && FLAGS.includes(value);

/** Properties of a request by which visitors differ, before the session is verified. */
export interface Visitor {
  /** The Cookie header as it came; null without a login. */
  sessionCookie: string | null;
  cookie: string | null;
  /** Whether the request has neither a session nor a cart, so that the api has nothing of its own for this browser. */
  isNew: boolean;
  /** Variant in the first-party cookie, so that the server renders the right one [1-99]. */
  flag: AbFlag | null;
  /** Theme chosen in this browser [O3-22]. */
  theme: Theme | null;
  /** Whether the visitor was redirected from another region [O1-02]. */
  isFromElsewhere: boolean;
  isCrawler: boolean;
  /** Group of the visitor for canaries; null for a browser without one. */
  group: number | null;
  /** Remotes that this browser overrides, if its user may. */
  overrides: Overrides;
}

/** Cache of user agents, since the crawler check is a long regular expression. */
const crawlers = new LRUCache<string, boolean>({ max: 1000, memoMethod: (browser) => isbot(browser) });
const isCrawler = (browser: string): boolean => crawlers.memo(browser);

const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

export const sessionCookieName = (secure: boolean): string => cookieName('session', secure);

function readCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    // Of two cookies of one name the first counts, as in the api: its path is more specific.
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

/**
 * Parses the request's headers. A cart cookie alone does not make a response private, since the browser fills in the
 * cart.
 */
export function visitorOf(headers: IncomingHttpHeaders, secureCookies: boolean): Visitor {
  const cookie = headers.cookie ?? null;
  const cookies = readCookies(cookie ?? '');
  const flag = cookies.get('ab-trigger');
  const theme = cookies.get(THEME_COOKIE);
  const hasSession = Boolean(cookies.get(sessionCookieName(secureCookies)));
  return {
    sessionCookie: hasSession ? cookie : null,
    cookie,
    isNew: !hasSession && !cookies.has(cookieName('cart', secureCookies)),
    flag: isFlag(flag) ? flag : null,
    theme: isTheme(theme) ? theme : null,
    isFromElsewhere: cookies.has(SWEDISH_ONLY_COOKIE),
    isCrawler: isCrawler(headers['user-agent'] ?? ''),
    group: readGroup(cookies),
    overrides: readOverrides(cookies.get(OVERRIDE_COOKIE)),
  };
}
