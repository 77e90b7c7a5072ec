import { SHOP_TIME_ZONE } from '@shop/domain/dates';
import type { Pool, QueryResult } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Services } from '../services.ts';
import type { Job } from './job.ts';
import { JOBS } from './jobs.ts';

const MAX_MINUTES = 10;
const STOP_TIMEOUT_MS = 20_000;
const KEEP_DONE_SECONDS = 24 * 60 * 60;
/** How often an instance looks for what is due; jobs with a pause of their own are in more of a hurry. */
const PACE = { dueSeconds: 20, waitingSeconds: 15, hurriedSeconds: 2 };

export interface RunningJobs {
  /** Asks for a run as soon as an instance is free. One that already waits is enough: it is not asked for twice. */
  trigger(name: string): Promise<void>;
  /** Waits for the runs of this instance that are under way, then takes no more. */
  stop(): Promise<void>;
}

/** The library sends whole transactions as one text: a connection that failed in the middle of one is not used again. */
async function execute(pool: Pool, text: string, values?: unknown[]): Promise<QueryResult> {
  const client = await pool.connect();
  let isWhole = false;
  try {
    const result: QueryResult | QueryResult[] = await client.query(text, values);
    isWhole = true;
    // Several statements answer one result each; the last is what was asked for.
    return Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result;
  } finally {
    client.release(!isWhole);
  }
}

/** Any number that nothing else locks. */
const START_LOCK = 724_190_313;

/** Instances that meet an empty database together must not make the library's tables together. */
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
 * Does the shop's jobs in this process, together with every other instance on the same database: each due run is done
 * once, and no job runs beside itself. A run that throws is logged and met by the next; one whose instance was killed
 * is taken over after `mostMinutes`. Uses the app's own pool, and a schema `jobs` that the library makes and keeps.
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
    // One waits and one runs at most, over all instances.
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
  // Times of jobs that an older release had and this one does not.
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);

  return {
    trigger: async (name) => void (await send(name)),
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}
