import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildApp } from '../app.ts';
import type { Services } from '../services.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import type { Job } from './job.ts';
import { JOBS } from './jobs.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';
import { waitFor } from '@shop/testing/wait-for';

/** The library reads the real clock: the one place where time is not injected, so the test polls often. */
const PACE = { dueSeconds: 1, waitingSeconds: 0.5, hurriedSeconds: 1 };
const TIMEOUT = { timeout: 30_000, interval: 100 };
const MINUTE_MS = 60_000;

let shop: TestApp;
let other: Awaited<ReturnType<typeof buildApp>>;
const running: RunningJobs[] = [];
beforeAll(async () => {
  shop = await createTestApp();
  const { config, pool, clock, log, mailer } = shop.services;
  other = await buildApp({ config, pool, clock, logger: log as never, mailer });
  await other.ready();
  await shop.pool.query(
    'create table run (name text, instance text, started_at timestamptz default clock_timestamp())',
  );
});
afterAll(async () => {
  await other.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.pool.query('delete from run');
  return async () => {
    await Promise.all(running.splice(0).map((each) => each.stop()));
  };
});

/** Starts the same jobs on both instances at the same time. */
async function startBoth(jobsOf: (instance: string) => readonly Job[]): Promise<RunningJobs[]> {
  const started = await Promise.all([
    startJobs(shop.services, jobsOf('one'), PACE),
    startJobs(other.services, jobsOf('two'), PACE),
  ]);
  running.push(...started);
  return started;
}

const note = ({ pool }: Services, name: string, instance: string) =>
  pool.query('insert into run (name, instance) values ($1, $2)', [name, instance]);
const runs = async (): Promise<number> => (await shop.pool.query('select from run')).rowCount ?? 0;

/** A job scheduled for leap days: it runs only when triggered. */
const onRequest = (job: Omit<Job, 'cron'>): Job => ({ ...job, cron: '0 0 29 2 *' });

describe('jobs on two instances', () => {
  it('do a due run once', async () => {
    const before = Date.now();
    await startBoth((instance) => [
      { name: 'each-minute', cron: '* * * * *', run: (services) => note(services, 'each-minute', instance) },
    ]);
    await waitFor(async () => expect(await runs()).toBeGreaterThan(0), TIMEOUT);
    await Promise.all(running.splice(0).map((each) => each.stop()));
    // The run that was due at the start, and one for each minute that has begun since.
    const due = 1 + Math.floor(Date.now() / MINUTE_MS) - Math.floor(before / MINUTE_MS);
    expect(await runs()).toBeLessThanOrEqual(due);
  }, 60_000);

  it('never run beside themselves, however often they are asked for', async () => {
    let now = 0;
    let max = 0;
    const job = (instance: string): Job =>
      onRequest({
        name: 'alone',
        run: async (services) => {
          now += 1;
          max = Math.max(max, now);
          await note(services, 'alone', instance);
          await services.pool.query('select pg_sleep(0.2)');
          now -= 1;
        },
      });
    const [one, two] = await startBoth((instance) => [job(instance)]);
    await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : two)?.trigger('alone')));
    await waitFor(async () => expect(await runs()).toBeGreaterThan(0), TIMEOUT);
    await Promise.all(running.splice(0).map((each) => each.stop()));
    expect([max, (await runs()) <= 2]).toEqual([1, true]);
  }, 60_000);

  it('finish what they have begun before they stop', async () => {
    let isDone = false;
    const [one] = await startBoth((instance) => [
      onRequest({
        name: 'slow',
        run: async (services) => {
          await note(services, 'slow', instance);
          await services.pool.query('select pg_sleep(1)');
          isDone = true;
        },
      }),
    ]);
    await one?.trigger('slow');
    await waitFor(async () => expect(await runs()).toBe(1), TIMEOUT);
    await Promise.all(running.splice(0).map((each) => each.stop()));
    expect(isDone).toBe(true);
  }, 60_000);

  it('log what fails, and run again when it is due', async () => {
    const [one] = await startBoth((instance) => [
      onRequest({
        name: 'failing',
        againAfterSeconds: 1,
        run: async (services) => {
          await note(services, 'failing', instance);
          throw new Error('not today');
        },
      }),
    ]);
    await one?.trigger('failing');
    await waitFor(async () => expect(await runs()).toBeGreaterThanOrEqual(2), TIMEOUT);
    expect(shop.logs.some((line) => line['msg'] === 'job failed' && line['job'] === 'failing')).toBe(true);
  }, 60_000);

  it('are put down once each, and forgotten when a release no longer has them', async () => {
    const gone = await startJobs(shop.services, [onRequest({ name: 'gone', run: async () => undefined })], PACE);
    await gone.stop();
    const idle = JOBS.map((job) => onRequest({ ...job, run: async () => undefined }));
    await startBoth(() => idle);
    const { rows } = await shop.pool.query<{ name: string }>('select name from jobs.schedule order by name');
    expect(rows.map(({ name }) => name)).toEqual(idle.map(({ name }) => name).toSorted());
  }, 60_000);
});
