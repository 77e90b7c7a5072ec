import { deleteUser } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { eraseMember } from './erase-member.ts';

/** `DELETE user`: ends the account and all sessions of the member [O2.17-07]. */
export function registerErasure(app: FastifyInstance): void {
  route(app, deleteUser, async ({ db, member, session, clock, request, reply, services }) => {
    const { id: sessionId } = session;
    if (sessionId === null) throw new ApiError('UNAUTHORIZED', undefined, { level: 'secure' });
    await inTransaction(db, async (tx) => {
      await eraseMember(tx, member.id, clock.now());
      await services.loginHooks.runLogout({ userId: member.id, sessionId, request, reply }, tx);
      await services.sessions.end(tx, reply, sessionId);
    });
    services.securityLog.event(request, 'account.erased', { memberId: member.id });
    return undefined;
  });
}
