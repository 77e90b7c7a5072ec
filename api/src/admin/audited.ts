import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../db/client.ts';
import { auditLog } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import type { CurrentUser } from '../members/session.ts';
import { difference } from './difference.ts';
import { canonicalText } from './version.ts';

/** An employee's change of one entity, before and after. Never with passwords or personal numbers. */
export interface Change {
  readonly action: 'create' | 'update' | 'delete';
  readonly entity: string;
  readonly entityId: string | number;
  readonly before: unknown;
  readonly after: unknown;
}

interface Caller {
  readonly db: Db;
  readonly member: CurrentUser;
  readonly request: FastifyRequest;
  readonly clock: { now(): Date };
}

/** False for a change that changes nothing. */
export const isRealChange = ({ before, after }: Change): boolean => canonicalText(before) !== canonicalText(after);

/**
 * Writes changes to the audit log, in their transaction. Returns those that changed something; others are not
 * written.
 */
async function writeDown(
  tx: Tx,
  { member, request, clock }: Caller,
  made: readonly Change[],
): Promise<readonly Change[]> {
  const changes = made.filter(isRealChange);
  if (changes.length === 0) return changes;
  await tx.insert(auditLog).values(
    changes.map(({ action, entity, entityId, before, after }) => ({
      memberId: member.id,
      action,
      entity,
      entityId: String(entityId),
      change: difference(before, after),
      requestId: request.id,
      createdAt: clock.now(),
    })),
  );
  return changes;
}

/**
 * The security log names the changed entity; its content before and after is in the audit log, under the same request
 * id.
 */
function logChanges({ member, request }: Caller, changes: readonly Change[]): void {
  const { securityLog } = request.server.services;
  for (const { action, entity, entityId } of changes) {
    securityLog.event(request, 'staff.changed', { actorId: member.id, action, entity, entityId: String(entityId) });
  }
}

/**
 * [O6-01] Makes a change and writes it to the audit log, in one transaction: neither exists without the other. A
 * change that changes nothing is not written. Returns whether anything changed.
 */
export async function audited(caller: Caller, work: (tx: Tx) => Promise<Change | readonly Change[]>): Promise<boolean> {
  const changes = await inTransaction(caller.db, async (tx) => writeDown(tx, caller, [await work(tx)].flat()));
  logChanges(caller, changes);
  return changes.length > 0;
}

/** The same for work with a result of its own. */
export async function inAudit<T>(
  caller: Caller,
  work: (tx: Tx) => Promise<{ readonly result: T; readonly change: Change }>,
): Promise<T> {
  const { result, changes } = await inTransaction(caller.db, async (tx) => {
    const made = await work(tx);
    return { result: made.result, changes: await writeDown(tx, caller, [made.change]) };
  });
  logChanges(caller, changes);
  return result;
}
