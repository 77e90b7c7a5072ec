import type { NavMenu, NavState, Platform } from '@shop/contracts/platform';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { atomOf } from '@shop/platform';
import type { SectionTree } from './header-data.ts';
import { MENU_RETRY_MS, menuErrorOf } from './menu-error.ts';
import { navTree } from './nav-node.ts';
import { navPosition } from './nav-position.ts';
import { fetchSectionTree } from './section-tree.ts';

/** Loads the navigation of one page once, and keeps the nav state that all menus read. */
export interface MenuLoader {
  /** Requests the tree unless it is there or on its way. A failure shows in the nav state [4-54]. */
  load(): void;
  /** The tree; null until it is loaded. */
  tree(): SectionTree | null;
  /** [4-55] Sets section and categories of the page, as soon as the menu is loaded; the latest page counts. */
  place(route: RouteSnapshot): void;
  /** Changes the nav state's menu. */
  change(menu: Partial<NavMenu>): void;
}

const loaders = new WeakMap<Platform, MenuLoader>();

const createMenuLoader = (platform: Platform): MenuLoader => {
  let tree: SectionTree | null = null;
  let waiting: RouteSnapshot | null = null;
  let isLoading = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const nav = atomOf(platform, 'nav');
  const set = (change: (before: NavState) => NavState): void => platform.store.set(nav, change);
  const change = (menu: Partial<NavMenu>): void => set((before) => ({ ...before, menu: { ...before.menu, ...menu } }));

  const place = (route: RouteSnapshot): void => {
    if (tree === null) {
      waiting = route;
      return;
    }
    const position = navPosition(tree.sections, route);
    set((before) => ({ ...before, ...position }));
  };
  const succeed = (loaded: SectionTree): void => {
    tree = loaded;
    change({ status: 1, msg: '', staticTree: navTree(loaded.sections, platform.href) });
    if (waiting !== null) place(waiting);
  };
  const fail = (error: unknown): void => {
    change({ status: -1, msg: menuErrorOf(error) });
    const wait = MENU_RETRY_MS[failures];
    failures += 1;
    if (wait !== undefined) timer = setTimeout(load, wait);
  };
  const load = (): void => {
    if (tree !== null || isLoading) return;
    clearTimeout(timer);
    isLoading = true;
    change({ status: 0, msg: '' });
    void fetchSectionTree(platform.api)
      .then(succeed, fail)
      .finally(() => (isLoading = false));
  };
  // [O4-24] The connection is back: what failed without it is tried at once.
  platform.bus.on('connected', () => {
    if (platform.store.get(nav).menu.status === -1) load();
  });
  return { load, tree: () => tree, place, change };
};

/** The one loader of a page. */
export const menuLoader = (platform: Platform): MenuLoader => {
  const known = loaders.get(platform);
  if (known) return known;
  const created = createMenuLoader(platform);
  loaders.set(platform, created);
  return created;
};
