import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db, DbOrTx } from '../db/client.ts';
import { member, session as sessionTable } from '../db/schema/index.ts';
import type { NewVisitors } from '../http/new-visitors.ts';
import type { CurrentUser, Session, Sessions } from './session.ts';
import { createToken, hashToken } from './session-token.ts';
import { HAS_FACTOR, staffStateOf, type StaffState } from './staff-rights.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const VISITOR_DAYS = 90;
/** Without use; with it, a login lasts at most so long that a cookie from a device that was lost dies by itself. */
const MEMBER_DAYS = 30;
const MEMBER_MAX_DAYS = 180;
/** The expiry moves at most once a day: a write on each call would cost more than it gives. */
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

interface StoredSession {
  id: string;
  authenticatedAt: Date | null;
  secondFactorAt: Date | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date;
  hasFactor: boolean;
  user: CurrentUser | null;
}

const NO_SESSION: Session = {
  id: null,
  user: null,
  authenticatedAt: null,
  staff: 'none',
  ensure: () => Promise.reject(new Error('An endpoint with access "never" has no session.')),
  endReauthentication: () => Promise.resolve(),
};

/** When a session ends unless it is used before: never later than a member's absolute limit. */
function expiryFrom(now: Date, createdAt: Date, isMember: boolean): Date {
  if (!isMember) return new Date(now.getTime() + VISITOR_DAYS * DAY_MS);
  const limit = createdAt.getTime() + MEMBER_MAX_DAYS * DAY_MS;
  return new Date(Math.min(now.getTime() + MEMBER_DAYS * DAY_MS, limit));
}

/** The user with the rights that this session has opened. */
const later = (a: Date, b: Date | null): Date => (b !== null && b > a ? b : a);

function withRights(user: CurrentUser, staff: StaffState): CurrentUser {
  const isOpen = staff === 'open';
  return { ...user, isEmployee: user.isEmployee && isOpen, isAdmin: user.isAdmin && isOpen };
}

/** Sessions kept in PostgreSQL: any instance can serve any caller, and ending one works at once everywhere. */
export function createSessions(parts: {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'secureCookies' | 'staffSecondFactor'>;
  newVisitors: NewVisitors;
}): Sessions {
  const { db, clock, config, newVisitors } = parts;
  // The __Host- prefix makes browsers refuse a cookie set by a neighbouring subdomain; it demands https.
  const cookieName = config.secureCookies ? '__Host-session' : 'session';
  const cookieOptions = { httpOnly: true, secure: config.secureCookies, sameSite: 'lax', path: '/' } as const;
  const perRequest = new WeakMap<FastifyRequest, Promise<Session>>();

  const setCookie = (reply: FastifyReply, token: string, expiresAt: Date): void => {
    const maxAge = Math.ceil((expiresAt.getTime() - clock.now().getTime()) / 1000);
    reply.setCookie(cookieName, token, { ...cookieOptions, maxAge });
  };

  const create = async (
    on: DbOrTx,
    reply: FastifyReply,
    { memberId, device }: { memberId: number | null; device: string },
  ): Promise<string> => {
    const token = createToken();
    const now = clock.now();
    const expiresAt = expiryFrom(now, now, memberId !== null);
    const [row] = await on
      .insert(sessionTable)
      .values({
        tokenHash: hashToken(token),
        memberId,
        authenticatedAt: memberId === null ? null : now,
        device,
        createdAt: now,
        expiresAt,
      })
      .returning({ id: sessionTable.id });
    if (row === undefined) throw new Error('The session was not stored.');
    setCookie(reply, token, expiresAt);
    return row.id;
  };

  const find = async (token: string): Promise<StoredSession | undefined> => {
    const [row] = await db
      .select({
        id: sessionTable.id,
        authenticatedAt: sessionTable.authenticatedAt,
        secondFactorAt: sessionTable.secondFactorAt,
        createdAt: sessionTable.createdAt,
        lastUsedAt: sessionTable.lastUsedAt,
        expiresAt: sessionTable.expiresAt,
        hasFactor: HAS_FACTOR,
        user: CURRENT_USER_COLUMNS,
      })
      .from(sessionTable)
      .leftJoin(member, eq(member.id, sessionTable.memberId))
      .where(eq(sessionTable.tokenHash, hashToken(token)));
    if (row === undefined) return undefined;
    const now = clock.now();
    // The limit also holds for sessions whose expiry an earlier release has moved.
    const isOver = row.expiresAt <= now || expiryFrom(now, row.createdAt, row.user !== null) <= now;
    return isOver ? undefined : row;
  };

  const renew = async (stored: StoredSession, token: string, reply: FastifyReply): Promise<void> => {
    const now = clock.now();
    const expiresAt = expiryFrom(now, stored.createdAt, stored.user !== null);
    const lastUsedAt = stored.lastUsedAt ?? stored.createdAt;
    const isDue =
      expiresAt.getTime() - stored.expiresAt.getTime() >= RENEW_AFTER_MS ||
      now.getTime() - lastUsedAt.getTime() >= RENEW_AFTER_MS;
    if (!isDue) return;
    await db.update(sessionTable).set({ expiresAt, lastUsedAt: now }).where(eq(sessionTable.id, stored.id));
    setCookie(reply, token, expiresAt);
  };

  const read = async (request: FastifyRequest, reply: FastifyReply): Promise<Session> => {
    const token = request.cookies[cookieName];
    const stored = token === undefined ? undefined : await find(token);
    if (stored !== undefined && token !== undefined) await renew(stored, token, reply);
    let creating: Promise<string> | undefined;
    let id = stored?.id ?? null;
    let authenticatedAt = stored?.authenticatedAt ?? null;
    const user = stored?.user ?? null;
    const loggedInAt = stored && later(stored.createdAt, stored.authenticatedAt);
    const facts = stored && user && loggedInAt && { ...stored, loggedInAt, isStaff: user.isEmployee || user.isAdmin };
    const staff = facts ? staffStateOf(facts, config.staffSecondFactor, clock.now()) : 'none';
    return {
      get id() {
        return id;
      },
      get authenticatedAt() {
        return authenticatedAt;
      },
      staff,
      user: user && withRights(user, staff),
      ensure: async () => {
        if (id === null) {
          creating ??= newVisitors
            .admit(request, 'session')
            .then(() => create(db, reply, { memberId: null, device: '' }));
          id = await creating;
        }
        return id;
      },
      endReauthentication: async () => {
        if (id === null) return;
        authenticatedAt = null;
        await db.update(sessionTable).set({ authenticatedAt: null }).where(eq(sessionTable.id, id));
      },
    };
  };

  return {
    none: () => NO_SESSION,
    open: (request, reply) => {
      const known = perRequest.get(request);
      if (known) return known;
      const opened = read(request, reply);
      perRequest.set(request, opened);
      return opened;
    },
    start: (tx, reply, { userId, device }) => create(tx, reply, { memberId: userId, device }),
    markAuthenticated: async (sessionId) => {
      await db.update(sessionTable).set({ authenticatedAt: clock.now() }).where(eq(sessionTable.id, sessionId));
    },
    end: async (tx, reply, sessionId) => {
      await tx.delete(sessionTable).where(eq(sessionTable.id, sessionId));
      reply.clearCookie(cookieName, cookieOptions);
    },
  };
}
