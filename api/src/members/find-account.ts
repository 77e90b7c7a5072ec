import { eq, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import { member } from '../db/schema/index.ts';

/** The account by username or e-mail, in any case; usernames contain no @, so the two cannot be confused. */
export async function findAccount(db: DbOrTx, name: string) {
  const wanted = name.trim().toLowerCase();
  const [row] = await db
    .select({
      id: member.id,
      username: member.username,
      email: member.email,
      passwordHash: member.passwordHash,
      isStaff: sql<boolean>`${member.isEmployee} or ${member.isAdmin}`,
    })
    .from(member)
    .where(or(eq(sql`lower(${member.username})`, wanted), eq(sql`lower(${member.email})`, wanted)))
    .limit(1);
  return row;
}
