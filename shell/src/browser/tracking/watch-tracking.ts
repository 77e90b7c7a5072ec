import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';
import type { Platform } from '@shop/contracts/platform';

const EXPOSED_KEY = 'ab-exposed';

/** Page visit by its tracking name [2.1-04], which is the route's own unless it has another [O2.1-18]. */
export const pageVisit = (
  route: Pick<RouteSnapshot, 'name' | 'path' | 'definition'>,
): { page: string; path: string } => ({
  page: definitionOf(route).trackingName ?? route.name,
  path: route.path,
});

export interface Tracking {
  /**
   * Called for each page, also the first one. Nothing is sent before consent; the current page is sent when it is
   * given.
   */
  pageShown(route: RouteSnapshot): void;
}

/** Reports pages, and once per browser session the variant of the A/B test [O1-09]; only with consent. */
export function watchTracking(
  { store, atoms, track }: Pick<Platform, 'store' | 'atoms' | 'track'>,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): Tracking {
  let untold: RouteSnapshot | null = null;
  const notify = () => {
    if (!store.get(atoms.consent)?.marketing) return;
    if (untold) track('pageview', pageVisit(untold));
    untold = null;
    const flag = store.get(atoms.flag);
    if (flag === null || storage.getItem(EXPOSED_KEY) === flag) return;
    storage.setItem(EXPOSED_KEY, flag);
    track('ab-exposure', { flag });
  };
  store.sub(atoms.consent, notify);
  return {
    pageShown(route) {
      untold = route;
      notify();
    },
  };
}
