import { deleteFeedEntry, dismissFeedEntry, getFeed } from '@shop/contracts';
import { isOrderEntry } from '@shop/domain/feed';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { unixSeconds } from '../clock.ts';
import { feedEntry, order, type OrderStatus } from '../db/schema/index.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';

/** Maximum number of entries, newest first: more than anyone scrolls to, and few enough for a small response. */
const FEED_LIMIT = 200;

/** Nothing more happens to an order in these. */
const OVER: OrderStatus[] = ['delivered', 'cancelled', 'returned'];

/** `user/feed` [7.4-01], its dismissal [7.4-03] and removal [7.4-02]. */
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

  route(app, deleteFeedEntry, async ({ db, member, params }) => {
    const own = and(eq(feedEntry.id, params.id), eq(feedEntry.memberId, member.id));
    const [entry] = await db.select({ name: feedEntry.name, path: feedEntry.path }).from(feedEntry).where(own);
    if (entry === undefined) throw notFound();
    if (isOrderEntry(entry)) {
      const active = and(
        eq(order.id, entry.path?.params['id'] ?? ''),
        eq(order.memberId, member.id),
        notInArray(order.status, OVER),
      );
      const [underWay] = await db.select({ id: order.id }).from(order).where(active);
      if (underWay !== undefined) throw new ApiError('CONFLICT', 'Beställningen pågår och kan inte tas bort här än.');
    }
    await db.delete(feedEntry).where(own);
    return undefined;
  });
}
