import { atom, type ExtractAtomValue } from 'jotai';
import type { PageContext } from '@shop/contracts/rendering';
import type { AtomStore, CartState, NavState, SharedAtoms, TopListsState, Viewport } from '@shop/contracts/platform';
import type { RouteSnapshot } from '@shop/contracts/routes';

/** The shared atoms, and the setter of the route that only the shell has. */
export interface SharedAtomsHandle {
  atoms: SharedAtoms;
  /** Makes `route` the current one and the one before it the previous. For the shell's router only. */
  setRoute(store: AtomStore, route: RouteSnapshot): void;
}

type FirstValues = {
  readonly [Name in keyof SharedAtoms]: (page: PageContext, isShared: boolean) => ExtractAtomValue<SharedAtoms[Name]>;
};

const NO_CART: CartState = { cart: null, isClean: true };
const VIEWPORT: Viewport = { size: 'lg', isTouch: false };
const NAV: NavState = {
  section: null,
  categories: [],
  custom: null,
  menu: { status: 0, msg: '', staticTree: null, manufacturerTree: null, burgerOpen: false },
};

const NO_TOP_LISTS: TopListsState = { topLists: [], topListsLoaded: false };

/** Atoms that older shells do not have: all slots of a remote then share the remote's own. */
export const LATER_ATOMS: Pick<SharedAtoms, 'nav' | 'adminPanelShown' | 'classicHost' | 'topLists' | 'myStore'> = {
  nav: atom(NAV),
  adminPanelShown: atom(false),
  classicHost: atom<string | null>(null),
  topLists: atom(NO_TOP_LISTS),
  myStore: atom<ExtractAtomValue<SharedAtoms['myStore']>>(undefined),
};

/**
 * Initial values of the shared atoms, by the page context. Shell and server use the same ones, so that the first render
 * in the browser matches the server's. `isShared`: the page was rendered for all visitors, and it is not yet known who
 * is logged in.
 */
export const FIRST_VALUES: FirstValues = {
  user: (page, isShared) => (isShared ? undefined : page.user),
  starredStores: (page) => page.starredStores,
  cart: () => NO_CART,
  settings: (page) => page.settings,
  flag: (page) => page.flag,
  kiosk: (page) => page.kiosk,
  consent: (page) => page.consent,
  route: (page) => page.route,
  previousRoute: () => null,
  viewport: () => VIEWPORT,
  zipCode: (page) => page.zipCode,
  nav: () => NAV,
  adminPanelShown: () => false,
  classicHost: (page) => page.classicHost ?? null,
  topLists: () => NO_TOP_LISTS,
  myStore: () => undefined,
};

/** Creates the shared atoms of a page in the browser. */
export const createSharedAtoms = (page: PageContext, isShared: boolean): SharedAtomsHandle => {
  const first = <Name extends keyof SharedAtoms>(name: Name) => atom(FIRST_VALUES[name](page, isShared));
  const current = first('route');
  const previous = atom<RouteSnapshot | null>(null);
  return {
    atoms: {
      user: first('user'),
      starredStores: first('starredStores'),
      cart: first('cart'),
      settings: first('settings'),
      flag: first('flag'),
      kiosk: first('kiosk'),
      consent: first('consent'),
      route: atom((get) => get(current)),
      previousRoute: atom((get) => get(previous)),
      viewport: first('viewport'),
      zipCode: first('zipCode'),
      nav: first('nav'),
      adminPanelShown: first('adminPanelShown'),
      classicHost: first('classicHost'),
      topLists: first('topLists'),
      myStore: first('myStore'),
    },
    setRoute(store, route) {
      store.set(previous, store.get(current));
      store.set(current, route);
    },
  };
};
