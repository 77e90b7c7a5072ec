import type { RouteSnapshot, TableRoute } from '@shop/contracts/routes';
import type { SiteDescription } from '@shop/contracts/site-description';
import type { SlotName } from '@shop/contracts/slots';
import { slotsOfPageData } from '../../page/page-data.ts';

/**
 * The route that most shoppers open next: from an overview to a list, from a list to a product, from a product to
 * checkout.
 */
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
  /** Descriptions of all slots, from the releases. */
  about: SiteDescription['slots'];
  /** Fetches a slot's code; cached after the first call. */
  loadModule: (slot: SlotName) => Promise<unknown>;
  isOffered: (slot: SlotName) => boolean;
  /** Resolves when the browser is idle. */
  whenIdle: () => Promise<void>;
  /** Whether to leave preloads out: reduced data use, or a slow network. */
  isOnIntentOnly: () => boolean;
}

/**
 * Fetches the code of the page that a shopper is likely to open next, slot by slot, while the browser is idle. Never
 * rejects.
 */
export function createPreloader({ about, loadModule, isOffered, whenIdle, isOnIntentOnly }: PreloadOptions) {
  let latest = 0;
  return async (route: Pick<RouteSnapshot, 'name'>): Promise<void> => {
    const run = ++latest;
    if (isOnIntentOnly()) return;
    const next = LIKELY_NEXT[route.name];
    const slots = next === undefined ? [] : slotsOfPageData({ name: next }, about, false);
    for (const slot of slots) {
      await whenIdle();
      // The shopper has navigated meanwhile: the preload of the new page takes over.
      if (run !== latest) return;
      // A failure is ignored: opening the page tries again and reports it.
      if (isOffered(slot)) await loadModule(slot).catch(() => undefined);
    }
  };
}
