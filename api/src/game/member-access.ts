import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PublicMember } from '@shop/contracts';
import { FRIEND_STATUS } from '@shop/domain/friends';
import { avatarUrl } from '@shop/domain/avatar-url';
import type { Db } from '../db/client.ts';
import { friendship, member } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';

/** Whether two members are friends; both are ids or columns. */
export const areFriends = (one: SQL | number, other: SQL | number): SQL =>
  sql`exists (select 1 from ${friendship} f where f.status = ${FRIEND_STATUS.ACCEPTED}
    and ((f.asker_id = ${one} and f.receiver_id = ${other}) or (f.asker_id = ${other} and f.receiver_id = ${one})))`;

/** The reader, and friends who do not hide: the members that a ranking among friends may name. */
export const isSelfOrFriend = (table: SQL, readerId: number): SQL =>
  sql`(${table}.id = ${readerId} or (${table}.visibility <> 'nobody' and ${areFriends(sql`${table}.id`, readerId)}))`;

/** The one rule for who may see a profile [O6-08]. */
export async function isProfileVisible(db: Db, readerId: number | null, memberId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.id, memberId),
        or(
          eq(member.visibility, 'everyone'),
          readerId === null ? undefined : eq(member.id, readerId),
          readerId === null
            ? undefined
            : and(eq(member.visibility, 'friends'), areFriends(sql`${member.id}`, readerId)),
        ),
      ),
    );
  return found !== undefined;
}

/** Throws 404 for a profile that the reader may not see, as for one that does not exist [O6-08]. */
export async function requireVisibleProfile(db: Db, readerId: number | null, memberId: number): Promise<void> {
  if (!(await isProfileVisible(db, readerId, memberId))) throw notFound('Medlemmen finns inte.');
}

/** Serious business mode removes a member from every ranking [O6-09]. */
export const isPlayful = (table: SQL): SQL =>
  sql`coalesce(${table}.settings ->> 'serious_business_mode', 'false') <> 'true'`;

/** [O6-14] Members that public lists may name. */
export const isListed = (table: SQL): SQL => sql`(${table}.visibility = 'everyone' and ${isPlayful(table)})`;

export const publicMember = (row: { id: number; username: string; rankLevel: number }): PublicMember => ({
  id: row.id,
  username: row.username,
  avatar: avatarUrl(row.id),
  rankLevel: row.rankLevel,
});
