import type { SiteMessage } from '@shop/contracts/api/content';
import { isWithin } from '@shop/domain/dates';
import { asc } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { siteMessage } from '../db/schema/index.ts';
import { sanitise } from './sanitise.ts';

/** Site messages whose window is open [3-117], in the order in which the bar shows them [3-118]. */
export async function readSiteMessages(db: Db, now: Date): Promise<SiteMessage[]> {
  const rows = await db.select().from(siteMessage).orderBy(asc(siteMessage.id));
  return rows
    .filter(({ from, to }) => isWithin(now, { from, to }))
    .map(({ id, type, message, avatarId }) => ({ id, type, message: sanitise(message), avatarId: avatarId ?? false }));
}
