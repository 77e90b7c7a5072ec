import type { PageContext, PageRead, Reuse } from '@shop/contracts/rendering';
import { readsAlike } from './tracked.ts';

export { foundBy } from './tracked.ts';

/**
 * How long something may stand on other pages. What changes with the time changes at whole minutes, and no such step lies within one of
 * these: the time that a page carries for the browser and the one that it was made at are on the same side of each.
 */
const STEP_MS = 10_000;
/** E.g. one for each category that a side menu can stand beside. */
const MOST = 64;

interface Variant<Value> extends Reuse {
  value: Value;
}

/** What was made for some pages, to be given to others on which everything is alike that it depends on. */
export interface Variants<Value> {
  find(page: PageContext): (Reuse & { value: Value }) | undefined;
  keep(page: PageContext, reuse: Reuse, value: Value): void;
}

/** Which of these steps a page was made in: it may find only what was made in the same. */
export const stepOf = ({ now }: PageContext): number => Math.floor(now / STEP_MS);
export const isTime = ([[name]]: PageRead): boolean => name === 'now';

export const createVariants = <Value>(): Variants<Value> => {
  let step = 0;
  let variants: readonly Variant<Value>[] = [];
  return {
    find(page) {
      if (step !== stepOf(page)) return undefined;
      return variants.find(({ reads, until }) => page.now < until && readsAlike(reads, page));
    },
    keep(page, { reads, until }, value) {
      if (!(page.now < until)) return;
      const before = step === stepOf(page) ? variants : [];
      step = stepOf(page);
      // The newest first; the one that was made longest ago goes.
      variants = [{ reads: reads.filter((read) => !isTime(read)), until, value }, ...before].slice(0, MOST);
    },
  };
};
