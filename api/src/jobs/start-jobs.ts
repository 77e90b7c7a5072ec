import { SHOP_TIME_ZONE } from '@shop/domain/dates';
import type { Pool, QueryResult } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Services } from '../services.ts';
import type { Job } from './job.ts';
import { JOBS } from './jobs.ts';

const MAX_MINUTES = 10;
const STOP_TIMEOUT_MS = 20_000;
const KEEP_DONE_SECONDS = 24 * 60 * 60;
/** Polling intervals of an instance, in seconds; jobs with a pause of their own are polled more often. */
const PACE = { dueSeconds: 20, waitingSeconds: 15, hurriedSeconds: 2 };

export interface RunningJobs {
  /** Queues a run for the next free instance; no effect while one is queued already. */
  trigger(name: string): Promise<void>;
  /** Waits for this instance's runs in progress and starts no more. */
  stop(): Promise<void>;
}

/** The library sends whole transactions as one text: a connection that failed in the middle of one is not reused. */
async function execute(pool: Pool, text: string, values?: unknown[]): Promise<QueryResult> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    const result: QueryResult | QueryResult[] = await client.query(text, values);
    isWhole = true;
    // Several statements return one result each; the caller needs the last.
    return Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result;
  } finally {
    client.release(!isWhole);
  }
}

/** Advisory lock of the start: any number that nothing else locks. */
const START_LOCK = 724_190_313;

/** Instances that find an empty database at the same time must not create the library's tables twice. */
async function oneAtATime(pool: Pool, work: () => Promise<unknown>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [START_LOCK]);
    await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/**
 * Runs the shop's jobs in this process, together with every other instance on the same database: each due run is done
 * once, and no job runs concurrently with itself. A run that throws is logged, and the next run makes up for it; a run
 * whose instance was killed is taken over after `maxMinutes`. Uses the app's own pool, and a schema `jobs` that the
 * library creates and migrates.
 */
export async function startJobs(services: Services, jobs: readonly Job[] = JOBS, pace = PACE): Promise<RunningJobs> {
  const { pool, log } = services;
  const boss = new PgBoss({
    schema: 'jobs',
    cronMonitorIntervalSeconds: pace.dueSeconds,
    cronWorkerIntervalSeconds: pace.hurriedSeconds,
    db: { executeSql: (text, values) => execute(pool, text, values) },
  });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs failed'));
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs'));
  await oneAtATime(pool, () => boss.start());

  const send = (name: string, startAfter = 0): Promise<unknown> => boss.send(name, null, { startAfter });
  for (const job of jobs) {
    // At most one queued and one running over all instances.
    const rules = {
      policy: 'stately',
      retryLimit: 0,
      expireInSeconds: (job.maxMinutes ?? MAX_MINUTES) * 60,
      deleteAfterSeconds: KEEP_DONE_SECONDS,
    } as const;
    await boss.createQueue(job.name, rules);
    await boss.schedule(job.name, job.cron, null, { tz: SHOP_TIME_ZONE });
    const pollingIntervalSeconds = job.againAfterSeconds === undefined ? pace.waitingSeconds : pace.hurriedSeconds;
    await boss.work(job.name, { pollingIntervalSeconds }, async () => {
      const started = performance.now();
      try {
        const result = await job.run(services);
        log.debug({ job: job.name, result, ms: Math.round(performance.now() - started) }, 'job done');
      } catch (error) {
        log.error({ err: error, job: job.name }, 'job failed');
        throw error;
      } finally {
        if (job.againAfterSeconds !== undefined) await send(job.name, job.againAfterSeconds);
      }
    });
  }
  // Schedules of jobs that only an older release had.
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);

  return {
    trigger: async (name) => void (await send(name)),
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}
