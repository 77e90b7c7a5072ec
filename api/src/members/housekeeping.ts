import { lt } from 'drizzle-orm';
import { session } from '../db/schema/index.ts';
import type { Services } from '../services.ts';

/** Removes what has expired. Nothing depends on it: expired rows are refused when they are read. */
export async function removeExpired({ db, clock, rateLimits }: Services): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, clock.now()));
  await rateLimits.purge();
}
