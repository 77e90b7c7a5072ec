import { createHash } from 'node:crypto';
import { deleteLogin, postLogin } from '@shop/shared/contracts';
import { eq, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/client.ts';
import { member as memberTable, session as sessionTable } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { loadMember } from './member-view.ts';
import { isPasswordRight } from './password.ts';

/** [O8-09] */
const LOGIN_LIMIT = { limit: 5, windowSeconds: 15 * 60 };

/** By username or e-mail; neither can look like the other, as usernames have no @. */
async function findAccount(db: Db, name: string) {
  const wanted = name.trim().toLowerCase();
  const [row] = await db
    .select({ id: memberTable.id, passwordHash: memberTable.passwordHash })
    .from(memberTable)
    .where(or(eq(sql`lower(${memberTable.username})`, wanted), eq(sql`lower(${memberTable.email})`, wanted)))
    .limit(1);
  return row;
}

/** One counter per account, so that e-mail and username do not give twice the tries; hashed, since people type anything. */
const limitKey = (accountId: number | undefined, name: string, ip: string): string => {
  const who = accountId === undefined ? `name:${name.trim().toLowerCase()}` : `member:${accountId}`;
  return `login:${createHash('sha256').update(`${who}|${ip}`).digest('base64url')}`;
};

/** `POST login` [7.3-02..05] and `DELETE login` [7.3-06]. */
export function registerLogin(app: FastifyInstance): void {
  route(app, postLogin, async ({ db, body, clock, request, reply, services }) => {
    const { sessions, rateLimits, loginHooks, config } = services;
    const account = await findAccount(db, body.username);
    const key = limitKey(account?.id, body.username, request.ip);
    // Counted before the password is looked at: parallel guesses must not slip past the limit together.
    await rateLimits.use(key, LOGIN_LIMIT);
    if (!(await isPasswordRight(account?.passwordHash, body.password)) || account === undefined) {
      throw new ApiError('LOGIN_FAILED');
    }
    await rateLimits.clear(key);

    const previous = await sessions.open(request, reply);
    const view = await inTransaction(db, async (tx) => {
      const sessionId = await sessions.start(tx, reply, account.id);
      // Another member's session in this browser is ended, but nothing of it is taken over.
      const previousSessionId = previous.user === null || previous.user.id === account.id ? previous.id : null;
      await loginHooks.runLogin({ userId: account.id, sessionId, previousSessionId, request, reply }, tx);
      if (previous.id !== null) await tx.delete(sessionTable).where(eq(sessionTable.id, previous.id));
      return loadMember(tx, account.id, config.secret, clock.now());
    });
    if (view === undefined) throw new ApiError('LOGIN_FAILED');
    return { data: { user: view.user } };
  });

  route(app, deleteLogin, async ({ db, session, request, reply, services }) => {
    const { id: sessionId, user } = session;
    if (sessionId === null) return undefined;
    await inTransaction(db, async (tx) => {
      if (user !== null) await services.loginHooks.runLogout({ userId: user.id, sessionId, request, reply }, tx);
      await services.sessions.end(tx, reply, sessionId);
    });
    return undefined;
  });
}
