import type { EidPurpose } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import type { Db, DbOrTx } from '../db/client.ts';
import { eidSigning, member } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { notFound } from '../http/errors.ts';
import type { EidOrder } from './provider.ts';

export type Signing = typeof eidSigning.$inferSelect;

/** The member who signs, in one session. */
export interface Signer {
  readonly memberId: number;
  readonly sessionId: string;
}

/** This member's signing in this session; 404 for any other. */
export async function findSigning(db: Db, reference: string, { memberId, sessionId }: Signer): Promise<Signing> {
  const [row] = await db
    .select()
    .from(eidSigning)
    .where(
      and(eq(eidSigning.reference, reference), eq(eidSigning.memberId, memberId), eq(eidSigning.sessionId, sessionId)),
    );
  if (row === undefined) throw notFound();
  return row;
}

/** This member's signing in any of their sessions; 404 for any other member's. */
export async function findMemberSigning(db: Db, reference: string, memberId: number): Promise<Signing> {
  const [row] = await db
    .select()
    .from(eidSigning)
    .where(and(eq(eidSigning.reference, reference), eq(eidSigning.memberId, memberId)));
  if (row === undefined) throw notFound();
  return row;
}

/** Updates a pending signing. False when it is over: of several calls that end it, one succeeds. */
export async function settleSigning(on: DbOrTx, reference: string, values: Partial<Signing>): Promise<boolean> {
  const rows = await on
    .update(eidSigning)
    .set(values)
    .where(and(eq(eidSigning.reference, reference), eq(eidSigning.status, 'pending')))
    .returning({ reference: eidSigning.reference });
  return rows.length > 0;
}

interface NewSigning {
  readonly signer: Signer;
  readonly purpose: EidPurpose;
  readonly subjectId: string;
  readonly provider: string;
  readonly order: EidOrder;
}

/** Inserts a signing and cancels the member's pending one; `ended` are the provider's orders of the cancelled ones. */
export const insertSigning = (
  db: Db,
  { signer, purpose, subjectId, provider, order }: NewSigning,
  now: Date,
): Promise<{ reference: string; ended: readonly string[] }> =>
  inTransaction(db, async (tx) => {
    await tx.select({ id: member.id }).from(member).where(eq(member.id, signer.memberId)).for('update');
    const earlier = await tx
      .update(eidSigning)
      .set({ status: 'cancelled', hintCode: 'cancelled' })
      .where(and(eq(eidSigning.memberId, signer.memberId), eq(eidSigning.status, 'pending')))
      .returning({ order: eidSigning.order });
    const { orderRef, qrStartToken, qrStartSecret } = order;
    const [row] = await tx
      .insert(eidSigning)
      .values({
        ...signer,
        purpose,
        subjectId,
        provider,
        order: { orderRef, qrStartToken, qrStartSecret },
        createdAt: now,
      })
      .returning({ reference: eidSigning.reference });
    if (row === undefined) throw new Error('The signing was not stored.');
    return { reference: row.reference, ended: earlier.map((each) => each.order.orderRef) };
  });
