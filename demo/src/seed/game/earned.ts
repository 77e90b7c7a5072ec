import { DAY_MS } from '@shop/domain/dates';
import { achievementsNeeded } from '@shop/domain/ranks';
import type { achievement, member, memberAchievement } from '@shop/api/db/schema';
import { daysFrom } from '../engine/calendar.ts';
import { randomFor } from '../engine/random.ts';

type AchievementRow = typeof achievement.$inferInsert;
type MemberRow = typeof member.$inferInsert;
type EarnedRow = typeof memberAchievement.$inferInsert;

/** Achievements that a member has reached for certain: up to these values. */
type Certain = Readonly<Record<string, number>>;

/** No chance here: they follow from the member, or must be found. */
const NOT_BY_CHANCE = new Set(['level', 'yearsAsMember', 'achievementsEarned', 'knighthood', 'doge']);
/** Share of a member's XP that may come from achievements. */
const XP_SHARE = 0.6;

const DAYS_PER_YEAR = 365.25;
const daysSince = (from: Date, now: Date): number => (now.getTime() - from.getTime()) / DAY_MS;

interface Candidate {
  readonly row: AchievementRow;
  readonly order: number;
}

/** Lower targets of a rule come before higher ones, and each member likes some rules better than others. */
function candidates(rows: readonly AchievementRow[], memberId: number): AchievementRow[] {
  const chains = Map.groupBy(
    rows.filter(({ metric }) => !NOT_BY_CHANCE.has(metric)),
    ({ metric, subject }) => `${metric}:${subject ?? ''}`,
  );
  return [...chains]
    .flatMap(([chain, steps]): Candidate[] => {
      const taste = randomFor(`taste:${memberId}:${chain}`).next();
      return steps.map((row, step) => ({ row, order: step / steps.length + taste * 0.6 }));
    })
    .sort((a, b) => a.order - b.order)
    .map(({ row }) => row);
}

/** Number of achievements of a member: random, but enough for the level. */
function countFor(level: number, memberId: number): number {
  const random = randomFor(`achievements:${memberId}`);
  return level > 20 ? achievementsNeeded(level) + random.int(2, 12) : 4 + level * 4 + random.int(0, level * 3);
}

/** A member's achievements over the years, oldest first, within their XP. */
export function earnedBy(rows: readonly AchievementRow[], owner: MemberRow, now: Date): EarnedRow[] {
  const { id: memberId = 0, rankLevel: level = 0, experiencePoints: xp = 0, createdAt = now } = owner;
  const certain: Certain = { level, yearsAsMember: Math.floor(daysSince(createdAt, now) / DAYS_PER_YEAR) };
  const chosen = rows.filter(({ metric, target }) => target <= (certain[metric] ?? -1));
  const wanted = countFor(level, memberId);
  let left = xp * XP_SHARE - chosen.reduce((sum, row) => sum + row.xp, 0);
  for (const row of candidates(rows, memberId)) {
    if (chosen.length >= wanted || left < row.xp) break;
    chosen.push(row);
    left -= row.xp;
  }
  for (const row of rows.filter(({ metric }) => metric === 'achievementsEarned')) {
    if (row.target <= chosen.length) chosen.push(row);
  }
  const random = randomFor(`earned:${memberId}`);
  const days = daysSince(createdAt, now);
  return chosen.map((row, index) => ({
    memberId,
    achievementId: row.id,
    earnedAt: daysFrom(createdAt, days * 0.98 * ((index + random.next()) / chosen.length)),
  }));
}
