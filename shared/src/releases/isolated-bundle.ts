import { availableParallelism } from 'node:os';
import type { PageContext } from '../contracts/rendering.ts';
import { openInWorker, type OpenBundle, type WorkerBundle } from './worker-bundle.ts';

/** So many fragments under way keep a thread busy: for the next page another one is worth its memory. */
const BUSY_WITH = 3;

interface Lane {
  bundle: WorkerBundle;
  replacing: Promise<void> | null;
  underway: number;
}

/**
 * A server bundle in threads of its own, for good: one that is lost, or was put to rest, is replaced when the next fragment is asked for.
 * It begins with one and gets another while it has much to do. The fragments of a page go to the same thread, which shares what they ask.
 *
 * @param most how many threads, by default one for each core
 */
export async function openIsolated(
  file: string,
  onLost?: (reason: Error) => void,
  most: number = availableParallelism(),
): Promise<OpenBundle> {
  const first: Lane = { bundle: await openInWorker(file, onLost), replacing: null, underway: 0 };
  const lanes = [first];
  const laneOfPage = new WeakMap<PageContext, Lane>();
  let isGrowing = false;

  const grow = (): void => {
    if (isGrowing || lanes.length >= most) return;
    isGrowing = true;
    // Nobody waits for it, and without it the others go on.
    openInWorker(file, onLost)
      .then((bundle) => lanes.push({ bundle, replacing: null, underway: 0 }))
      .catch(() => undefined)
      .finally(() => (isGrowing = false));
  };

  const choose = (page: PageContext): Lane => {
    const known = laneOfPage.get(page);
    if (known) return known;
    const lane = lanes.reduce((least, other) => (other.underway < least.underway ? other : least), first);
    if (lane.underway >= BUSY_WITH) grow();
    laneOfPage.set(page, lane);
    return lane;
  };

  const replace = (lane: Lane): Promise<void> => {
    lane.replacing ??= openInWorker(file, onLost)
      .then((next) => void (lane.bundle = next))
      .finally(() => (lane.replacing = null));
    return lane.replacing;
  };

  return {
    slots: first.bundle.slots,
    async render(request, io) {
      const lane = choose(request.page);
      lane.underway += 1;
      try {
        if (lane.bundle.isGone()) await replace(lane);
        return await lane.bundle.render(request, io);
      } finally {
        lane.underway -= 1;
      }
    },
    async close() {
      await Promise.all(lanes.splice(1).map(({ bundle }) => bundle.close()));
      await first.bundle.close();
    },
  };
}
