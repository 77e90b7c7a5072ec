import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { contactAnswer, contactCase, contactPhoto } from '../db/schema/index.ts';

/** What a guest with the address has written to the shop, by table, for the address's owner. */
export async function casesOfAddress(db: Db, email: string) {
  const cases = await db
    .select()
    .from(contactCase)
    .where(and(eq(contactCase.email, email.toLowerCase()), isNull(contactCase.memberId)));
  const ids = cases.map(({ id }) => id);
  return {
    contact_case: cases.map(({ idempotencyKey: _, ...rest }) => rest),
    contact_answer: await db.select().from(contactAnswer).where(inArray(contactAnswer.caseId, ids)),
    contact_photo: await db.select().from(contactPhoto).where(inArray(contactPhoto.caseId, ids)),
  };
}
