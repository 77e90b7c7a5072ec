import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

/** Milliseconds before the first try, the second one … and every later one. */
const PAUSES = [1000, 2000, 4000, 8000, 16_000, 30_000] as const;
/** A server that has run this long is well: what happens to it then has nothing to do with earlier ends. */
const HEALTHY_MS = 60_000;

/** Injected in tests: nothing there waits for real. */
export interface SupervisorClock {
  now(): number;
  /** Resolves after so many milliseconds; rejects at once when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

const systemClock: SupervisorClock = {
  now: () => performance.now(),
  wait: async (ms, signal) => void (await wait(ms, undefined, { signal })),
};

export interface SuperviseOptions {
  /** Restarts the server; must abort and clean up when the signal aborts. */
  start(signal: AbortSignal): Promise<ServerProcess>;
  say: (text: string) => void;
  clock?: SupervisorClock;
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 1).join('');

/**
 * Restarts a server that has started once whenever it ends, with pauses that grow to half a minute. The returned
 * server ends only by `stop`, which also ends a pause or a pending start.
 */
export function supervise(first: ServerProcess, { start, say, clock = systemClock }: SuperviseOptions): ServerProcess {
  const { name } = first;
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = first;

  const startAgain = async (failures: number): Promise<number> => {
    for (let tries = failures; ; tries += 1) {
      const pause = PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0;
      say(`${name} starts again in ${pause / 1000} s.`);
      await clock.wait(pause, signal);
      try {
        server = await start(signal);
        // It was ready just when the shop was stopped.
        if (signal.aborted) await server.stop();
        signal.throwIfAborted();
        say(`${name} is running again.`);
        return tries + 1;
      } catch (error) {
        if (signal.aborted) throw error;
        say(`${name} could not start: ${firstLine(error)}`);
      }
    }
  };

  const watch = async (): Promise<string> => {
    let failures = 0;
    for (;;) {
      const startedAt = clock.now();
      const how = await server.ended;
      if (signal.aborted) return how;
      if (clock.now() - startedAt >= HEALTHY_MS) failures = 0;
      say(`${name} has stopped by itself (${how}); its log is ${server.logFile}.`);
      failures = await startAgain(failures);
    }
  };

  const ended = watch().catch((error: unknown) => {
    if (signal.aborted) return 'stopped';
    throw error;
  });
  return {
    name,
    ended,
    get logFile() {
      return server.logFile;
    },
    stop: async () => {
      stopping.abort();
      await server.stop();
      // A server that was just starting is stopped by `start` itself.
      await ended;
    },
  };
}
