import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { viewHistory } from '../db/schema/index.ts';

/** [9-53] Upper limit of the last viewed products. */
export const MAX_VIEWED = 5;

/** A browser's session and, when logged in, its member. */
export interface Viewer {
  sessionId: string | null;
  memberId: number | null;
}

const RECENT = `
select v.product_id as id from view_history v join product p on p.id = v.product_id
where v.session_id = $1 or v.member_id = $2
group by v.product_id order by max(v.viewed_at) desc, v.product_id limit ${MAX_VIEWED}`;

/** [7.6-17] The products that were viewed last, newest first; a member's from every device [O9-38]. */
export async function recentlyViewed(named: NamedQuery, { sessionId, memberId }: Viewer): Promise<number[]> {
  if (sessionId === null && memberId === null) return [];
  const rows = await named<{ id: number }>('recently_viewed', RECENT, [sessionId, memberId]);
  return rows.map(({ id }) => id);
}

/** Stores a view and removes all but the newest five. */
export async function noteView(
  db: DbOrTx,
  sessionId: string,
  memberId: number | null,
  productId: number,
  now: Date,
): Promise<void> {
  await db
    .insert(viewHistory)
    .values({ sessionId, memberId, productId, viewedAt: now })
    .onConflictDoUpdate({ target: [viewHistory.sessionId, viewHistory.productId], set: { viewedAt: now, memberId } });
  await db.execute(sql`
    delete from view_history where session_id = ${sessionId} and product_id not in (
      select product_id from view_history where session_id = ${sessionId}
      order by viewed_at desc, product_id limit ${MAX_VIEWED})`);
}

/** [7.6-18] Removes a view in this browser and, for a member, on every device. */
export async function forgetView(db: DbOrTx, { sessionId, memberId }: Viewer, productId: number): Promise<void> {
  if (sessionId !== null) {
    await db.delete(viewHistory).where(and(eq(viewHistory.sessionId, sessionId), eq(viewHistory.productId, productId)));
  }
  if (memberId !== null) {
    await db.delete(viewHistory).where(and(eq(viewHistory.memberId, memberId), eq(viewHistory.productId, productId)));
  }
}

/** [O9-38] At login the browser's history becomes the member's, under the new session. */
export async function takeOverHistory(db: DbOrTx, from: string | null, to: string, memberId: number): Promise<void> {
  if (from === null) return;
  await db.execute(sql`
    insert into view_history (session_id, member_id, product_id, viewed_at)
    select ${to}::uuid, ${memberId}::int, product_id, viewed_at from view_history where session_id = ${from}::uuid
    on conflict (session_id, product_id) do nothing`);
  await db.delete(viewHistory).where(eq(viewHistory.sessionId, from));
}
