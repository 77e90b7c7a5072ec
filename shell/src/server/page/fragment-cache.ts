import { createCache } from '@shop/cache';
import type { PageContext, PageRead, RenderResult } from '@shop/contracts/rendering';
import { createRenderCache, foundBy, isTime, stepOf, type RenderCache } from '@shop/platform/render-cache';

/** Maximum number of slots of releases, for visitors and for sessions each. */
const MAX_SLOTS = 100;
/** Maximum number of renders in flight that pages can share. */
const MAX_PENDING = 1000;
/** Milliseconds that a page waits for another page's render before it renders the slot itself. */
const WAIT_MS = 250;

/** Cache of fragments that many pages share, such as header and footer, by release, slot and audience. */
export interface FragmentCache {
  /** A cached fragment whose recorded reads return the same on this page. */
  find(key: string, page: PageContext): RenderResult | undefined;
  /**
   * Renders, unless a render in flight is likely to fit this page: one for a page on which the reads of the last one
   * return the same. Then it waits for that one, up to `WAIT_MS`. Otherwise all pages would render again when a cached
   * fragment expires.
   */
  share(key: string, page: PageContext, render: () => Promise<void>): Promise<void>;
  store(key: string, page: PageContext, result: RenderResult): void;
}

interface SlotRenders {
  renders: RenderCache<RenderResult>;
  /** Reads of the last render, besides the time. */
  reads: readonly PageRead[];
}

/**
 * Creates the cache. A fragment is reused on pages on which its reads return the same, while the api responses in it
 * are fresh.
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
