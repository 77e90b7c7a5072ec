import type { Achievement, AchievementGroup, EarnedAchievement } from '@shop/contracts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { memberAchievement } from '../db/schema/index.ts';
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

export interface AchievementPage {
  /** Only the group of this name. */
  readonly group?: string | undefined;
  /** From 1. */
  readonly page: number;
  /** Achievements of a page; all of them when left out. */
  readonly limit?: number | undefined;
}

/** What a member is told to be nearest to: a row of the page, no more. */
const MAX_NEAREST = 4;

const isEarned = ({ earnedAt }: Achievement): boolean => earnedAt !== null;
const shareOf = ({ progress }: Achievement): number => progress.current / progress.target;

/**
 * Earned ones first as they come, newest first; then what is nearest, and the smallest step of what is equally near.
 */
const byNearness = (a: Achievement, b: Achievement): number =>
  Number(isEarned(b)) - Number(isEarned(a)) ||
  (isEarned(a) ? 0 : shareOf(b) - shareOf(a) || a.progress.target - b.progress.target);

const groupsOf = (achievements: readonly Achievement[]): AchievementGroup[] =>
  [
    ...Map.groupBy(
      achievements.toSorted((a, b) => a.id - b.id),
      ({ group }) => group,
    ),
  ].map(([name, own]) => ({
    name,
    earnedCount: own.filter(isEarned).length,
    totalCount: own.length,
  }));

/** Achievements that the member can see [O7-06]: hidden ones only once they are earned [O6-12]. */
export async function readAchievements(
  db: Db,
  memberId: number,
  now: Date,
  { group, page, limit }: AchievementPage = { page: 1 },
) {
  const { rows } = await readOwn(db, memberId, now, sql`not a.is_hidden or e.earned_at is not null`);
  const all = rows.map(serializeOwn);
  const matches = all.filter((each) => group === undefined || each.group === group).toSorted(byNearness);
  return {
    achievements: limit === undefined ? matches : matches.slice((page - 1) * limit, page * limit),
    earnedCount: all.filter(isEarned).length,
    totalCount: all.length,
    matchCount: matches.length,
    groups: groupsOf(all),
    nearest: matches.filter((each) => !isEarned(each)).slice(0, MAX_NEAREST),
  };
}

/** One achievement; null when it does not exist or is still hidden. */
export async function readAchievement(db: Db, memberId: number, id: number, now: Date): Promise<Achievement | null> {
  const visible = sql`a.id = ${id} and (not a.is_hidden or e.earned_at is not null)`;
  const { rows } = await readOwn(db, memberId, now, visible);
  return rows[0] === undefined ? null : serializeOwn(rows[0]);
}

/** How many members have earned an achievement. */
export const countHolders = (db: Db, id: number): Promise<number> =>
  db.$count(memberAchievement, eq(memberAchievement.achievementId, id));

/** Earned achievements of a member, newest first. */
export async function readEarned(db: Db, memberId: number): Promise<EarnedAchievement[]> {
  const { rows } = await db.execute<Row & { earnedAt: unknown }>(sql`select ${COLUMNS}
    from member_achievement e join achievement a on a.id = e.achievement_id
    where e.member_id = ${memberId} order by e.earned_at desc, a.id`);
  return rows.map((row) => ({ ...serialize(row), earnedAt: seconds(row.earnedAt) }));
}
