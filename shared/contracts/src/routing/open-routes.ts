import { SHOP } from '../config.ts';
import { routeDefinition, type RouteName, type TableRoute } from '../routes.ts';

/**
 * Routes of the table whose page is not built yet: they respond 404, and nothing links to them. Remove a route when
 * its page is built, and all its links are rendered again. A test fails for a route whose slot exists.
 */
export const UNBUILT_ROUTES: readonly TableRoute[] = ['configure-to-order', 'article'];

/** Whether a route can be opened, and so may be linked to. */
export const hasPage = (route: RouteName): boolean => !(UNBUILT_ROUTES as readonly string[]).includes(route);

/** What every path of a route begins with; null for one that has text after a parameter, or nothing before it. */
function prefixOf(path: string): string | null {
  const [prefix = '', ...rest] = path.split('/:');
  return prefix === '' || rest.some((part) => part.includes('/')) ? null : prefix;
}

const closedPrefixes: readonly string[] = UNBUILT_ROUTES.flatMap((route) =>
  routeDefinition(route).paths.flatMap((path) => prefixOf(path) ?? []),
);

/**
 * Whether a path of the shop, with or without its region, matches a page that can be opened; for links in texts of the
 * api.
 */
export function isOpenPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  const rest = pathname.replace(`/${SHOP.region}/`, '/').replace(/^\//, '');
  return !closedPrefixes.some((prefix) => rest === prefix || rest.startsWith(`${prefix}/`));
}
