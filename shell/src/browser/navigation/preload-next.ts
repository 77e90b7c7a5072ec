import type { RouteSnapshot, TableRoute } from '@shop/contracts/routes';
import type { SiteDescription } from '@shop/contracts/site-description';
import type { SlotName } from '@shop/contracts/slots';
import { slotsOfPageData } from '../../page/page-data.ts';

/** Where most shoppers go next: from what lists lists to a list, from a list to a product, from a product to checkout. */
const LIKELY_NEXT: Partial<Record<RouteSnapshot['name'], TableRoute>> = {
  index: 'category',
  section: 'category',
  campaigns: 'category',
  category: 'product',
  campaign: 'product',
  search: 'product',
  toplist: 'product',
  manufacturer: 'product',
  'manufacturer-page': 'product',
  product: 'checkout',
};

export interface PreloadOptions {
  /** What the releases say of their slots. */
  about: SiteDescription['slots'];
  /** Fetches a slot's code, once. */
  loadModule: (slot: SlotName) => Promise<unknown>;
  isOffered: (slot: SlotName) => boolean;
  /** Resolves when the browser has nothing better to do. */
  whenIdle: () => Promise<void>;
  /** Whether the shopper has asked to be sparing with data. */
  isSparing: () => boolean;
}

/** Fetches the code of the page that a shopper is likely to open next, part by part, while nothing else is to be done. Never rejects. */
export function createPreloader({ about, loadModule, isOffered, whenIdle, isSparing }: PreloadOptions) {
  let turn = 0;
  return async (route: Pick<RouteSnapshot, 'name'>): Promise<void> => {
    const own = ++turn;
    if (isSparing()) return;
    const next = LIKELY_NEXT[route.name];
    const slots = next === undefined ? [] : slotsOfPageData({ name: next }, about, false);
    for (const slot of slots) {
      await whenIdle();
      // The shopper has moved on: what that page leads to comes first.
      if (own !== turn) return;
      // Whoever opens the page tries again, and says so if it fails.
      if (isOffered(slot)) await loadModule(slot).catch(() => undefined);
    }
  };
}
