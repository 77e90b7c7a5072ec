import { knownQuery } from '@shop/contracts/query-keys';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { formatQuery } from '@shop/contracts/routing';

/** The page as all visitors share it: without the part of the query that no page reads. */
export const sharedRoute = (route: RouteSnapshot): RouteSnapshot => {
  const query = knownQuery(route.query);
  return { ...route, query, fullPath: `${route.path}${formatQuery(query)}` };
};
