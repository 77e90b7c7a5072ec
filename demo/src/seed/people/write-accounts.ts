import * as z from 'zod';
import { FRIEND_STATUS } from '@shop/domain/friends';
import type { PoolClient } from 'pg';
import { flashMessage, friendship, mailOptOut } from '@shop/api/db/schema';
import { readData } from '../engine/read-data.ts';
import { daysFrom } from '../engine/calendar.ts';
import { insertRows } from '../engine/insert.ts';
import { randomFor } from '../engine/random.ts';

type FriendRow = typeof friendship.$inferInsert;

/** Friendships among the members that the README names: friends, and a pending request in either direction. */
const KNOWN_PAIRS: readonly (readonly [asker: number, receiver: number, status: 0 | 2, daysAgo: number])[] = [
  [1, 2, FRIEND_STATUS.ACCEPTED, 210],
  [2, 3, FRIEND_STATUS.ACCEPTED, 340],
  [5, 2, FRIEND_STATUS.ACCEPTED, 90],
  [3, 1, FRIEND_STATUS.SENT, 2],
  [1, 5, FRIEND_STATUS.SENT, 1],
  [6, 5, FRIEND_STATUS.ACCEPTED, 400],
];

const FRIENDS_OF_KNOWN = 6;

/** Each known member also has some friends among the others. */
function friendRows(otherIds: readonly number[], now: Date): FriendRow[] {
  const known = KNOWN_PAIRS.map(([askerId, receiverId, status, daysAgo]) => ({
    askerId,
    receiverId,
    status,
    changedAt: daysFrom(now, -daysAgo),
  }));
  const others = [1, 2, 3, 5].flatMap((memberId) => {
    const random = randomFor(`friends:${memberId}`);
    return random.some(otherIds, FRIENDS_OF_KNOWN).map((askerId) => ({
      askerId,
      receiverId: memberId,
      status: FRIEND_STATUS.ACCEPTED,
      changedAt: daysFrom(now, -random.int(10, 500)),
    }));
  });
  return [...known, ...others];
}

/** Messages to companies after login: one ended, two current and one upcoming. */
const FLASH_MESSAGES = readData(
  'people/flash-messages.json',
  z.array(z.strictObject({ title: z.string(), message: z.string(), fromDay: z.int(), toDay: z.int() })),
);

/** Rows of accounts that belong neither to orders nor to the game: friends, messages after login, refused mails. */
export async function writeAccounts(client: PoolClient, memberIds: readonly number[], now: Date): Promise<void> {
  const otherIds = memberIds.filter((id) => id > 100);
  await insertRows(client, friendship, friendRows(otherIds, now));
  await insertRows(
    client,
    flashMessage,
    FLASH_MESSAGES.map(({ fromDay, toDay, ...texts }) => ({
      ...texts,
      from: daysFrom(now, fromDay),
      to: daysFrom(now, toDay),
    })),
  );
  await insertRows(client, mailOptOut, [{ memberId: 3, mailCase: 'abandoned-cart', createdAt: daysFrom(now, -30) }]);
}
