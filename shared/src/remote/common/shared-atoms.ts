import { atom } from 'jotai';
import type { PageContext } from '../../contracts/rendering.ts';
import type { AtomStore, CartState, SharedAtoms, Viewport } from '../../contracts/platform.ts';
import type { RouteSnapshot } from '../../contracts/routes.ts';

export interface SharedAtomsHandle {
  atoms: SharedAtoms;
  /** Makes `route` the current one and the one before it the previous. For the shell's router only. */
  setRoute(store: AtomStore, route: RouteSnapshot): void;
}

/**
 * The shared atoms with the values that a page was rendered under. Shell and server make them by this one function, so that
 * the first render in the browser agrees with the server's.
 *
 * @param isShared The page was rendered for nobody in particular: who is logged in is not known yet.
 */
export const createSharedAtoms = (page: PageContext, isShared: boolean): SharedAtomsHandle => {
  const current = atom(page.route);
  const previous = atom<RouteSnapshot | null>(null);
  return {
    atoms: {
      user: atom(isShared ? undefined : page.user),
      starredStores: atom(page.starredStores),
      cart: atom<CartState>({ cart: null, isClean: true }),
      settings: atom(page.settings),
      flag: atom(page.flag),
      kiosk: atom(page.kiosk),
      consent: atom(page.consent),
      route: atom((get) => get(current)),
      previousRoute: atom((get) => get(previous)),
      viewport: atom<Viewport>({ size: 'lg', isTouch: false }),
      zipCode: atom(page.zipCode),
    },
    setRoute(store, route) {
      store.set(previous, store.get(current));
      store.set(current, route);
    },
  };
};
