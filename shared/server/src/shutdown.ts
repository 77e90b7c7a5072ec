/** Times and actions of a shutdown. */
export interface ShutdownOptions {
  /**
   * Milliseconds between "not ready" and closing the port, in which a load balancer notices and requests are still
   * served.
   */
  readonly drainMs: number;
  /** Timeout of requests in flight in milliseconds, once the port is closed. */
  readonly closeMs: number;
  /** Closes the port, finishes requests in flight and releases all resources. */
  readonly close: () => Promise<void>;
  /** Ends the process. */
  readonly exit: (code: number) => void;
  readonly log: (message: string, details: Readonly<Record<string, unknown>>) => void;
}

/** State and signal handler of a shutdown. */
export interface Shutdown {
  /** True from the first signal on: the server is not ready for new visitors. */
  readonly isDraining: boolean;
  /** Handler of SIGTERM and SIGINT. */
  readonly onSignal: (signal: string) => void;
}

/** npm and the terminal both forward one Ctrl-C. */
const SAME_SIGNAL_MS = 1000;

/**
 * Shuts a server down in order [F23]: at the first signal it reports "not ready" but continues to serve, after
 * `drainMs` it closes and exits, after `closeMs` more at the latest. A second signal, later than the echo of the
 * first, exits at once.
 */
export function createShutdown({ drainMs, closeMs, close, exit, log }: ShutdownOptions): Shutdown {
  let firstSignalAt: number | null = null;

  const closeNow = (): void => {
    log('closing', { closeMs });
    setTimeout(() => exit(1), closeMs).unref();
    close().then(
      () => exit(0),
      (error: unknown) => {
        log('could not close in order', { err: error });
        exit(1);
      },
    );
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

/** Drain time of production in milliseconds; development and tests have no load balancer to wait for. */
export const PRODUCTION_DRAIN_MS = 5000;
