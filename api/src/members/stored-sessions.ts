import { DAY_MS } from '@shop/domain/dates';
import { eq } from 'drizzle-orm';
import type { Db, DbOrTx } from '../db/client.ts';
import { member, session } from '../db/schema/index.ts';
import type { CurrentUser } from './session.ts';
import { createToken, hashToken } from './session-token.ts';
import { HAS_FACTOR } from './staff-rights.ts';

const VISITOR_DAYS = 90;
/** Days without use; with use, a login has a maximum lifetime, so that the cookie of a lost device expires. */
const MEMBER_DAYS = 30;
const MEMBER_MAX_DAYS = 180;
/** The expiry moves at most once a day: a write on each call would cost more than it is worth. */
const RENEW_AFTER_MS = DAY_MS;

const CURRENT_USER_COLUMNS = {
  id: member.id,
  username: member.username,
  email: member.email,
  isEmployee: member.isEmployee,
  isAdmin: member.isAdmin,
  isCorporateCustomer: member.isCorporateCustomer,
  rankLevel: member.rankLevel,
  zipCode: member.zipCode,
};

export interface StoredSession {
  readonly id: string;
  readonly authenticatedAt: Date | null;
  readonly secondFactorAt: Date | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date;
  readonly hasFactor: boolean;
  readonly user: CurrentUser | null;
}

/** When an unused session expires: never after a member's absolute limit. Days of 24 hours. */
export function expiryFrom(now: Date, createdAt: Date, isMember: boolean): Date {
  if (!isMember) return new Date(now.getTime() + VISITOR_DAYS * DAY_MS);
  const limit = createdAt.getTime() + MEMBER_MAX_DAYS * DAY_MS;
  return new Date(Math.min(now.getTime() + MEMBER_DAYS * DAY_MS, limit));
}

/** The expiry that a session in use moves to; null while neither it nor its last use is a day behind. */
export function renewedExpiry(
  { createdAt, expiresAt, lastUsedAt, user }: Pick<StoredSession, 'createdAt' | 'expiresAt' | 'lastUsedAt' | 'user'>,
  now: Date,
): Date | null {
  const renewed = expiryFrom(now, createdAt, user !== null);
  const isDue =
    renewed.getTime() - expiresAt.getTime() >= RENEW_AFTER_MS ||
    now.getTime() - (lastUsedAt ?? createdAt).getTime() >= RENEW_AFTER_MS;
  return isDue ? renewed : null;
}

/** The session of a token, with its member; undefined when there is none or it is over. */
export async function findSession(db: Db, token: string, now: Date): Promise<StoredSession | undefined> {
  const [row] = await db
    .select({
      id: session.id,
      authenticatedAt: session.authenticatedAt,
      secondFactorAt: session.secondFactorAt,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      expiresAt: session.expiresAt,
      hasFactor: HAS_FACTOR,
      user: CURRENT_USER_COLUMNS,
    })
    .from(session)
    .leftJoin(member, eq(member.id, session.memberId))
    .where(eq(session.tokenHash, hashToken(token)));
  if (row === undefined) return undefined;
  // The limit also applies to sessions whose expiry an earlier release has moved.
  const isOver = row.expiresAt <= now || expiryFrom(now, row.createdAt, row.user !== null) <= now;
  return isOver ? undefined : row;
}

/** Stores a session with a new token; a member's counts as just authenticated. */
export async function insertSession(
  on: DbOrTx,
  { memberId, device }: { readonly memberId: number | null; readonly device: string },
  now: Date,
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const token = createToken();
  const expiresAt = expiryFrom(now, now, memberId !== null);
  const [row] = await on
    .insert(session)
    .values({
      tokenHash: hashToken(token),
      memberId,
      authenticatedAt: memberId === null ? null : now,
      device,
      createdAt: now,
      expiresAt,
    })
    .returning({ id: session.id });
  if (row === undefined) throw new Error('The session was not stored.');
  return { id: row.id, token, expiresAt };
}
