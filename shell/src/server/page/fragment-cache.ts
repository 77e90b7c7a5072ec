import { createCache } from '@shop/cache';
import type { PageContext, PageRead, RenderResult } from '@shop/contracts/rendering';
import { createRenderCache, foundBy, isTime, stepOf, type RenderCache } from '@shop/platform/render-cache';

/** A release's slot, for everybody or for those with a session: that many of each at most. */
const MAX_SLOTS = 100;
/** Renders in flight at the same time that pages may share. */
const MAX_PENDING = 1000;
/** How long a page waits for a render that another page has begun. Then it renders, and fetches, itself. */
const WAIT_MS = 250;

/** Fragments that are the same on many pages, such as header and footer, by release, slot and audience. */
export interface FragmentCache {
  /** A fragment that was rendered for a page on which everything that it read is alike. */
  find(key: string, page: PageContext): RenderResult | undefined;
  /**
   * Renders, unless a render is in flight that is likely to bring what this page needs: one for a page on which
   * everything is alike that the last one read. Then it waits for that one instead, for a moment. What is cached ends
   * for all pages at the same time, and each of them would render it again.
   */
  share(key: string, page: PageContext, render: () => Promise<void>): Promise<void>;
  store(key: string, page: PageContext, result: RenderResult): void;
}

interface SlotRenders {
  renders: RenderCache<RenderResult>;
  /** What the last one read, besides the time. */
  reads: readonly PageRead[];
}

/**
 * Gives a fragment again to pages on which everything is alike that it read, while the responses that it was rendered
 * from are fresh.
 */
export function createFragmentCache(): FragmentCache {
  const slots = createCache<SlotRenders>({ bound: { maxEntries: MAX_SLOTS } });
  const pending = createCache<null>({ bound: { maxEntries: MAX_PENDING }, freshMs: 0, waitMs: WAIT_MS });
  return {
    find: (key, page) => slots.get(key)?.renders.find(page)?.value,
    async share(key, page, render) {
      const last = slots.get(key);
      if (last === undefined) return render();
      await pending.fetch(`${key} ${stepOf(page)}\n${foundBy(last.reads, page)}`, async () => {
        await render();
        return { value: null };
      });
    },
    store(key, page, result) {
      if (!result.reuse || result.error !== null || result.redirect !== null) return;
      const { renders } = slots.get(key) ?? { renders: createRenderCache<RenderResult>() };
      slots.set(key, { renders, reads: result.reuse.reads.filter((read) => !isTime(read)) });
      renders.store(page, result.reuse, result);
    },
  };
}
