import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db, DbOrTx } from '../db/client.ts';
import { session as sessionTable } from '../db/schema/index.ts';
import type { NewVisitors } from '../http/new-visitors.ts';
import type { CurrentUser, Session, Sessions } from './session.ts';
import { type StaffFactorMode, staffStateOf, type StaffState } from './staff-rights.ts';
import { findSession, insertSession, renewedExpiry, type StoredSession } from './stored-sessions.ts';

interface SessionParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'secureCookies' | 'staffSecondFactor'>;
  readonly newVisitors: NewVisitors;
}

interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, token: string, expiresAt: Date): void;
  clear(reply: FastifyReply): void;
}

const NO_SESSION: Session = {
  id: null,
  user: null,
  authenticatedAt: null,
  staff: 'none',
  ensure: () => Promise.reject(new Error('An endpoint with access "never" has no session.')),
  endReauthentication: () => Promise.resolve(),
};

const later = (a: Date, b: Date | null): Date => (b !== null && b > a ? b : a);

/** Staff rights that a stored session has opened, or what is missing for them. */
export function staffStateIn(stored: StoredSession | undefined, mode: StaffFactorMode, now: Date): StaffState {
  if (stored === undefined || stored.user === null) return 'none';
  const { createdAt, authenticatedAt, hasFactor, secondFactorAt, user } = stored;
  const isStaff = user.isEmployee || user.isAdmin;
  return staffStateOf({ isStaff, hasFactor, secondFactorAt, loggedInAt: later(createdAt, authenticatedAt) }, mode, now);
}

/** The user with the rights that this session has opened. */
function withRights(user: CurrentUser, staff: StaffState): CurrentUser {
  const isOpen = staff === 'open';
  return { ...user, isEmployee: user.isEmployee && isOpen, isAdmin: user.isAdmin && isOpen };
}

function createSessionCookie({ clock, config }: Pick<SessionParts, 'clock' | 'config'>): SessionCookie {
  // The __Host- prefix makes browsers refuse a cookie set by a neighbouring subdomain; it demands https.
  const name = config.secureCookies ? '__Host-session' : 'session';
  const options = { httpOnly: true, secure: config.secureCookies, sameSite: 'lax', path: '/' } as const;
  return {
    read: (request) => request.cookies[name],
    set(reply, token, expiresAt) {
      const maxAge = Math.ceil((expiresAt.getTime() - clock.now().getTime()) / 1000);
      reply.setCookie(name, token, { ...options, maxAge });
    },
    clear: (reply) => void reply.clearCookie(name, options),
  };
}

/** Stores a session and sends its cookie. */
async function createSession(
  on: DbOrTx,
  { cookie, clock }: { readonly cookie: SessionCookie; readonly clock: Clock },
  reply: FastifyReply,
  owner: { readonly memberId: number | null; readonly device: string },
): Promise<string> {
  const { id, token, expiresAt } = await insertSession(on, owner, clock.now());
  cookie.set(reply, token, expiresAt);
  return id;
}

/** The stored session of the request's cookie, renewed when that is due. */
async function readStored(
  { db, clock }: SessionParts,
  cookie: SessionCookie,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StoredSession | undefined> {
  const token = cookie.read(request);
  if (token === undefined) return undefined;
  const stored = await findSession(db, token, clock.now());
  if (stored === undefined) return undefined;
  const now = clock.now();
  const expiresAt = renewedExpiry(stored, now);
  if (expiresAt === null) return stored;
  await db.update(sessionTable).set({ expiresAt, lastUsedAt: now }).where(eq(sessionTable.id, stored.id));
  cookie.set(reply, token, expiresAt);
  return stored;
}

/** The session of one request, as its handlers see it. */
async function readSession(
  parts: SessionParts,
  cookie: SessionCookie,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const { db, clock, config, newVisitors } = parts;
  const stored = await readStored(parts, cookie, request, reply);
  let creating: Promise<string> | undefined;
  let id = stored?.id ?? null;
  let authenticatedAt = stored?.authenticatedAt ?? null;
  const user = stored?.user ?? null;
  const staff = staffStateIn(stored, config.staffSecondFactor, clock.now());
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
          .then(() => createSession(db, { cookie, clock }, reply, { memberId: null, device: '' }));
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
}

/** Sessions in PostgreSQL: any instance can serve any caller, and ending one works at once everywhere. */
export function createSessions(parts: SessionParts): Sessions {
  const { db, clock } = parts;
  const cookie = createSessionCookie(parts);
  const perRequest = new WeakMap<FastifyRequest, Promise<Session>>();
  return {
    none: () => NO_SESSION,
    open: (request, reply) => {
      const existing = perRequest.get(request);
      if (existing) return existing;
      const opened = readSession(parts, cookie, request, reply);
      perRequest.set(request, opened);
      return opened;
    },
    start: (tx, reply, { userId, device }) => createSession(tx, { cookie, clock }, reply, { memberId: userId, device }),
    markAuthenticated: async (sessionId) => {
      await db.update(sessionTable).set({ authenticatedAt: clock.now() }).where(eq(sessionTable.id, sessionId));
    },
    end: async (tx, reply, sessionId) => {
      await tx.delete(sessionTable).where(eq(sessionTable.id, sessionId));
      cookie.clear(reply);
    },
  };
}
