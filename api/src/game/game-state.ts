import type { Game } from '@shop/contracts';
import { addDays } from '@shop/server/calendar';
import { sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { isPlayful, isSelfOrFriend, publicMember } from './member-access.ts';
import { dayOf, findRound, MAX_XP_PER_DAY, nextDayAt, readResult, serializeRound } from './quiz.ts';

const HIGH_SCORE_DAYS = 30;
const HIGH_SCORES = 20;

interface QuizRecord {
  rounds: number;
  best: number | null;
  streak: number;
}

/** Rounds, best points and the streak of days that ends today or yesterday. */
async function readRecord(db: Db, memberId: number, today: string): Promise<QuizRecord> {
  const { rows } = await db.execute<QuizRecord & Record<string, unknown>>(sql`
    with scored as (
      select xp, day::date as day, day::date - (row_number() over (order by day))::int as run
      from quiz_round where member_id = ${memberId} and scored_at is not null
    )
    select count(*)::int as rounds, max(xp)::int as best,
      coalesce((select count(*) from scored s where s.run =
        (select run from scored where day >= ${today}::date - 1 order by day desc limit 1)), 0)::int as streak
    from scored`);
  return rows[0] ?? { rounds: 0, best: null, streak: 0 };
}

/** First instant that counts for the high scores. */
export const highScoresSince = (now: Date): string => dayOf(addDays(now, -HIGH_SCORE_DAYS));

/**
 * The member and friends, ranked by their recent XP from the quiz [O2.17-14]; serious members are in no ranking
 * [O6-09].
 */
async function readHighScores(db: Db, memberId: number, now: Date): Promise<Game['highScores']> {
  const since = highScoresSince(now);
  const { rows } = await db.execute<{ id: number; username: string; rankLevel: number; score: number }>(sql`
    select m.id, m.username, m.rank_level as "rankLevel", sum(r.xp)::int as score
    from quiz_round r join member m on m.id = r.member_id
    where r.day > ${since} and r.scored_at is not null
      and ${isPlayful(sql`m`)} and ${isSelfOrFriend(sql`m`, memberId)}
    group by m.id order by score desc, m.username limit ${HIGH_SCORES}`);
  return rows.map((row) => ({ user: publicMember(row), score: row.score, isOwn: row.id === memberId }));
}

/** State of the quiz for the member: today's round, record and high scores [O7-10]. */
export async function readGame(db: Db, memberId: number, now: Date): Promise<Game> {
  const today = dayOf(now);
  const [round, { rounds, best, streak }, highScores] = await Promise.all([
    findRound(db, memberId, now),
    readRecord(db, memberId, today),
    readHighScores(db, memberId, now),
  ]);
  const isScored = round !== undefined && round.scoredAt !== null;
  return {
    round: round === undefined || isScored ? null : await serializeRound(db, round),
    result: isScored ? await readResult(db, round) : null,
    canPlay: !isScored,
    nextAt: unixSeconds(isScored ? nextDayAt(now) : now),
    maxXpPerDay: MAX_XP_PER_DAY,
    roundsPlayed: rounds,
    bestScore: best,
    streak,
    highScores,
  };
}
