import type { Platform } from '../../contracts/platform.ts';
import type { RouteSnapshot } from '../../contracts/routes.ts';
import type { LoadInput } from './types.ts';

/** What a slot's `load` gets, read from the platform: the same code path on the server and on client navigation. */
export const toLoadInput = (platform: Platform, route: RouteSnapshot, signal: AbortSignal): LoadInput => {
  const { store, atoms } = platform;
  return {
    route,
    api: platform.api,
    user: store.get(atoms.user) ?? null,
    starredStores: store.get(atoms.starredStores),
    settings: store.get(atoms.settings),
    flag: store.get(atoms.flag),
    kiosk: store.get(atoms.kiosk),
    zipCode: store.get(atoms.zipCode),
    isCrawler: platform.isCrawler,
    signal,
    now: platform.now(),
    href: platform.href,
  };
};
