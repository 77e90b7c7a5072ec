import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../db/client.ts';
import { session as sessionTable } from '../db/schema/index.ts';
import type { Services } from '../services.ts';
import { loadMember, type MemberView } from './member-view.ts';

interface Caller {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
}

/**
 * Logs a member in inside the caller's transaction: a new session, and everything that features do at a login.
 * Undefined when the member is gone.
 */
export async function startLogin(
  tx: Tx,
  memberId: number,
  { request, reply, services }: Caller,
): Promise<MemberView | undefined> {
  const { sessions, loginHooks } = services;
  const previous = await sessions.open(request, reply);
  const sessionId = await sessions.start(tx, reply, memberId);
  // Another member's session in this browser is ended, but nothing of it is taken over.
  const previousSessionId = previous.user === null || previous.user.id === memberId ? previous.id : null;
  await loginHooks.runLogin({ userId: memberId, sessionId, previousSessionId, request, reply }, tx);
  if (previous.id !== null) await tx.delete(sessionTable).where(eq(sessionTable.id, previous.id));
  return loadMember(tx, memberId, services);
}
