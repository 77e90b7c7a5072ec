/** More images are queued than can be rendered in time: retry soon. */
export class RenderQueueFullError extends Error {
  override readonly name = 'RenderQueueFullError';
  constructor() {
    super('too many images are queued');
  }
}

export interface RenderQueueOptions {
  /** Maximum number of tasks that run at the same time. */
  readonly concurrency: number;
  /** Maximum number of queued tasks; a page of a fresh shop requests some sixty. */
  readonly maxWaiting: number;
  /** Timeout in the queue: past it the shell would have given up anyway. */
  readonly maxWaitMs: number;
  /** Called when nothing runs and nothing is queued any more. */
  readonly onIdle: () => void;
  /** Milliseconds of any clock. */
  readonly now?: () => number;
}

export interface RenderQueue {
  /**
   * Runs the task in its caller's turn: the caller with the least time spent is next. Rejects with
   * `RenderQueueFullError` when the queue is full or the timeout has passed, and with the signal's reason when that
   * aborts while the task is queued; a running task is always finished.
   */
  run<T>(task: () => Promise<T>, caller: string, signal: AbortSignal): Promise<T>;
  isIdle(): boolean;
}

interface WaitingTask {
  readonly start: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** Callers whose spent time is remembered although they have no queued task. */
const MAX_CACHED = 1000;

/** Queued tasks by caller. Among callers with equal time spent, the one served most recently is last. */
class Lanes {
  readonly #lanes = new Map<string, WaitingTask[]>();
  /** Milliseconds spent for each caller, since the queue was last empty. */
  readonly #spent = new Map<string, number>();
  size = 0;

  add(caller: string, task: WaitingTask): void {
    const lane = this.#lanes.get(caller);
    if (lane) lane.push(task);
    else {
      // A new caller starts level with the others, or it would have saved up turns.
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

  /** The newest task of the caller with the longest queue, if that is clearly longer than this caller's. */
  displaceableFor(caller: string): WaitingTask | undefined {
    const longest = [...this.#lanes.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    return longest.length > (this.#lanes.get(caller)?.length ?? 0) + 1 ? longest.at(-1) : undefined;
  }
}

/**
 * A bounded queue. When it is full, a caller with few tasks displaces one of a caller with many, so that one caller
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
      // A finishing task passes its slot to the next one, so that no newcomer overtakes the queue.
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
