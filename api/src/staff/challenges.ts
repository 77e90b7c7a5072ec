import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { staffChallenge } from '../db/schema/index.ts';

type ChallengePurpose = (typeof staffChallenge.$inferSelect)['purpose'];

const LIFETIME_MS = 5 * 60_000;

/** Stores what a passkey is to sign in this session; an older challenge of the session stops counting. */
export async function storeChallenge(
  db: Db,
  { sessionId, purpose, challenge }: { sessionId: string; purpose: ChallengePurpose; challenge: string },
  now: Date,
): Promise<void> {
  const fresh = { purpose, challenge, expiresAt: new Date(now.getTime() + LIFETIME_MS) };
  await db
    .insert(staffChallenge)
    .values({ sessionId, ...fresh })
    .onConflictDoUpdate({ target: staffChallenge.sessionId, set: fresh });
}

/** The session's open challenge, which is used up by being read; undefined when there is none. */
export async function takeChallenge(
  db: Db,
  { sessionId, purpose }: { sessionId: string; purpose: ChallengePurpose },
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .delete(staffChallenge)
    .where(
      and(
        eq(staffChallenge.sessionId, sessionId),
        eq(staffChallenge.purpose, purpose),
        gt(staffChallenge.expiresAt, now),
      ),
    )
    .returning({ challenge: staffChallenge.challenge });
  return row?.challenge;
}

/** Removes expired challenges. */
export const removeOldChallenges = async (db: Db, now: Date): Promise<void> =>
  void (await db.delete(staffChallenge).where(lt(staffChallenge.expiresAt, now)));
