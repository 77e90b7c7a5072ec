import type { Platform } from '@shop/contracts/platform';
import { matchUrl } from '@shop/contracts/routing';

export interface ProductLinkHost {
  document: Pick<Document, 'addEventListener' | 'baseURI'>;
  /** Opens a URL instead of this document. */
  leave(url: string): void;
  openTab(url: string): void;
}

type EmployeePlatform = Pick<Platform, 'store' | 'atoms' | 'navigate'>;

/** Page of a product in the classic admin, or in this shop's own where there is no classic one [O2.2-06]. */
const adminPageOf = (productId: string, classicHost: string | null): string =>
  `${classicHost === null ? '' : `https://${classicHost}`}/admin/product/${productId}`;

/**
 * [6-37] Product links of employees who chose so open the product's page in admin, [6-38] in a new tab if they chose
 * that, too. A link keeps its own target: with a modifier or the middle button it opens the shop's page.
 */
export function watchProductLinks(platform: EmployeePlatform, { document, leave, openTab }: ProductLinkHost): void {
  const { store, atoms } = platform;

  /** The page in admin to which a link leads for this user; null where it leads to the shop. */
  const targetOf = (to: string): string | null => {
    const { open_products_in_admin: isWanted } = store.get(atoms.settings);
    if (!isWanted || store.get(atoms.user)?.isEmployee !== true) return null;
    const here = new URL(document.baseURI);
    const url = URL.canParse(to, here) ? new URL(to, here) : null;
    if (url === null || url.origin !== here.origin) return null;
    const { route } = matchUrl(`${url.pathname}${url.search}`);
    const isProduct = route?.name === 'product' && route.params.id !== undefined;
    // Links within the shown product: its reviews, another page of them.
    if (!isProduct || store.get(atoms.route).path === route.path) return null;
    return adminPageOf(route.params.id ?? '', store.get(atoms.classicHost));
  };
  const open = (target: string): void =>
    store.get(atoms.settings).open_classic_admin_in_new_tab ? openTab(target) : leave(target);

  // Before the slots and the shell's own links, which leave a handled click alone.
  document.addEventListener(
    'click',
    (event) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('a[href]');
      const admin = link === null ? null : targetOf(link.href);
      if (admin === null) return;
      event.preventDefault();
      open(admin);
    },
    true,
  );
  // Some links are followed by script: the quick search's by Enter.
  const { navigate } = platform;
  platform.navigate = (to, options) => {
    const admin = targetOf(to);
    if (admin === null) return navigate(to, options);
    open(admin);
    return Promise.resolve();
  };
}
