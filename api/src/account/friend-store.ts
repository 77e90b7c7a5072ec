import {
  applyFriendAction,
  FRIEND_STATUS,
  type FriendAction,
  type FriendError,
  type Friendship,
  friendStatusFor,
} from '@shop/domain/friends';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { feedEntry, friendship, member } from '../db/schema/index.ts';
import { recordGameEvent } from '../game/events.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { personOf } from './person.ts';

type Row = typeof friendship.$inferSelect;
/** REMOVED is never told. */
type ListedStatus = 0 | 1 | 2 | 3;

const ofMember = (memberId: number) => or(eq(friendship.askerId, memberId), eq(friendship.receiverId, memberId));

const asRule = ({ askerId, receiverId, status, changedAt }: Row): Friendship => ({
  askerId,
  receiverId,
  status,
  changedAt: changedAt.getTime(),
});

const otherOf = ({ askerId, receiverId }: Pick<Row, 'askerId' | 'receiverId'>, memberId: number): number =>
  askerId === memberId ? receiverId : askerId;

/** What one of the two is to be told; null when they are nothing to each other any more. */
function relationFor(row: Row, memberId: number): { id: number; status: ListedStatus } | null {
  const status = friendStatusFor(asRule(row), memberId);
  return status === FRIEND_STATUS.REMOVED ? null : { id: row.id, status };
}

/** How a member stands to each of some others. */
export async function relationsTo(on: DbOrTx, memberId: number, others: readonly number[]) {
  if (others.length === 0) return new Map<number, { id: number; status: ListedStatus }>();
  const rows = await on
    .select()
    .from(friendship)
    .where(
      or(
        and(eq(friendship.askerId, memberId), inArray(friendship.receiverId, [...others])),
        and(eq(friendship.receiverId, memberId), inArray(friendship.askerId, [...others])),
      ),
    );
  return new Map(
    rows.flatMap((row) => {
      const relation = relationFor(row, memberId);
      return relation === null ? [] : [[otherOf(row, memberId), relation] as const];
    }),
  );
}

const ORDER: Readonly<Record<ListedStatus, number>> = { 1: 0, 2: 1, 0: 2, 3: 3 };

/** [O7-05] Requests to answer first, then friends by name, then requests of one's own. */
export async function listFriends(on: DbOrTx, memberId: number) {
  const rows = await on
    .select({
      row: friendship,
      user: { id: member.id, username: member.username, rankLevel: member.rankLevel },
    })
    .from(friendship)
    .innerJoin(
      member,
      sql`${member.id} = case when ${friendship.askerId} = ${memberId} then ${friendship.receiverId} else ${friendship.askerId} end`,
    )
    .where(ofMember(memberId));
  return rows
    .flatMap(({ row, user }) => {
      const relation = relationFor(row, memberId);
      return relation === null ? [] : [{ ...relation, user: personOf(user) }];
    })
    .toSorted((a, b) => ORDER[a.status] - ORDER[b.status] || a.user.username.localeCompare(b.user.username, 'sv'));
}

const REFUSALS: Readonly<Record<FriendError, () => ApiError>> = {
  self: () => new ApiError('VALIDATION', 'Du kan inte bli vän med dig själv.', { fields: { userId: 'Det är du.' } }),
  'already-sent': () => new ApiError('CONFLICT', 'Du har redan skickat en vänförfrågan.'),
  'already-friends': () => new ApiError('CONFLICT', 'Ni är redan vänner.'),
  'not-allowed': () => new ApiError('CONFLICT', 'Det går inte längre.'),
};

async function notify(tx: Tx, memberId: number, title: string, now: Date): Promise<void> {
  const path = { name: 'member.friends', params: {} };
  await tx.insert(feedEntry).values({ memberId, name: 'Vänner', title, path, occuredAt: now });
}

/** Both rows, in the order of their ids, so that two who act on each other at once wait instead of blocking. */
async function lockBoth(tx: Tx, one: number, other: number) {
  return tx
    .select({ id: member.id, username: member.username, visibility: member.visibility })
    .from(member)
    .where(inArray(member.id, [one, other]))
    .orderBy(member.id)
    .for('update');
}

/**
 * [O4-36] Does what one of the two wants with their one row, and tells the other.
 * Throws 404 for somebody who is not there or hidden altogether, 409 for what the rules refuse.
 */
export async function actAsFriend(
  tx: Tx,
  action: FriendAction,
  actor: { readonly id: number; readonly username: string },
  otherId: number,
  now: Date,
): Promise<void> {
  const people = await lockBoth(tx, actor.id, otherId);
  const other = people.find(({ id }) => id === otherId);
  if (other === undefined) throw notFound('Medlemmen finns inte.');
  const [row] = await tx
    .select()
    .from(friendship)
    .where(
      or(
        and(eq(friendship.askerId, actor.id), eq(friendship.receiverId, otherId)),
        and(eq(friendship.askerId, otherId), eq(friendship.receiverId, actor.id)),
      ),
    );
  const result = applyFriendAction(row ? asRule(row) : null, action, actor.id, otherId, now.getTime());
  if (!result.ok) throw REFUSALS[result.error]();
  const { askerId, receiverId, status } = result.friendship;
  const isNewRequest = status === FRIEND_STATUS.SENT;
  // Hidden means hidden: whether such a member exists is nobody's to find out [O6-08].
  if (isNewRequest && other.visibility === 'nobody') throw notFound('Medlemmen finns inte.');
  const values = { askerId, receiverId, status, changedAt: now };
  if (row === undefined) await tx.insert(friendship).values(values);
  else await tx.update(friendship).set(values).where(eq(friendship.id, row.id));

  if (isNewRequest) await notify(tx, otherId, `${actor.username} vill bli din vän.`, now);
  if (status !== FRIEND_STATUS.ACCEPTED) return;
  await notify(tx, otherId, `Du och ${actor.username} är nu vänner!`, now);
  for (const id of [askerId, receiverId].sort((a, b) => a - b)) await recordGameEvent(tx, 'friendAccepted', id, now);
}

/** The other one of a row that is the member's to act on; 404 for every other row. */
export async function otherOfOwn(on: DbOrTx, friendshipId: number, memberId: number): Promise<number> {
  const [row] = await on
    .select()
    .from(friendship)
    .where(and(eq(friendship.id, friendshipId), ofMember(memberId)));
  if (row === undefined) throw notFound();
  return otherOf(row, memberId);
}
