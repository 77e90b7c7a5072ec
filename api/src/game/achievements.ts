import type { Achievement, EarnedAchievement } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { ALL_METRICS, reached } from './metrics.ts';

type Row = Record<string, unknown> & Omit<EarnedAchievement, 'earnedAt'>;
type OwnRow = Row & { earnedAt: string | null; target: number; value: number };

const COLUMNS = sql`a.id, a.name, a.description, a."group", a.image, a.xp,
  extract(epoch from e.earned_at)::float8 as "earnedAt"`;

const seconds = (epoch: unknown): number => Math.floor(Number(epoch));

const serialize = ({ id, name, description, group, image, xp }: Row) => ({ id, name, description, group, image, xp });

function readOwn(db: Db, memberId: number, now: Date, where: SQL) {
  return db.execute<OwnRow>(sql`${reached(ALL_METRICS, memberId, now)}
    select ${COLUMNS}, a.target, coalesce(r.value, 0) as value
    from achievement a
    left join member_achievement e on e.achievement_id = a.id and e.member_id = ${memberId}
    left join reached r on r.metric = a.metric and r.subject = a.subject
    where ${where} order by e.earned_at desc nulls last, a.id`);
}

/** A target of 0 is reached by being there, and shown as 1 of 1. */
function serializeOwn(row: OwnRow): Achievement {
  const target = Math.max(1, row.target);
  const isEarned = row.earnedAt !== null;
  const current = isEarned ? target : Math.max(0, Math.min(row.value, target));
  return { ...serialize(row), earnedAt: isEarned ? seconds(row.earnedAt) : null, progress: { current, target } };
}

/** All achievements that the member can see [O7-06]: hidden ones only once they are earned [O6-12]. */
export async function readAchievements(db: Db, memberId: number, now: Date) {
  const { rows } = await readOwn(db, memberId, now, sql`not a.is_hidden or e.earned_at is not null`);
  const achievements = rows.map(serializeOwn);
  return {
    achievements,
    earnedCount: achievements.filter(({ earnedAt }) => earnedAt !== null).length,
    totalCount: achievements.length,
  };
}

/** One achievement; null when it does not exist or is still hidden. */
export async function readAchievement(db: Db, memberId: number, id: number, now: Date): Promise<Achievement | null> {
  const visible = sql`a.id = ${id} and (not a.is_hidden or e.earned_at is not null)`;
  const { rows } = await readOwn(db, memberId, now, visible);
  return rows[0] === undefined ? null : serializeOwn(rows[0]);
}

/** Earned achievements of a member, newest first. */
export async function readEarned(db: Db, memberId: number): Promise<EarnedAchievement[]> {
  const { rows } = await db.execute<Row & { earnedAt: unknown }>(sql`select ${COLUMNS}
    from member_achievement e join achievement a on a.id = e.achievement_id
    where e.member_id = ${memberId} order by e.earned_at desc, a.id`);
  return rows.map((row) => ({ ...serialize(row), earnedAt: seconds(row.earnedAt) }));
}
