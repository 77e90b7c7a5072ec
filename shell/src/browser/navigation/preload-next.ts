import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import { slotsOfPageData } from '../../page/page-data.ts';

const LIST = slotsOfPageData('category', false);
const PRODUCT = slotsOfPageData('product', false);

/** Where most shoppers go next: from what lists lists to a list, from a list to a product, from a product to checkout. */
const LIKELY_NEXT: Partial<Record<RouteSnapshot['name'], readonly SlotName[]>> = {
  index: LIST,
  section: LIST,
  campaigns: LIST,
  category: PRODUCT,
  campaign: PRODUCT,
  search: PRODUCT,
  toplist: PRODUCT,
  manufacturer: PRODUCT,
  'manufacturer-page': PRODUCT,
  product: slotsOfPageData('checkout', false),
};

export interface PreloadOptions {
  /** Fetches a slot's code, once. */
  loadModule: (slot: SlotName) => Promise<unknown>;
  isOffered: (slot: SlotName) => boolean;
  /** Resolves when the browser has nothing better to do. */
  whenIdle: () => Promise<void>;
  /** Whether the shopper has asked to be sparing with data. */
  isSparing: () => boolean;
}

/** Fetches the code of the page that a shopper is likely to open next, part by part, while nothing else is to be done. Never rejects. */
export function createPreloader({ loadModule, isOffered, whenIdle, isSparing }: PreloadOptions) {
  let turn = 0;
  return async (route: Pick<RouteSnapshot, 'name'>): Promise<void> => {
    const own = ++turn;
    if (isSparing()) return;
    for (const slot of LIKELY_NEXT[route.name] ?? []) {
      await whenIdle();
      // The shopper has moved on: what that page leads to comes first.
      if (own !== turn) return;
      // Whoever opens the page tries again, and says so if it fails.
      if (isOffered(slot)) await loadModule(slot).catch(() => undefined);
    }
  };
}
