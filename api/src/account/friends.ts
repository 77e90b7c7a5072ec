import {
  acceptFriend,
  deleteFriend,
  denyFriend,
  getFriendActivity,
  getFriends,
  postFriend,
  searchFriends,
} from '@shop/contracts';
import type { FriendAction } from '@shop/domain/friends';
import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { member as memberTable } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { route } from '../http/route.ts';
import { readFriendActivity } from '../game/friend-activity.ts';
import { actAsFriend, isOpenTo, listFriends, otherOfOwn, relationsTo } from './friend-store.ts';
import { personOf } from './person.ts';

/** A request puts an entry into another member's feed, so requests are limited. */
const REQUEST_LIMIT = { limit: 30, windowSeconds: 86_400 };
const SEARCH_LIMIT = { limit: 60, windowSeconds: 60 };
const MAX_FOUND = 10;

/** Friends: requests, acceptance and removal [O7-05], as the rules of friendship allow [O4-36]. */
export function registerFriends(app: FastifyInstance): void {
  route(app, getFriends, async ({ db, member }) => ({ data: { friends: await listFriends(db, member.id) } }));

  route(app, getFriendActivity, async ({ db, member, clock }) => ({
    data: await readFriendActivity(db, member.id, clock.now()),
  }));

  route(app, searchFriends, async ({ db, member, query, services }) => {
    await services.rateLimits.use(`friend-search:${member.id}`, SEARCH_LIMIT);
    const term = query.username.trim().toLowerCase();
    const name = sql`lower(${memberTable.username})`;
    const rows = await db
      .select({
        id: memberTable.id,
        username: memberTable.username,
        rankLevel: memberTable.rankLevel,
        visibility: memberTable.visibility,
      })
      .from(memberTable)
      .where(
        and(
          ne(memberTable.id, member.id),
          ne(memberTable.visibility, 'nobody'),
          or(sql`${name} = ${term}`, and(eq(memberTable.visibility, 'everyone'), sql`starts_with(${name}, ${term})`)),
        ),
      )
      .orderBy(sql`${name} <> ${term}`, asc(memberTable.username))
      .limit(MAX_FOUND);
    const ids = rows.map(({ id }) => id);
    const relations = await relationsTo(db, member.id, ids);
    return {
      data: {
        members: rows.map((row) => {
          const friendship = relations.get(row.id) ?? null;
          return { user: personOf(row), friendship, isProfileOpen: isOpenTo(friendship, row.visibility) };
        }),
      },
    };
  });

  route(app, postFriend, async ({ db, member, body, clock, services }) => {
    await services.rateLimits.use(`friend-request:${member.id}`, REQUEST_LIMIT);
    const { userId } = body;
    return inTransaction(db, async (tx) => {
      await actAsFriend(tx, 'request', member, userId, clock.now());
      const relations = await relationsTo(tx, member.id, [userId]);
      return { data: { friendship: relations.get(userId) ?? null } };
    });
  });

  const responses = [
    [acceptFriend, 'accept'],
    [denyFriend, 'deny'],
    [deleteFriend, 'remove'],
  ] as const satisfies readonly (readonly [unknown, FriendAction])[];
  for (const [endpoint, action] of responses) {
    route(app, endpoint, async ({ db, member, params, clock }) => {
      const otherId = await otherOfOwn(db, params.id, member.id);
      await inTransaction(db, (tx) => actAsFriend(tx, action, member, otherId, clock.now()));
      return undefined;
    });
  }
}
