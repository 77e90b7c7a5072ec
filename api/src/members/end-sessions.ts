import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { session } from '../db/schema/index.ts';

/** Ends all sessions of a member except `keep`. Browsers notice with their next call. */
export async function endSessions(tx: Tx, memberId: number, keep: string | null = null): Promise<void> {
  await tx.delete(session).where(and(eq(session.memberId, memberId), keep === null ? undefined : ne(session.id, keep)));
}
