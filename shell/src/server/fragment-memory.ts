import type { PageContext, RenderResult } from '@shop/shared/contracts/rendering';
import { createVariants, type Variants } from '@shop/shared/remote/variants';
import { LRUCache } from 'lru-cache';

const MOST_SLOTS = 100;

/** Fragments that look alike on many pages, such as header and footer. */
export interface FragmentMemory {
  /** @param circuit release and slot */
  find(circuit: string, page: PageContext): RenderResult | undefined;
  keep(circuit: string, page: PageContext, result: RenderResult): void;
}

/** Gives a fragment again to pages on which everything is alike that it has read, while the answers that it was drawn from are fresh. */
export function createFragmentMemory(): FragmentMemory {
  const kept = new LRUCache<string, Variants<RenderResult>>({ max: MOST_SLOTS });
  return {
    find: (circuit, page) => kept.get(circuit)?.find(page)?.value,
    keep(circuit, page, result) {
      if (!result.reuse || result.error !== null || result.redirect !== null) return;
      const variants = kept.get(circuit) ?? createVariants<RenderResult>();
      kept.set(circuit, variants);
      variants.keep(page, result.reuse, result);
    },
  };
}
