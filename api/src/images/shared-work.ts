interface InFlight {
  readonly result: Promise<Buffer>;
  readonly abandon: AbortController;
  /** Callers that still want it. */
  waiting: number;
  isRunning: boolean;
}

export interface SharedWork {
  /**
   * The result of work in flight under this name, or of new work. A caller that leaves (its signal aborts) rejects at once; when the
   * last one has left, the work's own signal aborts. Work says with `onRunning` from when on it will be finished anyway.
   */
  join(
    name: string,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal, onRunning: () => void) => Promise<Buffer>,
  ): Promise<Buffer>;
}

/** Equal requests share one rendering, and what nobody waits for any more is given up. */
export const createSharedWork = (): SharedWork => {
  const inFlight = new Map<string, InFlight>();

  const begin = (name: string, work: Parameters<SharedWork['join']>[2]): InFlight => {
    const abandon = new AbortController();
    const entry: InFlight = {
      abandon,
      waiting: 0,
      isRunning: false,
      result: work(abandon.signal, () => {
        entry.isRunning = true;
      }).finally(() => {
        if (inFlight.get(name) === entry) inFlight.delete(name);
      }),
    };
    inFlight.set(name, entry);
    return entry;
  };

  return {
    join(name, signal, work) {
      const entry = inFlight.get(name) ?? begin(name, work);
      entry.waiting += 1;
      if (!signal) return entry.result;
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          entry.waiting -= 1;
          reject(signal.reason);
          if (entry.waiting > 0) return;
          // Who asks from now on must not be given what is being abandoned.
          if (!entry.isRunning && inFlight.get(name) === entry) inFlight.delete(name);
          entry.abandon.abort();
        };
        signal.addEventListener('abort', leave, { once: true });
        void entry.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
        if (signal.aborted) leave();
      });
    },
  };
};
