export interface ShutdownOptions {
  /**
   * Milliseconds between "not ready" and closing the port, in which a load balancer notices and everything is still
   * served.
   */
  readonly drainMs: number;
  /** Milliseconds that requests in flight are given once the port is closed. */
  readonly closeMs: number;
  /** Closes the port, finishes what is in flight and lets go of everything else. */
  readonly close: () => Promise<void>;
  /** Ends the process. */
  readonly exit: (code: number) => void;
  readonly log: (message: string, details: Readonly<Record<string, unknown>>) => void;
}

export interface Shutdown {
  /** True from the first signal on: the server is not ready for new visitors. */
  readonly isDraining: boolean;
  /** What every SIGTERM and SIGINT is handed to. */
  readonly onSignal: (signal: string) => void;
}

/** npm and the terminal both hand on one Ctrl-C. */
const SAME_SIGNAL_MS = 1000;

/**
 * Ends a server in order [F23]: at the first signal it says that it is not ready but serves on, after `drainMs` it
 * closes, and after `closeMs` more it ends whatever is left. A second signal, later than the echo of the first, ends it
 * at once.
 */
export function createShutdown({ drainMs, closeMs, close, exit, log }: ShutdownOptions): Shutdown {
  let firstSignalAt: number | null = null;

  const closeNow = (): void => {
    log('closing', { closeMs });
    setTimeout(() => exit(1), closeMs).unref();
    close().catch((error: unknown) => {
      log('could not close in order', { err: error });
      exit(1);
    });
  };

  return {
    get isDraining() {
      return firstSignalAt !== null;
    },
    onSignal(signal) {
      if (firstSignalAt !== null) {
        if (performance.now() - firstSignalAt < SAME_SIGNAL_MS) return;
        log('ending at once', { signal });
        exit(1);
        return;
      }
      firstSignalAt = performance.now();
      log('draining', { signal, drainMs });
      if (drainMs === 0) closeNow();
      else setTimeout(closeNow, drainMs);
    },
  };
}

/** Not in development and tests: there nobody waits for a load balancer. */
export const PRODUCTION_DRAIN_MS = 5000;
