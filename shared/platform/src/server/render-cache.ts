import type { PageContext, PageRead, Reuse } from '@shop/contracts/rendering';
import { startOfStep } from '../common/time-step.ts';
import { readsAlike } from './dependency-tracking.ts';

export { foundBy } from './dependency-tracking.ts';

/** As many as the categories that share a side menu. */
const MAX_ENTRIES = 64;

interface Entry<Value> extends Reuse {
  value: Value;
}

/** Cache of results that can be reused for other pages on which all recorded reads return the same. */
export interface RenderCache<Value> {
  find(page: PageContext): (Reuse & { value: Value }) | undefined;
  store(page: PageContext, reuse: Reuse, value: Value): void;
}

/** The time step of a page; entries of other steps are never returned. */
export const stepOf = ({ now }: PageContext): number => startOfStep(now);
/** Whether a read is that of the current time, which the step covers. */
export const isTime = ([[name]]: PageRead): boolean => name === 'now';

/** Creates a cache of at most `MAX_ENTRIES` results for each key. */
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
      // Newest first; the oldest is evicted.
      entries = [{ reads: reads.filter((read) => !isTime(read)), until, value }, ...others].slice(0, MAX_ENTRIES);
    },
  };
};
