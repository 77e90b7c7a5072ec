import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db, DbOrTx } from '../db/client.ts';
import { member, session as sessionTable } from '../db/schema/index.ts';
import type { CurrentUser, Session, Sessions } from './session.ts';
import { createToken, hashToken } from './session-token.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const VISITOR_DAYS = 90;
const MEMBER_DAYS = 30;
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
  expiresAt: Date;
  user: CurrentUser | null;
}

const NO_SESSION: Session = {
  id: null,
  user: null,
  authenticatedAt: null,
  ensure: () => Promise.reject(new Error('An endpoint with access "never" has no session.')),
  endReauthentication: () => Promise.resolve(),
};

const daysFor = (isMember: boolean): number => (isMember ? MEMBER_DAYS : VISITOR_DAYS);

/** Sessions kept in PostgreSQL: any instance can serve any caller, and ending one works at once everywhere. */
export function createSessions(parts: { db: Db; clock: Clock; config: Pick<Config, 'secureCookies'> }): Sessions {
  const { db, clock, config } = parts;
  // The __Host- prefix makes browsers refuse a cookie set by a neighbouring subdomain; it demands https.
  const cookieName = config.secureCookies ? '__Host-session' : 'session';
  const cookieOptions = { httpOnly: true, secure: config.secureCookies, sameSite: 'lax', path: '/' } as const;
  const perRequest = new WeakMap<FastifyRequest, Promise<Session>>();

  const expiryFrom = (now: Date, isMember: boolean): Date => new Date(now.getTime() + daysFor(isMember) * DAY_MS);

  const setCookie = (reply: FastifyReply, token: string, isMember: boolean): void => {
    reply.setCookie(cookieName, token, { ...cookieOptions, maxAge: (daysFor(isMember) * DAY_MS) / 1000 });
  };

  const create = async (on: DbOrTx, reply: FastifyReply, memberId: number | null): Promise<string> => {
    const token = createToken();
    const now = clock.now();
    const [row] = await on
      .insert(sessionTable)
      .values({
        tokenHash: hashToken(token),
        memberId,
        authenticatedAt: memberId === null ? null : now,
        createdAt: now,
        expiresAt: expiryFrom(now, memberId !== null),
      })
      .returning({ id: sessionTable.id });
    if (row === undefined) throw new Error('The session was not stored.');
    setCookie(reply, token, memberId !== null);
    return row.id;
  };

  const find = async (token: string): Promise<StoredSession | undefined> => {
    const [row] = await db
      .select({
        id: sessionTable.id,
        authenticatedAt: sessionTable.authenticatedAt,
        expiresAt: sessionTable.expiresAt,
        user: CURRENT_USER_COLUMNS,
      })
      .from(sessionTable)
      .leftJoin(member, eq(member.id, sessionTable.memberId))
      .where(eq(sessionTable.tokenHash, hashToken(token)));
    return row !== undefined && row.expiresAt > clock.now() ? row : undefined;
  };

  const renew = async (stored: StoredSession, token: string, reply: FastifyReply): Promise<void> => {
    const isMember = stored.user !== null;
    const expiresAt = expiryFrom(clock.now(), isMember);
    if (expiresAt.getTime() - stored.expiresAt.getTime() < RENEW_AFTER_MS) return;
    await db.update(sessionTable).set({ expiresAt }).where(eq(sessionTable.id, stored.id));
    setCookie(reply, token, isMember);
  };

  const read = async (request: FastifyRequest, reply: FastifyReply): Promise<Session> => {
    const token = request.cookies[cookieName];
    const stored = token === undefined ? undefined : await find(token);
    if (stored !== undefined && token !== undefined) await renew(stored, token, reply);
    let creating: Promise<string> | undefined;
    let id = stored?.id ?? null;
    let authenticatedAt = stored?.authenticatedAt ?? null;
    return {
      get id() {
        return id;
      },
      get authenticatedAt() {
        return authenticatedAt;
      },
      user: stored?.user ?? null,
      ensure: async () => {
        if (id === null) {
          creating ??= create(db, reply, null);
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
    start: (tx, reply, userId) => create(tx, reply, userId),
    markAuthenticated: async (sessionId) => {
      await db.update(sessionTable).set({ authenticatedAt: clock.now() }).where(eq(sessionTable.id, sessionId));
    },
    end: async (tx, reply, sessionId) => {
      await tx.delete(sessionTable).where(eq(sessionTable.id, sessionId));
      reply.clearCookie(cookieName, cookieOptions);
    },
  };
}
