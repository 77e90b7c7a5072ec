import { GAME_ENTRY_NAMES } from '@shop/domain/feed';
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
/** Statuses that are sent to clients; REMOVED never is. */
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

/** The row as one of the two members sees it; null when there is no relation any more. */
function relationFor(row: Row, memberId: number): { id: number; status: ListedStatus } | null {
  const status = friendStatusFor(asRule(row), memberId);
  return status === FRIEND_STATUS.REMOVED ? null : { id: row.id, status };
}

/** Whether a profile is open to somebody with this relation to its member: as `isProfileVisible` decides [O6-08]. */
export const isOpenTo = (
  relation: { readonly status: ListedStatus } | null,
  visibility: (typeof member.$inferSelect)['visibility'],
): boolean => visibility === 'everyone' || (visibility === 'friends' && relation?.status === FRIEND_STATUS.ACCEPTED);

/** A member's relation to each of some others, by their ids. */
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

/** The list of friends [O7-05]: incoming requests first, then friends by name, then outgoing requests. */
export async function listFriends(on: DbOrTx, memberId: number) {
  const rows = await on
    .select({
      row: friendship,
      user: { id: member.id, username: member.username, rankLevel: member.rankLevel },
      visibility: member.visibility,
    })
    .from(friendship)
    .innerJoin(
      member,
      sql`${member.id} = case when ${friendship.askerId} = ${memberId} then ${friendship.receiverId} else ${friendship.askerId} end`,
    )
    .where(ofMember(memberId));
  return rows
    .flatMap(({ row, user, visibility }) => {
      const relation = relationFor(row, memberId);
      return relation === null
        ? []
        : [{ ...relation, user: personOf(user), isProfileOpen: isOpenTo(relation, visibility) }];
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
  await tx.insert(feedEntry).values({ memberId, name: GAME_ENTRY_NAMES.friends, title, path, occuredAt: now });
}

/** Locks both rows in the order of their ids, so that two members who act on each other at once do not deadlock. */
async function lockBoth(tx: Tx, one: number, other: number) {
  return tx
    .select({ id: member.id, username: member.username, visibility: member.visibility })
    .from(member)
    .where(inArray(member.id, [one, other]))
    .orderBy(member.id)
    .for('update');
}

/**
 * Carries out an action of one member on the row that both share, and notifies the other [O4-36]. Throws 404 for a
 * member who does not exist or is hidden altogether, 409 for what the rules refuse.
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
  // A hidden member's existence must not be discoverable [O6-08].
  if (isNewRequest && other.visibility === 'nobody') throw notFound('Medlemmen finns inte.');
  const values = { askerId, receiverId, status, changedAt: now };
  if (row === undefined) await tx.insert(friendship).values(values);
  else await tx.update(friendship).set(values).where(eq(friendship.id, row.id));

  if (isNewRequest) await notify(tx, otherId, `${actor.username} vill bli din vän.`, now);
  if (status !== FRIEND_STATUS.ACCEPTED) return;
  await notify(tx, otherId, `Du och ${actor.username} är nu vänner!`, now);
  for (const id of [askerId, receiverId].sort((a, b) => a - b)) await recordGameEvent(tx, 'friendAccepted', id, now);
}

/** The other member of a row that the member may act on; 404 for every other row. */
export async function otherOfOwn(on: DbOrTx, friendshipId: number, memberId: number): Promise<number> {
  const [row] = await on
    .select()
    .from(friendship)
    .where(and(eq(friendship.id, friendshipId), ofMember(memberId)));
  if (row === undefined) throw notFound();
  return otherOf(row, memberId);
}
