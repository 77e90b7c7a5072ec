import { issueToken } from '../account/member-tokens.ts';
import { createDb } from '../db/client.ts';
import { createPool, type DatabaseAddress } from '../db/pool.ts';
import { auditLog, member } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { findAccount } from '../members/find-account.ts';
import { eq } from 'drizzle-orm';

/**
 * Issues an enrolment code from the server's own console, for a shop without an administrator yet. Whoever can run it
 * can read the database anyway. Written to the audit log under the employee's own name. Throws for an unknown username
 * and for a member without staff roles.
 */
export async function issueEnrolmentCode(address: DatabaseAddress, username: string, now: Date): Promise<string> {
  const pool = createPool(address, { poolSize: 1, statementTimeoutMs: 10_000 }, (error) =>
    console.error(error.message),
  );
  try {
    return await inTransaction(createDb(pool), async (tx) => {
      const account = await findAccount(tx, username);
      if (account === undefined) throw new Error(`There is no member ${username}.`);
      const { id: memberId, email } = account;
      const [row] = await tx.select().from(member).where(eq(member.id, memberId));
      if (row === undefined || !(row.isEmployee || row.isAdmin)) throw new Error(`${username} is no member of staff.`);
      const code = await issueToken(tx, { memberId, purpose: 'staffEnrolment', email }, now);
      await tx.insert(auditLog).values({
        memberId,
        action: 'create',
        entity: 'staff-enrolment',
        entityId: String(memberId),
        change: { before: null, after: { at: now } },
        requestId: 'console',
        createdAt: now,
      });
      return code;
    });
  } finally {
    await pool.end();
  }
}
