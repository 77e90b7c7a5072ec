import { eq, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import { member } from '../db/schema/index.ts';

/** By username or e-mail; neither can look like the other, as usernames have no @. Case does not matter. */
export async function findAccount(db: DbOrTx, name: string) {
  const wanted = name.trim().toLowerCase();
  const [row] = await db
    .select({
      id: member.id,
      username: member.username,
      email: member.email,
      passwordHash: member.passwordHash,
    })
    .from(member)
    .where(or(eq(sql`lower(${member.username})`, wanted), eq(sql`lower(${member.email})`, wanted)))
    .limit(1);
  return row;
}
