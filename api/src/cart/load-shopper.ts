import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import { member } from '../db/schema/index.ts';

/** A member as the cart's rules need them, read in the transaction of the login. */
export async function loadShopper(on: DbOrTx, memberId: number): Promise<{ memberId: number; rankLevel: number }> {
  const [row] = await on.select({ rankLevel: member.rankLevel }).from(member).where(eq(member.id, memberId));
  return { memberId, rankLevel: row?.rankLevel ?? 0 };
}
