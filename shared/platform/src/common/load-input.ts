import type { Platform } from '@shop/contracts/platform';
import type { RouteSnapshot } from '@shop/contracts/routes';
import type { LoadInput } from './types.ts';

/**
 * Input of a slot's `load`, read from the platform: the same code path on the server and in client-side navigation.
 * Properties are getters, so that a slot's data depend only on those that it reads.
 */
export const toLoadInput = (platform: Platform, route: RouteSnapshot, signal: AbortSignal): LoadInput => {
  const { store, atoms } = platform;
  return {
    route,
    api: platform.api,
    get user() {
      return store.get(atoms.user) ?? null;
    },
    get starredStores() {
      return store.get(atoms.starredStores);
    },
    get settings() {
      return store.get(atoms.settings);
    },
    get flag() {
      return store.get(atoms.flag);
    },
    get kiosk() {
      return store.get(atoms.kiosk);
    },
    get zipCode() {
      return store.get(atoms.zipCode);
    },
    get isCrawler() {
      return platform.isCrawler;
    },
    signal,
    now: platform.now(),
    href: platform.href,
  };
};
