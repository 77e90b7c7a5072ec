import { dismissFeedEntry, getFeed } from '@shop/shared/contracts';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { unixSeconds } from '../clock.ts';
import { feedEntry } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';

/** Newer entries than this are all that anyone scrolls to, and keep the answer small. */
const FEED_LIMIT = 200;

/** `user/feed` [7.4-01] and its dismissal [7.4-03]. */
export function registerFeed(app: FastifyInstance): void {
  route(app, getFeed, async ({ db, member, query }) => {
    // The bare flag `?all` counts whatever its value [O7-39].
    const wantsAll = query?.all !== undefined;
    const rows = await db
      .select()
      .from(feedEntry)
      .where(and(eq(feedEntry.memberId, member.id), wantsAll ? undefined : eq(feedEntry.dismissed, false)))
      .orderBy(desc(feedEntry.occuredAt), desc(feedEntry.id))
      .limit(FEED_LIMIT);
    const entries = rows.map(({ id, name, title, avatarName, occuredAt, dismissed, path }) => ({
      id,
      name,
      title,
      avatarName,
      occuredAt: unixSeconds(occuredAt),
      dismissed,
      path,
    }));
    return { data: { entries } };
  });

  route(app, dismissFeedEntry, async ({ db, member, params }) => {
    const changed = await db
      .update(feedEntry)
      .set({ dismissed: true })
      .where(and(eq(feedEntry.id, params.id), eq(feedEntry.memberId, member.id)))
      .returning({ id: feedEntry.id });
    if (changed.length === 0) throw notFound();
    return undefined;
  });
}
