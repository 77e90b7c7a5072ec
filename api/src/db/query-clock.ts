import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

/** Time and number of the database queries of one piece of work. Concurrent queries count once. */
export interface DatabaseTime {
  ms: number;
  queries: number;
}

interface Running extends DatabaseTime {
  underWay: number;
  since: number;
}

const current = new AsyncLocalStorage<Running>();

function begin(running: Running): void {
  if (running.underWay === 0) running.since = performance.now();
  running.underWay += 1;
  running.queries += 1;
}

function end(running: Running): void {
  running.underWay -= 1;
  if (running.underWay === 0) running.ms += performance.now() - running.since;
}

type AnyQuery = (...args: unknown[]) => unknown;

/** `query` with each call timed, whether called with a callback, as the pool does, or for a promise. */
function timed(query: AnyQuery): AnyQuery {
  return (...args) => {
    const running = current.getStore();
    if (running === undefined) return query(...args);
    begin(running);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      return query(...args.slice(0, -1), (...result: unknown[]) => {
        end(running);
        Reflect.apply(callback, undefined, result);
      });
    }
    const result = query(...args);
    if (!(result instanceof Promise)) {
      end(running);
      return result;
    }
    return result.finally(() => end(running));
  };
}

/** Counts every later query of the pool's connections for the work that made it. */
export function watchQueries(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const query: AnyQuery = client.query.bind(client);
    Object.assign(client, { query: timed(query) });
  });
}

/** Runs `work`; its queries, also later ones, count in the result of `read`. */
export function withDatabaseTime(work: (read: () => DatabaseTime) => void): void {
  const running: Running = { ms: 0, queries: 0, underWay: 0, since: 0 };
  current.run(running, () => work(() => ({ ms: running.ms, queries: running.queries })));
}
