import type { RouteSnapshot } from '@shop/contracts/routes';
import { formatQuery, href, matchUrl } from '@shop/contracts/routing';
import { knownQuery, unknownQuery } from './known-query.ts';
import type { PageResponse } from './page-response.ts';

const ERROR_ROUTE = matchUrl(href('error')).route;

/**
 * The error page, shown at the URL that was requested: a redirect would lose the 404 and the URL. Visitors share one
 * for all URLs, which the browser completes, so that made-up URLs cannot fill the page cache.
 */
export const errorRoute = (path: string): RouteSnapshot => {
  if (ERROR_ROUTE === null) throw new Error('The route table has no error page');
  return { ...ERROR_ROUTE, query: { p: path } };
};

/**
 * The page as all visitors share it: without the part of the query that it does not read.
 *
 * @param keys what its slots read, see `Site.queryKeysOf`
 */
export const sharedRoute = (route: RouteSnapshot, keys: readonly string[]): RouteSnapshot => {
  const query = knownQuery(route.query, keys);
  return { ...route, query, fullPath: `${route.path}${formatQuery(query)}` };
};

/**
 * [O2.2-05] A redirect of a shared page lacks the part of the query that the page does not read; each visitor's own is
 * put back.
 */
export function withOwnQuery(response: PageResponse, route: RouteSnapshot, keys: readonly string[]): PageResponse {
  const { Location: location } = response.headers;
  if (location === undefined) return response;
  const own = formatQuery(unknownQuery(route.query, keys)).slice(1);
  if (own === '') return response;
  const [path = '', hash] = location.split('#', 2);
  const to = `${path}${path.includes('?') ? '&' : '?'}${own}${hash === undefined ? '' : `#${hash}`}`;
  return { ...response, headers: { ...response.headers, Location: to } };
}
