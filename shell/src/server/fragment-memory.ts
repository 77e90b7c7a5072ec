import type { PageContext, RenderResult } from '@shop/shared/contracts/rendering';
import { createVariants, type Variants } from '@shop/shared/remote/variants';
import { LRUCache } from 'lru-cache';

const MOST_SLOTS = 100;

/** Fragments that look alike on many pages, such as header and footer. */
export interface FragmentMemory {
  /** @param place release and slot, and for whom */
  find(place: string, page: PageContext): RenderResult | undefined;
  keep(place: string, page: PageContext, result: RenderResult): void;
}

/** Gives a fragment again to pages on which everything is alike that it has read, while the answers that it was drawn from are fresh. */
export function createFragmentMemory(): FragmentMemory {
  const kept = new LRUCache<string, Variants<RenderResult>>({ max: MOST_SLOTS });
  return {
    find: (place, page) => kept.get(place)?.find(page)?.value,
    keep(place, page, result) {
      if (!result.reuse || result.error !== null || result.redirect !== null) return;
      const variants = kept.get(place) ?? createVariants<RenderResult>();
      kept.set(place, variants);
      variants.keep(page, result.reuse, result);
    },
  };
}
