/** Maximum number of queued images; one beyond it is queued again at a later request. */
const MAX_IMPROVEMENTS = 500;

export interface Improvements {
  /** Queues the work, unless the queue is full. The same name again replaces the queued work. */
  readonly add: (name: string, improve: () => Promise<unknown>) => void;
  /** Runs the next work; call it when the render queue has become idle. */
  readonly runNext: () => Promise<void>;
}

/** Low-priority work, one task after the other and only while `isIdle`. */
export function createImprovements(isIdle: () => boolean): Improvements {
  const waiting = new Map<string, () => Promise<unknown>>();
  let isRunning = false;
  const runNext = async (): Promise<void> => {
    const [next] = waiting;
    if (!next || isRunning || !isIdle()) return;
    const [name, improve] = next;
    isRunning = true;
    // An image that cannot be improved is shown as it is.
    await improve().catch(() => undefined);
    waiting.delete(name);
    isRunning = false;
    await runNext();
  };
  return {
    runNext,
    add(name, improve) {
      if (waiting.size >= MAX_IMPROVEMENTS) return;
      waiting.set(name, improve);
      void runNext();
    },
  };
}
