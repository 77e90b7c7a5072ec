import type { Db, Tx } from './client.ts';

/** PostgreSQL's codes for conflicts with another transaction, after which nothing has happened and a retry is safe. */
const RETRYABLE = new Set(['40001', '40P01']);

interface TxOptions {
  isolationLevel?: 'read committed' | 'repeatable read' | 'serializable';
  /** Maximum number of retries of a serialization failure or deadlock. */
  retries?: number;
}

/** PostgreSQL's code of an error, if it has one; drizzle wraps the driver's error, so it may be one level down. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code;
  return sqlState(error.cause);
}

/** True for an error that a unique index raised; with a name, only for that index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === '23505') {
    return constraint === undefined || ('constraint' in error && error.constraint === constraint);
  }
  return isUniqueViolation(error.cause, constraint);
}

/**
 * Runs `work` in one transaction: all of it happens, or none. Deadlocks and serialization failures are retried, so
 * `work` must do nothing outside the database that may not happen twice.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>, options: TxOptions = {}): Promise<T> {
  const { isolationLevel = 'read committed', retries = 3 } = options;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await db.transaction(work, { isolationLevel });
    } catch (error) {
      const state = sqlState(error);
      if (attempt >= retries || state === undefined || !RETRYABLE.has(state)) throw error;
    }
  }
}
