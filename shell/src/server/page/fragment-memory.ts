import type { PageContext, PageRead, RenderResult } from '@shop/contracts/rendering';
import { createVariants, foundBy, isTime, stepOf, type Variants } from '@shop/platform/variants';
import { LRUCache } from 'lru-cache';

const MOST_SLOTS = 100;

/** Fragments that look alike on many pages, such as header and footer. A place is a release's slot, and for whom it is drawn. */
export interface FragmentMemory {
  find(place: string, page: PageContext): RenderResult | undefined;
  /**
   * The end of a drawing that this page is likely to find what it needs in: one for a page on which everything is alike that the last one
   * had read. What was kept ends for all pages in the same moment, and each of them would draw it anew.
   */
  underway(place: string, page: PageContext): Promise<unknown> | undefined;
  /** Notes a drawing whose result is kept before it ends. It must not reject. */
  note(place: string, page: PageContext, drawing: Promise<unknown>): void;
  keep(place: string, page: PageContext, result: RenderResult): void;
}

interface Kept {
  variants: Variants<RenderResult>;
  /** What the last one read, besides the time. */
  reads: readonly PageRead[];
}

/** Gives a fragment again to pages on which everything is alike that it has read, while the answers that it was drawn from are fresh. */
export function createFragmentMemory(): FragmentMemory {
  const kept = new LRUCache<string, Kept>({ max: MOST_SLOTS });
  const drawings = new Map<string, Promise<unknown>>();
  const keyOf = (place: string, page: PageContext): string | null => {
    const last = kept.get(place);
    return last === undefined ? null : `${place} ${stepOf(page)}\n${foundBy(last.reads, page)}`;
  };
  return {
    find: (place, page) => kept.get(place)?.variants.find(page)?.value,
    underway(place, page) {
      const key = drawings.size === 0 ? null : keyOf(place, page);
      return key === null ? undefined : drawings.get(key);
    },
    note(place, page, drawing) {
      const key = keyOf(place, page);
      if (key === null) return;
      drawings.set(key, drawing);
      void drawing.then(() => {
        if (drawings.get(key) === drawing) drawings.delete(key);
      });
    },
    keep(place, page, result) {
      if (!result.reuse || result.error !== null || result.redirect !== null) return;
      const { variants } = kept.get(place) ?? { variants: createVariants<RenderResult>() };
      kept.set(place, { variants, reads: result.reuse.reads.filter((read) => !isTime(read)) });
      variants.keep(page, result.reuse, result);
    },
  };
}
