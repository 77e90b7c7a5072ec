import { deleteSession, deleteSessions, getSessions } from '@shop/contracts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { session as sessionTable } from '../db/schema/index.ts';
import type { Tx } from '../db/client.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { route, type Call } from '../http/route.ts';
import { endSessions } from '../members/end-sessions.ts';

const MAX_LISTED = 100;

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

type AnyCall = Pick<Call<typeof deleteSessions>, 'member' | 'session' | 'request' | 'reply' | 'services'>;

/** Id of the present session; a member's call always has one. */
function currentId({ session }: AnyCall): string {
  if (session.id === null) throw new ApiError('UNAUTHORIZED', undefined, { level: 'user' });
  return session.id;
}

/** Does what `DELETE login` does, so that no data of the member stays in this browser. */
async function logOutHere(tx: Tx, call: AnyCall): Promise<void> {
  const { member, request, reply, services } = call;
  const sessionId = currentId(call);
  await services.loginHooks.runLogout({ userId: member.id, sessionId, request, reply }, tx);
  await services.sessions.end(tx, reply, sessionId);
}

/** A member's own sessions: the list, and ending them (ASVS 7.5.2), which needs a fresh login [O7-02]. */
export function registerOwnSessions(app: FastifyInstance): void {
  route(app, getSessions, async (call) => {
    const current = currentId(call);
    const lastUsedAt = sql<Date>`coalesce(${sessionTable.lastUsedAt}, ${sessionTable.createdAt})`.mapWith(
      sessionTable.createdAt,
    );
    const rows = await call.db
      .select({
        id: sessionTable.id,
        device: sessionTable.device,
        createdAt: sessionTable.createdAt,
        lastUsedAt,
      })
      .from(sessionTable)
      .where(and(eq(sessionTable.memberId, call.member.id), gt(sessionTable.expiresAt, call.clock.now())))
      .orderBy(desc(sql`${sessionTable.id} = ${current}`), desc(lastUsedAt), sessionTable.id)
      .limit(MAX_LISTED);
    return {
      data: {
        sessions: rows.map(({ id, device, createdAt, lastUsedAt: usedAt }) => ({
          id,
          device,
          createdAt: secondsOf(createdAt),
          lastUsedAt: secondsOf(usedAt),
          isCurrent: id === current,
        })),
      },
    };
  });

  route(app, deleteSession, async (call) => {
    const { id } = call.params;
    await inTransaction(call.db, async (tx) => {
      if (id === currentId(call)) return logOutHere(tx, call);
      const ended = await tx
        .delete(sessionTable)
        .where(and(eq(sessionTable.id, id), eq(sessionTable.memberId, call.member.id)))
        .returning({ id: sessionTable.id });
      if (ended.length === 0) throw notFound();
    });
    call.services.securityLog.event(call.request, 'session.ended', { memberId: call.member.id, count: 1 });
    return undefined;
  });

  route(app, deleteSessions, async (call) => {
    await inTransaction(call.db, async (tx) => {
      await endSessions(tx, call.member.id, currentId(call));
      if (call.query.scope === 'all') await logOutHere(tx, call);
    });
    call.services.securityLog.event(call.request, 'session.ended', { memberId: call.member.id });
    return undefined;
  });
}
