import { count, desc, eq, sum } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { experienceLedger } from '../db/schema/index.ts';

const PER_PAGE = 50;

/** One page of the member's ledger, and the sum of all of it [O4-38]. */
export async function readExperience(db: Db, memberId: number, page: number) {
  const own = eq(experienceLedger.memberId, memberId);
  const [[all], rows] = await Promise.all([
    db
      .select({ balance: sum(experienceLedger.amount), total: count() })
      .from(experienceLedger)
      .where(own),
    db
      .select()
      .from(experienceLedger)
      .where(own)
      .orderBy(desc(experienceLedger.createdAt), desc(experienceLedger.id))
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE),
  ]);
  return {
    balance: Number(all?.balance ?? 0),
    total: all?.total ?? 0,
    entries: rows.map(({ id, amount, reason, createdAt }) => ({ id, amount, reason, at: unixSeconds(createdAt) })),
  };
}
