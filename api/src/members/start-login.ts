import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../db/client.ts';
import { member, session as sessionTable } from '../db/schema/index.ts';
import type { Services } from '../services.ts';
import { deviceOf } from './device.ts';
import { loadMember, type MemberView } from './member-view.ts';
import { HAS_FACTOR, staffStateOf } from './staff-rights.ts';

interface Caller {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
  /** When the second factor was given; null where none is needed. */
  readonly secondFactorAt?: Date | null;
}

/** A password alone opens staff rights only for those from whom no second factor is wanted. */
async function isStaffOpenAfterLogin(tx: Tx, memberId: number, { clock, config }: Services): Promise<boolean> {
  const [row] = await tx.select({ hasFactor: HAS_FACTOR }).from(member).where(eq(member.id, memberId));
  const now = clock.now();
  const facts = { isStaff: true, hasFactor: row?.hasFactor ?? false, loggedInAt: now, secondFactorAt: null };
  return staffStateOf(facts, config.staffSecondFactor, now) === 'open';
}

/**
 * Logs a member in inside the caller's transaction: a new session, and all login hooks. Undefined when the member is
 * gone.
 */
export async function startLogin(
  tx: Tx,
  memberId: number,
  { request, reply, services, secondFactorAt = null }: Caller,
): Promise<MemberView | undefined> {
  const { sessions, loginHooks } = services;
  const previous = await sessions.open(request, reply);
  const device = deviceOf(request.headers['user-agent']);
  const sessionId = await sessions.start(tx, reply, { userId: memberId, device });
  if (secondFactorAt !== null)
    await tx.update(sessionTable).set({ secondFactorAt }).where(eq(sessionTable.id, sessionId));
  // Another member's session in this browser is ended, but nothing of it is taken over.
  const previousSessionId = previous.user === null || previous.user.id === memberId ? previous.id : null;
  await loginHooks.runLogin({ userId: memberId, sessionId, previousSessionId, request, reply }, tx);
  if (previous.id !== null) await tx.delete(sessionTable).where(eq(sessionTable.id, previous.id));
  return loadMember(tx, memberId, services, await isStaffOpenAfterLogin(tx, memberId, services));
}
