import { addYears } from '@shop/server/calendar';
import { lt } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { contactCase } from '../db/schema/index.ts';

/** Years after its last change in which a case is kept: somebody may come back to it. */
const KEPT_YEARS = 1;

/** Removes cases that nobody has touched for a year, with their pictures and answers. */
export async function removeOldCases(db: Db, now: Date): Promise<void> {
  await db.delete(contactCase).where(lt(contactCase.changedAt, addYears(now, -KEPT_YEARS)));
}
