import type { RouteSnapshot } from '@shop/contracts/routes';
import { formatQuery, href, matchUrl } from '@shop/contracts/routing';
import { knownQuery, unknownQuery } from './known-query.ts';
import type { PageResponse } from './page-response.ts';

const ERROR_ROUTE = matchUrl(href('error')).route;

/**
 * The error page under the requested URL: a redirect would lose the 404 and the URL. All URLs share one response, which
 * the browser completes, so that made-up URLs cannot fill the page cache.
 */
export const errorRoute = (path: string): RouteSnapshot => {
  if (ERROR_ROUTE === null) throw new Error('The route table has no error page');
  return { ...ERROR_ROUTE, query: { p: path } };
};

/**
 * The route as all visitors share it: without query keys that the page does not read.
 *
 * @param keys query keys that its slots read, see `Site.queryKeysOf`
 */
export const sharedRoute = (route: RouteSnapshot, keys: readonly string[]): RouteSnapshot => {
  const query = knownQuery(route.query, keys);
  return { ...route, query, fullPath: `${route.path}${formatQuery(query)}` };
};

/** Adds a visitor's own query to the redirect of a shared page [O2.2-05], which was rendered without it. */
export function withOwnQuery(response: PageResponse, route: RouteSnapshot, keys: readonly string[]): PageResponse {
  const { Location: location } = response.headers;
  if (location === undefined) return response;
  const own = formatQuery(unknownQuery(route.query, keys)).slice(1);
  if (own === '') return response;
  const [path = '', hash] = location.split('#', 2);
  const to = `${path}${path.includes('?') ? '&' : '?'}${own}${hash === undefined ? '' : `#${hash}`}`;
  return { ...response, headers: { ...response.headers, Location: to } };
}
