import type { ComparedMember, FriendNews } from '@shop/contracts';
import { addDays } from '@shop/server/calendar';
import { sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { highScoresSince } from './game-state.ts';
import { isPlayful, isSelfOrFriend, publicMember } from './member-access.ts';

const NEWS_DAYS = 30;
const MAX_NEWS = 20;
/** Of one friend, so that a busy one does not push the others out. */
const MAX_NEWS_EACH = 3;
/** Friends that a member is compared with, those with most XP first; the member comes besides. */
const MAX_COMPARED = 50;

type Named = { id: number; username: string; rankLevel: number };

async function readCompared(db: Db, memberId: number, now: Date): Promise<ComparedMember[]> {
  const { rows } = await db.execute<Named & Omit<ComparedMember, 'user' | 'isOwn'>>(sql`
    with shown as (
      select m.id, m.username, m.rank_level as "rankLevel", m.experience_points as "experiencePoints"
      from member m
      where m.id = ${memberId} or (${isPlayful(sql`m`)} and ${isSelfOrFriend(sql`m`, memberId)})
      order by m.id = ${memberId} desc, m.experience_points desc, m.username limit ${MAX_COMPARED + 1})
    select shown.*,
      (select count(*)::int from member_achievement a where a.member_id = shown.id) as achievements,
      (select coalesce(sum(r.xp), 0)::int from quiz_round r
        where r.member_id = shown.id and r.day > ${highScoresSince(now)}) as "quizScore"
    from shown order by "experiencePoints" desc, username`);
  return rows.map(({ experiencePoints, achievements, quizScore, ...row }) => ({
    user: publicMember(row),
    isOwn: row.id === memberId,
    experiencePoints,
    achievements,
    quizScore,
  }));
}

async function readNews(db: Db, memberId: number, now: Date): Promise<FriendNews[]> {
  const { rows } = await db.execute<Named & { aid: number; name: string; image: string; at: Date | string }>(sql`
    select * from (
    select m.id, m.username, m.rank_level as "rankLevel", a.id as aid, a.name, a.image, e.earned_at as at,
      row_number() over (partition by m.id order by e.earned_at desc, a.id) as place
    from member_achievement e
    join achievement a on a.id = e.achievement_id
    join member m on m.id = e.member_id
    where m.id <> ${memberId} and not a.is_hidden and e.earned_at >= ${addDays(now, -NEWS_DAYS).toISOString()}::timestamptz
      and ${isPlayful(sql`m`)} and ${isSelfOrFriend(sql`m`, memberId)}
    ) news where place <= ${MAX_NEWS_EACH} order by at desc, username, aid limit ${MAX_NEWS}`);
  return rows.map(({ id, username, rankLevel, aid, name, image, at }) => ({
    user: publicMember({ id, username, rankLevel }),
    achievement: { id: aid, name, image },
    at: unixSeconds(new Date(at)),
  }));
}

/**
 * A member beside their friends, and what friends have earned lately [O2.17-12]. Friends who hide or are in serious
 * business mode are left out [O6-08], [O6-09]; hidden achievements stay hidden.
 */
export async function readFriendActivity(
  db: Db,
  memberId: number,
  now: Date,
): Promise<{ compared: ComparedMember[]; news: FriendNews[] }> {
  const [compared, news] = await Promise.all([readCompared(db, memberId, now), readNews(db, memberId, now)]);
  return { compared, news };
}
