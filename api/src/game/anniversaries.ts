import { sql } from 'drizzle-orm';
import { inTransaction } from '../db/tx.ts';
import type { Services } from '../services.ts';
import { recordGameEvent } from './events.ts';

const MAX_PER_RUN = 1000;

/** The job that grants achievements for years of membership [O6-12], and the welcome of new members. */
export async function celebrateAnniversaries({ db, log }: Pick<Services, 'db' | 'log'>, now: Date): Promise<number> {
  const at = now.toISOString();
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct m.id from member m join achievement a
      on a.metric = 'yearsAsMember' and a.target <= extract(year from age(${at}::timestamptz, m.created_at))
    where m.created_at <= ${at}::timestamptz and not exists (
      select 1 from member_achievement e where e.member_id = m.id and e.achievement_id = a.id)
    order by m.id limit ${MAX_PER_RUN}`);
  for (const { id } of rows) {
    try {
      await inTransaction(db, (tx) => recordGameEvent(tx, 'anniversary', id, now));
    } catch (error) {
      log.warn({ err: error, memberId: id }, 'an anniversary was missed');
    }
  }
  return rows.length;
}
