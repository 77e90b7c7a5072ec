import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import {
  achievement,
  benefit,
  discountCode,
  experienceLedger,
  type member,
  memberAchievement,
  poll,
  pollOption,
  quizQuestion,
  quizRound,
  supplyDropOpening,
  supplyDropReward,
  wishlist,
  wishlistProduct,
} from '@shop/api/db/schema';
import { ALL_METRICS, reached } from '@shop/api/game/metrics';
import type { ProductSummary } from '../catalogue/summary.ts';
import { daysFrom } from '../engine/calendar.ts';
import { insertRows } from '../engine/insert.ts';
import { KNOWN_MEMBERS } from '../people/members.ts';
import { achievementRows } from './achievements.ts';
import { benefitRows } from './benefits.ts';
import { earlierOpenings } from './earlier-openings.ts';
import { earnedBy } from './earned.ts';
import { recentHistory } from './history.ts';
import { pollRows } from './polls.ts';
import { quizQuestionRows } from './quiz-questions.ts';
import { supplyDropRewardRows } from './supply-drop-rewards.ts';
import { wishlistRows } from './wishlists.ts';

type MemberRow = typeof member.$inferInsert;

const KNIGHTS = 12;

/** Members that write many helpful reviews have accepted the honour; the README's are left to do so. */
const DUB_KNIGHTS = `
insert into knighthood (member_id, granted_at)
select member_id, $1::timestamptz - interval '9 days' * row_number() over (order by sum(upvotes - downvotes) desc, member_id)
from review where status = 'published' and member_id is not null and member_id <> all($2)
group by member_id having count(*) >= 10 and sum(upvotes - downvotes) >= 25
order by sum(upvotes - downvotes) desc, member_id limit ${KNIGHTS}`;

/** Grants what the members in the README have really reached, so that their next action gives only what is new. */
async function grantReached(client: PoolClient, memberId: number, now: Date): Promise<void> {
  await drizzle(client).execute(sql`${reached(ALL_METRICS, memberId, now)}
    insert into member_achievement (member_id, achievement_id, earned_at)
    select ${memberId}, a.id, ${daysFrom(now, -1).toISOString()}::timestamptz
    from achievement a join reached r on r.metric = a.metric and r.subject = a.subject
    where r.value >= a.target on conflict do nothing`);
}

/** Brings every ledger to the XP of the member's row: what was earned before there was a ledger. */
const OPEN_BALANCES = `
insert into experience_ledger (member_id, amount, kind, source, reason, created_at)
select m.id, m.experience_points - coalesce(l.sum, 0), 'adjustment', 'opening-balance', 'Tidigare köp och uppdrag',
  m.created_at + interval '1 day'
from member m left join (select member_id, sum(amount)::int as sum from experience_ledger group by 1) l on l.member_id = m.id
where m.experience_points <> coalesce(l.sum, 0)`;

/**
 * Achievements of the members in the README have a row each in the ledger; those of the others are in their opening
 * balance.
 */
const CREDIT_ACHIEVEMENTS = `
insert into experience_ledger (member_id, amount, kind, source, reason, created_at)
select e.member_id, a.xp, 'achievement', a.id::text, 'Utmärkelsen ' || a.name, e.earned_at
from member_achievement e join achievement a on a.id = e.achievement_id where a.xp > 0 and e.member_id = any($1)`;

/** Achievements, drops, quiz, benefits, polls, wishlists, and what all members have done with them so far. */
export async function writeMemberWorld(
  client: PoolClient,
  members: readonly MemberRow[],
  products: readonly ProductSummary[],
  now: Date,
): Promise<void> {
  const known = KNOWN_MEMBERS.map(({ id }) => id);
  const achievements = achievementRows();
  const questions = quizQuestionRows();
  const { polls, options } = pollRows(now);
  await insertRows(client, achievement, achievements);
  await insertRows(client, supplyDropReward, supplyDropRewardRows());
  await insertRows(client, benefit, benefitRows());
  await insertRows(client, quizQuestion, questions);
  await insertRows(client, poll, polls);
  await insertRows(client, pollOption, options);

  const { lists, rows } = wishlistRows(members, products, now);
  await insertRows(client, wishlist, lists);
  await insertRows(client, wishlistProduct, rows);
  await client.query(`select setval(pg_get_serial_sequence('wishlist', 'id'), (select max(id) from wishlist))`);

  const histories = members.map((owner) => recentHistory(owner, questions.length, now));
  const opened = earlierOpenings(now);
  await insertRows(
    client,
    quizRound,
    histories.flatMap((history) => history.rounds),
  );
  await insertRows(client, discountCode, opened.codes);
  await client.query(
    `select setval(pg_get_serial_sequence('discount_code', 'id'), (select max(id) from discount_code))`,
  );
  await insertRows(client, supplyDropOpening, opened.rows);
  await insertRows(client, experienceLedger, [...histories.flatMap((history) => history.ledger), ...opened.ledger]);
  await client.query(DUB_KNIGHTS, [now, known]);
  await insertRows(
    client,
    memberAchievement,
    members.flatMap((owner) => earnedBy(achievements, owner, now)),
  );
  for (const id of known) await grantReached(client, id, now);
  await client.query(CREDIT_ACHIEVEMENTS, [known]);
  await client.query(OPEN_BALANCES);
}
