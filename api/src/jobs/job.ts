import type { Services } from '../services.ts';

/**
 * Background work. It may run at any time and twice in a row, on any instance: its effect depends on the database and
 * `services.clock` alone.
 */
export interface Job {
  readonly name: string;
  /** Schedule as cron in Swedish time. */
  readonly cron: string;
  /** For intervals that cron is too coarse for: seconds between the end of a run and the next. */
  readonly againAfterSeconds?: number;
  /** Timeout of one run, in minutes; after it the run counts as dead and another instance may start. */
  readonly maxMinutes?: number;
  readonly run: (services: Services) => Promise<unknown>;
}
