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

/** What the server tells visitors apart by, before it knows who they are. */
export interface Visitor {
  /** The Cookie header as it came; null without a login. */
  sessionCookie: string | null;
  cookie: string | null;
  /** [1-99] First-party cookie, so that the server renders the right variant. */
  flag: AbFlag | null;
  /** [O3-22] The colours chosen in this browser. */
  theme: Theme | null;
  /** [O1-02] Comes from an address of another region. */
  isFromElsewhere: boolean;
  isCrawler: boolean;
  /** Which share of visitors it belongs to; null for a browser that has not been told. */
  group: number | null;
  /** Remotes that this browser takes from elsewhere, for whom that is allowed. */
  overrides: Overrides;
}

/** Browsers call themselves by few names, and to look for crawlers among them is a long expression. */
const crawlers = new LRUCache<string, boolean>({ max: 1000, memoMethod: (browser) => isbot(browser) });
const isCrawler = (browser: string): boolean => crawlers.memo(browser);

export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session');

function readCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    // Of two cookies of one name the first counts, as in the api: it belongs to the more exact path.
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

/**
 * Reads the request's headers. A cart cookie alone does not make an answer private: the cart fills in in the browser.
 */
export function visitorOf(headers: IncomingHttpHeaders, secureCookies: boolean): Visitor {
  const cookie = headers.cookie ?? null;
  const cookies = readCookies(cookie ?? '');
  const flag = cookies.get('ab-trigger');
  const theme = cookies.get(THEME_COOKIE);
  return {
    sessionCookie: cookies.get(sessionCookieName(secureCookies)) ? cookie : null,
    cookie,
    flag: isFlag(flag) ? flag : null,
    theme: isTheme(theme) ? theme : null,
    isFromElsewhere: cookies.has(SWEDISH_ONLY_COOKIE),
    isCrawler: isCrawler(headers['user-agent'] ?? ''),
    group: readGroup(cookies),
    overrides: readOverrides(cookies.get(OVERRIDE_COOKIE)),
  };
}
