import { MINUTE_MS } from '@shop/domain/dates';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import { type EidPurpose, eidSigning } from '../db/schema/index.ts';

/** Minutes for which a signing is valid for its purpose; as long as a fresh login [O7-02]. */
const VALID_MINUTES = 15;

export interface SigningIntent {
  readonly memberId: number;
  readonly sessionId: string | null;
  readonly purpose: EidPurpose;
  /** This signing and no other; any will do when left out. */
  readonly reference?: string;
}

/** [O4-22] Whether the member has signed for a purpose with the e-ID, in this session and just now. */
export async function signedPurpose(
  on: DbOrTx,
  { memberId, sessionId, purpose, reference }: SigningIntent,
  now: Date,
): Promise<boolean> {
  if (sessionId === null) return false;
  const [row] = await on
    .select({ reference: eidSigning.reference })
    .from(eidSigning)
    .where(
      and(
        eq(eidSigning.memberId, memberId),
        eq(eidSigning.sessionId, sessionId),
        eq(eidSigning.purpose, purpose),
        eq(eidSigning.status, 'complete'),
        gt(eidSigning.createdAt, new Date(now.getTime() - VALID_MINUTES * MINUTE_MS)),
        ...(reference === undefined ? [] : [eq(eidSigning.reference, reference)]),
      ),
    )
    .orderBy(desc(eidSigning.createdAt))
    .limit(1);
  return row !== undefined;
}
