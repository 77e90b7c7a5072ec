import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { session } from '../db/schema/index.ts';

/** Logs a member out everywhere, except in the session to keep. Browsers notice with their next call. */
export async function endSessions(tx: Tx, memberId: number, keep: string | null = null): Promise<void> {
  await tx.delete(session).where(and(eq(session.memberId, memberId), keep === null ? undefined : ne(session.id, keep)));
}
