import type { SiteMessage, StripWindow } from '@shop/contracts/api/content';
import { isWithin } from '@shop/domain/dates';
import type { WindowKind } from '@shop/domain/campaign-windows';
import { and, asc, eq, gte } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { campaignWindow, siteMessage } from '../db/schema/index.ts';
import { sanitise } from './sanitise.ts';

/** Site messages whose window is open [3-117], in the order in which the bar shows them [3-118]. */
export async function readSiteMessages(db: Db, now: Date): Promise<SiteMessage[]> {
  const rows = await db.select().from(siteMessage).orderBy(asc(siteMessage.id));
  return rows
    .filter(({ from, to }) => isWithin(now, { from, to }))
    .map(({ id, type, message, avatarId }) => ({ id, type, message: sanitise(message), avatarId: avatarId ?? false }));
}

const STRIP: WindowKind = 'black-week-usp';

/** [9-129] When the strip is coloured from now on; whoever has the response for minutes needs the next window, too. */
export async function readStripWindows(db: Db, now: Date): Promise<StripWindow[]> {
  const rows = await db
    .select({ from: campaignWindow.from, to: campaignWindow.to })
    .from(campaignWindow)
    .where(and(eq(campaignWindow.name, STRIP), gte(campaignWindow.to, now)))
    .orderBy(asc(campaignWindow.from));
  return rows.map(({ from, to }) => ({ from: unixSeconds(from), to: unixSeconds(to) }));
}
