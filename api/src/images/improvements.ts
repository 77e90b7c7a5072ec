/** Pictures that wait for an idle time; what comes beyond is requested again some day. */
const MAX_IMPROVEMENTS = 500;

export interface Improvements {
  /** Does this later, unless too many wait. The same name again replaces what waits under it. */
  readonly add: (name: string, improve: () => Promise<unknown>) => void;
  /** To be called when the queue has become idle. */
  readonly runNext: () => Promise<void>;
}

/** Work that nobody waits for, one after the other and only while `isIdle`. */
export function createImprovements(isIdle: () => boolean): Improvements {
  const waiting = new Map<string, () => Promise<unknown>>();
  let isRunning = false;
  const runNext = async (): Promise<void> => {
    const [next] = waiting;
    if (!next || isRunning || !isIdle()) return;
    const [name, improve] = next;
    isRunning = true;
    // What cannot be made better is shown as it is.
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
