import { deleteFeedEntry, dismissFeedEntry, getFeed } from '@shop/contracts';
import { isOrderEntry } from '@shop/domain/feed';
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { unixSeconds } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { feedEntry, order, type OrderStatus } from '../db/schema/index.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';

/** Maximum number of entries, newest first: more than anyone scrolls to, and few enough for a small response. */
const FEED_LIMIT = 200;

/** Nothing more happens to an order in these. */
const OVER: OrderStatus[] = ['delivered', 'cancelled', 'returned'];

type EntryRow = typeof feedEntry.$inferSelect;

const orderOf = ({ name, path }: Pick<EntryRow, 'name' | 'path'>): string | null =>
  isOrderEntry({ name }) ? (path?.params['id'] ?? null) : null;

/** Those of the member's orders among the entries that are still under way: their entries stay [O4-17]. */
async function ordersUnderWay(
  db: Db,
  memberId: number,
  entries: readonly Pick<EntryRow, 'name' | 'path'>[],
): Promise<Set<string>> {
  const ids = entries.map(orderOf).filter((id) => id !== null);
  if (ids.length === 0) return new Set();
  const isActive = and(inArray(order.id, ids), eq(order.memberId, memberId), notInArray(order.status, OVER));
  const rows = await db.select({ id: order.id }).from(order).where(isActive);
  return new Set(rows.map(({ id }) => id));
}

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
    const underWay = await ordersUnderWay(db, member.id, rows);
    const entries = rows.map(({ id, name, title, avatarName, occuredAt, dismissed, path }) => ({
      id,
      name,
      title,
      avatarName,
      occuredAt: unixSeconds(occuredAt),
      dismissed,
      path,
      isRemovable: !underWay.has(orderOf({ name, path }) ?? ''),
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
    const underWay = await ordersUnderWay(db, member.id, [entry]);
    if (underWay.size > 0) throw new ApiError('CONFLICT', 'Beställningen pågår och kan inte tas bort här än.');
    await db.delete(feedEntry).where(own);
    return undefined;
  });
}
