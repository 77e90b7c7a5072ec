import type { Services } from '../services.ts';

/**
 * Work that nobody waits for. It may be run at any time and again at once, on any instance: what it does is decided by
 * what is in the database and by `services.clock` alone.
 */
export interface Job {
  readonly name: string;
  /** When it runs, as cron in Swedish time. */
  readonly cron: string;
  /** For what cron is too coarse for: run again this long after the last run has ended. */
  readonly againAfterSeconds?: number;
  /** How long one run may take before it is taken for dead and another instance may begin. */
  readonly maxMinutes?: number;
  readonly run: (services: Services) => Promise<unknown>;
}
