import { SHOP } from '@shop/contracts/config';
import type { PageHead } from '@shop/contracts/head';
import type { RouteSnapshot, RouteTable } from '@shop/contracts/routes';
import type { Instant } from '@shop/domain/dates';
import { firstOf, formatQuery, href, matchUrl, readPath } from '@shop/contracts/routing';
import { staticRedirect } from './static-redirects.ts';

export type Resolution =
  | { kind: 'page'; route: RouteSnapshot; isForeignRegion: boolean }
  | { kind: 'redirect'; to: string; permanent: boolean }
  /** Passed on to the admin application [2.1-84]. */
  | { kind: 'admin' }
  /** No route matches the path [2.2-01]. */
  | { kind: 'not-found'; path: string };

const ADMIN = /^\/admin(?:\/|$)/;

/** Whether a path belongs to the admin application [2.1-84]: only without a region prefix [O2.1-14]. */
export const isAdminPath = (pathname: string): boolean => ADMIN.test(pathname);

type Rule = (route: RouteSnapshot, now: Instant) => { to: string; permanent: boolean } | null;

const rest = (route: RouteSnapshot) => `${formatQuery(route.query)}${route.hash}`;

/** Rules for URLs that redirect, tried in this order; query and hash are preserved [O2.2-05]. */
const RULES: readonly Rule[] = [
  (route, now) => {
    const target = staticRedirect(route, now);
    if (!target) return null;
    const { page, permanent } = target;
    return { to: `${href(page.route, { id: page.id })}${rest(route)}`, permanent };
  },
  // The orders are the default child of `member` [2.1-08]; where a member's id leads depends on who reads it.
  (route) =>
    route.name === 'member' && route.params.id === undefined
      ? { to: `${href('member.orders')}${rest(route)}`, permanent: false }
      : null,
  // A search by query string, as of the form and search engines, redirects to the readable path [O2.1-06].
  (route) => {
    if (route.name !== 'search' || route.params.searchString !== undefined) return null;
    const searchString = firstOf(route.query, 'searchString')?.trim();
    if (!searchString) return null;
    const { searchString: _term, ...query } = route.query;
    return { to: `${href('search', { searchString }, query)}${route.hash}`, permanent: true };
  },
];

/**
 * Resolves a matched route: a page, or a redirect.
 *
 * @param region of the URL; null without a prefix
 * @param pathname of the URL, as requested
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
  // A URL without a region, or with a trailing slash, redirects to the canonical one [O2.1-01].
  const isUntidy = region === null || (pathname.endsWith('/') && route.name !== 'error');
  if (isUntidy && (region === null || region === SHOP.region)) {
    return { kind: 'redirect', to: route.fullPath, permanent: true };
  }
  return { kind: 'page', route, isForeignRegion: region !== SHOP.region };
}

/**
 * Resolves a URL before anything is loaded. The same on the server, which redirects with 301 or 302, and in the
 * browser, which replaces the URL.
 *
 * @param added routes that the releases add to the table; in the browser those of the document
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
 * The correct URL of a loaded page that was requested by an alias or a wrong slug, else null [O2.1-20]. A canonical
 * path of another route is only for search engines and not followed.
 */
export function correctedUrl(route: RouteSnapshot, head: PageHead | null, added?: RouteTable): string | null {
  const canonical = head?.canonicalPath;
  if (canonical === undefined || decoded(canonical) === decoded(route.path)) return null;
  if (matchUrl(canonical, added).route?.name !== route.name) return null;
  return `${canonical}${rest(route)}`;
}
