import type { PageContext, PageRead, Reuse } from '@shop/contracts/rendering';
import { readsAlike } from './dependency-tracking.ts';

export { foundBy } from './dependency-tracking.ts';

/**
 * Length of the buckets of time that renders are cached in. What changes with the time changes at whole minutes, and no
 * such change lies within a bucket: the time that a page carries for the browser and the time of its render are on the
 * same side of each.
 */
const STEP_MS = 10_000;
/** E.g. one for each category that a side menu can stand beside. */
const MAX_ENTRIES = 64;

interface Entry<Value> extends Reuse {
  value: Value;
}

/** What was rendered, or loaded, for some pages, for others on which everything is alike that it depends on. */
export interface RenderCache<Value> {
  find(page: PageContext): (Reuse & { value: Value }) | undefined;
  store(page: PageContext, reuse: Reuse, value: Value): void;
}

/** The bucket of ten seconds that a page belongs to; entries of other buckets are never returned. */
export const stepOf = ({ now }: PageContext): number => Math.floor(now / STEP_MS);
export const isTime = ([[name]]: PageRead): boolean => name === 'now';

export const createRenderCache = <Value>(): RenderCache<Value> => {
  let step = 0;
  let entries: readonly Entry<Value>[] = [];
  return {
    find(page) {
      if (step !== stepOf(page)) return undefined;
      return entries.find(({ reads, until }) => page.now < until && readsAlike(reads, page));
    },
    store(page, { reads, until }, value) {
      if (!(page.now < until)) return;
      const others = step === stepOf(page) ? entries : [];
      step = stepOf(page);
      // The newest first; the oldest goes.
      entries = [{ reads: reads.filter((read) => !isTime(read)), until, value }, ...others].slice(0, MAX_ENTRIES);
    },
  };
};
