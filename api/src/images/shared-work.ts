interface InFlight {
  readonly result: Promise<Buffer>;
  readonly abandon: AbortController;
  /** Callers that have not disconnected. */
  waiting: number;
  isRunning: boolean;
}

export interface SharedWork {
  /**
   * The result of work in flight under this name, or of new work. A caller whose signal aborts rejects at once; after
   * the last one, the work's own signal aborts. Work calls `onRunning` once it will be finished in any case.
   */
  join(
    name: string,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal, onRunning: () => void) => Promise<Buffer>,
  ): Promise<Buffer>;
}

/** Deduplicates work: equal requests share one rendering, and work without callers is cancelled. */
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
          // A caller that joins from now on must not get the work that is being cancelled.
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
