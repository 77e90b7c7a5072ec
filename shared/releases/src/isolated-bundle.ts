import { availableParallelism } from 'node:os';
import type { PageContext } from '@shop/contracts/rendering';
import { openInWorker, type OpenBundle, type WorkerBundle } from './worker-bundle.ts';

/** Pending fragments that keep a thread busy: for the next page another thread is worth its memory. */
const BUSY_WITH = 3;
/** Milliseconds after which an idle thread beside the first one is ended, which frees its memory. */
const IDLE_MS = 30_000;

interface Lane {
  bundle: WorkerBundle;
  replacing: Promise<void> | null;
  pending: number;
  idle?: NodeJS.Timeout;
}

/**
 * A server bundle in threads of its own: one that is lost, or was stopped, is replaced at the next fragment. Starts
 * with one thread and adds more under load. The fragments of a page are rendered in the same thread, which shares
 * their requests.
 *
 * @param max number of threads, by default one for each core
 * @param niceness see `openInWorker`
 */
export async function openIsolated(
  file: string,
  onLost?: (reason: Error) => void,
  max: number = availableParallelism(),
  niceness = 0,
): Promise<OpenBundle> {
  const first: Lane = { bundle: await openInWorker(file, onLost, niceness), replacing: null, pending: 0 };
  const lanes = [first];
  const laneOfPage = new WeakMap<PageContext, Lane>();
  let isGrowing = false;
  let isClosed = false;

  const isOpen = (lane: Lane): boolean => lanes.includes(lane);

  const restWhenIdle = (lane: Lane): void => {
    clearTimeout(lane.idle);
    if (lane === first || lane.pending > 0) return;
    lane.idle = setTimeout(() => {
      lanes.splice(lanes.indexOf(lane), 1);
      void lane.bundle.close();
    }, IDLE_MS).unref();
  };

  const grow = (): void => {
    if (isGrowing || lanes.length >= max) return;
    isGrowing = true;
    // Not awaited: the other threads go on without it.
    openInWorker(file, onLost, niceness)
      .then((bundle) => {
        if (isClosed) return bundle.close();
        const lane: Lane = { bundle, replacing: null, pending: 0 };
        lanes.push(lane);
        return restWhenIdle(lane);
      })
      .catch(() => undefined)
      .finally(() => (isGrowing = false));
  };

  const choose = (page: PageContext): Lane => {
    const known = laneOfPage.get(page);
    if (known && isOpen(known)) return known;
    const lane = lanes.reduce((least, other) => (other.pending < least.pending ? other : least), first);
    if (lane.pending >= BUSY_WITH) grow();
    laneOfPage.set(page, lane);
    return lane;
  };

  const replace = (lane: Lane): Promise<void> => {
    lane.replacing ??= openInWorker(file, onLost, niceness)
      .then((next) => void (lane.bundle = next))
      .finally(() => (lane.replacing = null));
    return lane.replacing;
  };

  return {
    slots: first.bundle.slots,
    async render(request, io) {
      const lane = choose(request.page);
      lane.pending += 1;
      clearTimeout(lane.idle);
      try {
        if (lane.bundle.isGone()) await replace(lane);
        return await lane.bundle.render(request, io);
      } finally {
        lane.pending -= 1;
        if (isOpen(lane)) restWhenIdle(lane);
      }
    },
    async close() {
      isClosed = true;
      const others = lanes.splice(1);
      for (const { idle } of others) clearTimeout(idle);
      await Promise.all(others.map(({ bundle }) => bundle.close()));
      await first.bundle.close();
    },
  };
}
