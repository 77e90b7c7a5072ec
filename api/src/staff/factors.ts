import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { staffFactor, staffRecoveryCode } from '../db/schema/index.ts';

export type StaffFactor = typeof staffFactor.$inferSelect;

/** The confirmed second factors of a member of staff, oldest first. */
export const readFactors = (on: DbOrTx, memberId: number): Promise<StaffFactor[]> =>
  on
    .select()
    .from(staffFactor)
    .where(and(eq(staffFactor.memberId, memberId), isNotNull(staffFactor.confirmedAt)))
    .orderBy(asc(staffFactor.createdAt), asc(staffFactor.id));

/** Removes all second factors of a member, also one whose enrolment was begun, and the recovery codes. */
export async function removeFactors(tx: Tx, memberId: number): Promise<void> {
  await tx.delete(staffFactor).where(eq(staffFactor.memberId, memberId));
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.memberId, memberId));
}
