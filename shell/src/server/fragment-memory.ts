import type { PageContext, RenderResult } from '@shop/shared/contracts/rendering';
import { readsAlike } from '@shop/shared/remote/reads-alike';
import { LRUCache } from 'lru-cache';

/**
 * How long a fragment may stand on other pages. What changes with the time changes at whole minutes, and no such step lies within one of
 * these: the time that a page carries for the browser and the one that such a fragment was drawn at are on the same side of each.
 */
const STEP_MS = 10_000;
const MOST_SLOTS = 100;
/** E.g. one for each category that the side menu can stand beside. */
const MOST_VARIANTS = 64;

interface Variants {
  step: number;
  results: RenderResult[];
}

/** Fragments that look alike on many pages, such as header and footer. */
export interface FragmentMemory {
  /** @param circuit release and slot */
  find(circuit: string, page: PageContext): RenderResult | undefined;
  keep(circuit: string, page: PageContext, result: RenderResult): void;
}

const stepOf = ({ now }: PageContext): number => Math.floor(now / STEP_MS);

/** Gives a fragment again to pages on which everything is alike that it has read, while the answers that it was drawn from are fresh. */
export function createFragmentMemory(): FragmentMemory {
  const kept = new LRUCache<string, Variants>({ max: MOST_SLOTS });
  return {
    find(circuit, page) {
      const variants = kept.get(circuit);
      if (variants?.step !== stepOf(page)) return undefined;
      return variants.results.find(({ reuse }) => reuse && page.now < reuse.until && readsAlike(reuse.reads, page));
    },
    keep(circuit, page, result) {
      if (!result.reuse || result.error !== null || result.redirect !== null) return;
      const step = stepOf(page);
      const known = kept.get(circuit);
      const results = known?.step === step ? known.results : [];
      // The newest first; the one that nobody has drawn for longest goes.
      kept.set(circuit, { step, results: [result, ...results].slice(0, MOST_VARIANTS) });
    },
  };
}
