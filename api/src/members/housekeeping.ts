import { lt } from 'drizzle-orm';
import { session } from '../db/schema/index.ts';
import type { Services } from '../services.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Removes what has expired. Nothing depends on it: expired rows are refused when they are read. */
export async function removeExpired({ db, clock, rateLimits }: Services): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, clock.now()));
  await rateLimits.purge();
}

/** Does so every hour until the answered function is called. Several instances may do it side by side. */
export function startHousekeeping(services: Services): () => void {
  const timer = setInterval(() => {
    removeExpired(services).catch((error: unknown) => services.log.warn({ err: error }, 'housekeeping failed'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
