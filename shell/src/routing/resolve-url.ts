import { SHOP } from '@shop/contracts/config';
import type { PageHead } from '@shop/contracts/head';
import type { RouteSnapshot, RouteTable } from '@shop/contracts/routes';
import type { Instant } from '@shop/domain/dates';
import { firstOf, formatQuery, href, matchUrl, readPath } from '@shop/contracts/routing';
import { staticRedirect } from './static-redirects.ts';

export type Resolution =
  | { kind: 'page'; route: RouteSnapshot; isForeignRegion: boolean }
  | { kind: 'redirect'; to: string; permanent: boolean }
  /** Left to the admin application, untouched [2.1-84]. */
  | { kind: 'admin' }
  /** No route has this shape [2.2-01]. */
  | { kind: 'not-found'; path: string };

const ADMIN = /^\/admin(?:\/|$)/;

/** [2.1-84] Only the unprefixed path counts as admin [O2.1-14]. */
export const isAdminPath = (pathname: string): boolean => ADMIN.test(pathname);

type Rule = (route: RouteSnapshot, now: Instant) => { to: string; permanent: boolean } | null;

const rest = (route: RouteSnapshot) => `${formatQuery(route.query)}${route.hash}`;

/** Addresses that always mean another one. Tried in this order; query and hash are kept [O2.2-05]. */
const RULES: readonly Rule[] = [
  (route, now) => {
    const target = staticRedirect(route, now);
    if (!target) return null;
    const { page, permanent } = target;
    return { to: `${href(page.route, { id: page.id })}${rest(route)}`, permanent };
  },
  // [2.1-08] The default child of `member`.
  (route) =>
    route.name === 'member'
      ? { to: `${href('member.orders', { id: route.params.id })}${rest(route)}`, permanent: false }
      : null,
  // [O2.1-06] The form's and the search engines' shape of a search becomes the readable one.
  (route) => {
    if (route.name !== 'search' || route.params.searchString !== undefined) return null;
    const searchString = firstOf(route.query, 'searchString')?.trim();
    if (!searchString) return null;
    const { searchString: _term, ...query } = route.query;
    return { to: `${href('search', { searchString }, query)}${route.hash}`, permanent: true };
  },
];

/**
 * What a matched route stands for: a page, or another address.
 *
 * @param region as the address has it; null without a prefix
 * @param pathname of the address, as it was written
 */
export function resolveRoute(
  route: RouteSnapshot,
  { region, pathname }: { region: string | null; pathname: string },
  now: Instant,
): Resolution {
  for (const rule of RULES) {
    const target = rule(route, now);
    if (target) return { kind: 'redirect', ...target };
  }
  // [O2.1-01] Without a prefix, and with a slash at the end, it is the same page at its proper address.
  const isUntidy = region === null || (pathname.endsWith('/') && route.name !== 'error');
  if (isUntidy && (region === null || region === SHOP.region)) {
    return { kind: 'redirect', to: route.fullPath, permanent: true };
  }
  return { kind: 'page', route, isForeignRegion: region !== SHOP.region };
}

/**
 * What an address of the shop stands for, before anything is loaded. The same for the server, which answers redirects
 * with 301 or 302, and for the browser, which replaces the address.
 *
 * @param added what the releases add to the route table; the document's own in the browser
 */
export function resolveUrl(url: string, now: Instant, added?: RouteTable): Resolution {
  const requested = readPath(url);
  if (requested === null) return { kind: 'not-found', path: url };
  const { pathname, search } = requested;
  if (isAdminPath(pathname)) return { kind: 'admin' };
  const { region, route } = matchUrl(url, added);
  if (!route) return { kind: 'not-found', path: `${pathname}${search}` };
  return resolveRoute(route, { region, pathname }, now);
}

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * The proper address of a loaded page when it was asked for by an alias or a wrong slug, else null [O2.1-20]. A
 * canonical path of another route is not followed: that is a statement for search engines, not an address of this page.
 */
export function correctedUrl(route: RouteSnapshot, head: PageHead | null, added?: RouteTable): string | null {
  const canonical = head?.canonicalPath;
  if (canonical === undefined || decoded(canonical) === decoded(route.path)) return null;
  if (matchUrl(canonical, added).route?.name !== route.name) return null;
  return `${canonical}${rest(route)}`;
}
