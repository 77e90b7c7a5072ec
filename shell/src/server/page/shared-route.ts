import type { RouteSnapshot } from '@shop/contracts/routes';
import { formatQuery } from '@shop/contracts/routing';
import { knownQuery } from './known-query.ts';

/**
 * The page as all visitors share it: without the part of the query that it does not read.
 *
 * @param keys what its slots read, see `Site.queryKeysOf`
 */
export const sharedRoute = (route: RouteSnapshot, keys: readonly string[]): RouteSnapshot => {
  const query = knownQuery(route.query, keys);
  return { ...route, query, fullPath: `${route.path}${formatQuery(query)}` };
};
