import type { Pool } from 'pg';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/client.ts';
import { ApiError } from './errors.ts';

export interface RateLimit {
  /** Allowed uses within the window. */
  limit: number;
  windowSeconds: number;
}

export interface RateLimits {
  /**
   * Counts one use of `key` and throws RATE_LIMITED (429 with Retry-After) above the limit. The count is one atomic
   * statement, so parallel calls and several instances share it.
   */
  use(key: string, limit: RateLimit): Promise<void>;
  /**
   * Counts one use of `key` and returns the number of uses within the window, for callers with a policy of their own.
   */
  count(key: string, windowSeconds: number): Promise<number>;
  /**
   * As `use`, within a transaction: only committed uses count, and calls with the same key run one after another.
   * `text` replaces the general refusal that is shown to shoppers.
   */
  useIn(tx: Tx, key: string, limit: RateLimit, text: string): Promise<void>;
  /** Resets the uses of `key`, for instance after a successful login. */
  clear(key: string): Promise<void>;
  /** Takes one use of `key` back, which turned out not to be of the limited kind. */
  giveBack(key: string): Promise<void>;
  /** Removes expired counters. */
  purge(): Promise<void>;
}

const COUNT = `
  insert into rate_limit as r (key, count, reset_at) values ($1, 1, $2)
  on conflict (key) do update set
    count = case when r.reset_at <= $3 then 1 else r.count + 1 end,
    reset_at = case when r.reset_at <= $3 then excluded.reset_at else r.reset_at end
  returning count, reset_at`;

const GIVE_BACK = `
  with last as (delete from rate_limit where key = $1 and count <= 1)
  update rate_limit set count = count - 1 where key = $1 and count > 1`;

const secondsUntil = (reset: Date, now: Date): number =>
  Math.max(1, Math.ceil((reset.getTime() - now.getTime()) / 1000));

export function createRateLimits({ pool, clock }: { pool: Pool; clock: Clock }): RateLimits {
  const add = async (key: string, windowSeconds: number, now: Date): Promise<{ count: number; reset_at: Date }> => {
    const reset = new Date(now.getTime() + windowSeconds * 1000);
    const { rows } = await pool.query<{ count: number; reset_at: Date }>(COUNT, [key, reset, now]);
    const [row] = rows;
    if (row === undefined) throw new Error('The use was not counted.');
    return row;
  };
  return {
    count: async (key, windowSeconds) => (await add(key, windowSeconds, clock.now())).count,
    use: async (key, { limit, windowSeconds }) => {
      const now = clock.now();
      const { count, reset_at: resetAt } = await add(key, windowSeconds, now);
      if (count <= limit) return;
      throw new ApiError('RATE_LIMITED', undefined, { retryAfterSeconds: secondsUntil(resetAt, now) });
    },
    useIn: async (tx, key, { limit, windowSeconds }, text) => {
      const now = clock.now();
      const reset = new Date(now.getTime() + windowSeconds * 1000).toISOString();
      const isOver = sql`r.reset_at <= ${now.toISOString()}::timestamptz`;
      const { rows } = await tx.execute<{ count: number; reset_at: string | Date }>(sql`
        insert into rate_limit as r (key, count, reset_at) values (${key}, 1, ${reset}::timestamptz)
        on conflict (key) do update set
          count = case when ${isOver} then 1 else r.count + 1 end,
          reset_at = case when ${isOver} then excluded.reset_at else r.reset_at end
        returning count, reset_at`);
      const [row] = rows;
      if (row === undefined || row.count <= limit) return;
      throw new ApiError('RATE_LIMITED', text, { retryAfterSeconds: secondsUntil(new Date(row.reset_at), now) });
    },
    clear: async (key) => {
      await pool.query('delete from rate_limit where key = $1', [key]);
    },
    giveBack: async (key) => {
      await pool.query(GIVE_BACK, [key]);
    },
    purge: async () => {
      await pool.query('delete from rate_limit where reset_at <= $1', [clock.now()]);
    },
  };
}
