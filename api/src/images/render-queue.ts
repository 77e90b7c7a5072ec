/** More pictures are waited for than can be made in time: try again soon. */
export class RenderQueueFullError extends Error {
  override readonly name = 'RenderQueueFullError';
  constructor() {
    super('too many pictures are waited for');
  }
}

export interface RenderQueueOptions {
  /** Tasks that run at the same time. */
  readonly concurrency: number;
  /** Tasks that wait for their turn; a page of a fresh shop asks for some sixty. */
  readonly maxWaiting: number;
  /** Longest wait: past it the shell in front would give up anyway. */
  readonly maxWaitMs: number;
  /** Nothing runs and nothing waits any more. */
  readonly onIdle: () => void;
  /** Milliseconds of any clock. */
  readonly now?: () => number;
}

export interface RenderQueue {
  /**
   * Runs the task when it is the caller's turn: next is the caller for whom least time was spent. Rejects with
   * `RenderQueueFullError` when there is no room or it took too long, and with the signal's reason when that aborts while the
   * task still waits; a task that runs is always finished.
   */
  run<T>(task: () => Promise<T>, caller: string, signal: AbortSignal): Promise<T>;
  isIdle(): boolean;
}

interface WaitingTask {
  readonly start: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** Callers of whom more is remembered than that they wait. */
const MAX_CACHED = 1000;

/** Waiting tasks by caller. Among callers for whom equal time was spent, who has had a turn goes last. */
class Lanes {
  readonly #lanes = new Map<string, WaitingTask[]>();
  /** Milliseconds that were spent for each caller, since nothing was waited for. */
  readonly #spent = new Map<string, number>();
  size = 0;

  add(caller: string, task: WaitingTask): void {
    const lane = this.#lanes.get(caller);
    if (lane) lane.push(task);
    else {
      // Who comes late has not saved up turns meanwhile.
      const least = Math.min(...[...this.#lanes.keys()].map((other) => this.#spentFor(other)));
      this.#spent.set(caller, Math.max(this.#spentFor(caller), Number.isFinite(least) ? least : 0));
      this.#lanes.set(caller, [task]);
    }
    this.size += 1;
  }

  remove(caller: string, task: WaitingTask): void {
    const lane = this.#lanes.get(caller) ?? [];
    const index = lane.indexOf(task);
    if (index < 0) return;
    lane.splice(index, 1);
    this.size -= 1;
    if (lane.length === 0) this.#lanes.delete(caller);
  }

  next(): WaitingTask | undefined {
    const [first, ...others] = this.#lanes;
    if (!first) return undefined;
    const [caller, lane] = others.reduce((a, b) => (this.#spentFor(b[0]) < this.#spentFor(a[0]) ? b : a), first);
    const task = lane.shift();
    this.size -= 1;
    this.#lanes.delete(caller);
    if (lane.length > 0) this.#lanes.set(caller, lane);
    return task;
  }

  charge(caller: string, milliseconds: number): void {
    this.#spent.set(caller, this.#spentFor(caller) + milliseconds);
    if (this.#spent.size <= MAX_CACHED) return;
    for (const other of this.#spent.keys()) if (!this.#lanes.has(other)) this.#spent.delete(other);
  }

  forget(): void {
    this.#spent.clear();
  }

  #spentFor(caller: string): number {
    return this.#spent.get(caller) ?? 0;
  }

  /** The newest task of whoever waits for most, if that is clearly more than this caller waits for. */
  displaceableFor(caller: string): WaitingTask | undefined {
    const longest = [...this.#lanes.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    return longest.length > (this.#lanes.get(caller)?.length ?? 0) + 1 ? longest.at(-1) : undefined;
  }
}

/**
 * A bounded queue. When it is full, a caller that waits for little takes the place of one that waits for much, so one caller
 * alone cannot lock the others out.
 */
export const createRenderQueue = ({
  concurrency,
  maxWaiting,
  maxWaitMs,
  onIdle,
  now = () => performance.now(),
}: RenderQueueOptions): RenderQueue => {
  const lanes = new Lanes();
  let running = 0;

  const turn = (caller: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (lanes.size >= maxWaiting) {
        const displaced = lanes.displaceableFor(caller);
        if (!displaced) throw new RenderQueueFullError();
        displaced.refuse(new RenderQueueFullError());
      }
      const settle = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        lanes.remove(caller, task);
      };
      const task: WaitingTask = {
        start: () => {
          settle();
          resolve();
        },
        refuse: (reason) => {
          settle();
          reject(reason);
        },
      };
      const onAbort = (): void => task.refuse(signal.reason);
      const timer = setTimeout(() => task.refuse(new RenderQueueFullError()), maxWaitMs);
      signal.addEventListener('abort', onAbort);
      lanes.add(caller, task);
    });

  const passOn = (): void => {
    const next = lanes.next();
    if (next) return next.start();
    running -= 1;
    if (running > 0) return;
    lanes.forget();
    onIdle();
  };

  return {
    isIdle: () => running === 0 && lanes.size === 0,
    async run(task, caller, signal) {
      signal.throwIfAborted();
      // The place of a task that ends is handed to the next one, so nobody overtakes those who wait.
      if (running >= concurrency) await turn(caller, signal);
      else running += 1;
      const startedAt = now();
      try {
        return await task();
      } finally {
        lanes.charge(caller, now() - startedAt);
        passOn();
      }
    },
  };
};
