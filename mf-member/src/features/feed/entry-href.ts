import type { FeedEntry } from '@shop/contracts/api/user';
import type { Href } from '@shop/contracts/platform';
import { ROUTES, type RouteName } from '@shop/contracts/routes';

const isRoute = (name: string): name is RouteName => Object.hasOwn(ROUTES, name);

/** Target of a feed entry; null for none, and for one that this shop cannot show. */
export const entryHref = (path: FeedEntry['path'], href: Href): string | null => {
  if (path === null || !isRoute(path.name)) return null;
  try {
    return href(path.name, path.params);
  } catch {
    // The entry lacks a parameter of the route: it can still be read.
    return null;
  }
};
