import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../db/client.ts';
import { auditLog } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import type { CurrentUser } from '../members/session.ts';
import { difference } from './difference.ts';
import { canonicalText } from './version.ts';

/** What an employee has done: which thing, how it was and how it is now. Never passwords or personal numbers. */
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

/** False for a change to what is there already. */
export const isRealChange = ({ before, after }: Change): boolean => canonicalText(before) !== canonicalText(after);

/** Writes what has been done, beside it in the transaction. What changes nothing is not written; answers whether anything was. */
async function writeDown(tx: Tx, { member, request, clock }: Caller, made: readonly Change[]): Promise<boolean> {
  const changes = made.filter(isRealChange);
  if (changes.length === 0) return false;
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
  return true;
}

/**
 * [O6-01] Makes a change and writes who made it, in one transaction: neither is ever there without the other. A change
 * that changes nothing is not written. Answers whether anything changed.
 */
export const audited = (caller: Caller, work: (tx: Tx) => Promise<Change | readonly Change[]>): Promise<boolean> =>
  inTransaction(caller.db, async (tx) => writeDown(tx, caller, [await work(tx)].flat()));

/** The same for work that has a result of its own. */
export const inAudit = <T>(
  caller: Caller,
  work: (tx: Tx) => Promise<{ readonly result: T; readonly change: Change }>,
): Promise<T> =>
  inTransaction(caller.db, async (tx) => {
    const { result, change } = await work(tx);
    await writeDown(tx, caller, [change]);
    return result;
  });
