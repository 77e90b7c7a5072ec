import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { achievement, experienceLedger } from '../db/schema/index.ts';
import { lockMember, refreshStanding } from './experience.ts';
import { type Metric, reached } from './metrics.ts';
import { notifyOfAchievements, notifyOfLevel } from './notify-member.ts';

/** Metrics that each kind of event can change [O6-12]. */
const CHANGED = {
  orderSettled: [
    'ordersDelivered',
    'kronorSpent',
    'largestOrder',
    'unitsBought',
    'sectionUnits',
    'categoryUnits',
    'makerUnits',
    'sectionsBought',
    'makersBought',
    'fyndwareUnits',
    'digitalUnits',
    'preOrders',
    'storePickups',
    'nightOrders',
    'weekendOrders',
    'decemberOrders',
  ],
  reviewPublished: ['reviewsPublished', 'longReviews', 'verifiedReviews'],
  reviewLiked: ['reviewUpvotes'],
  voteCast: ['votesCast'],
  friendAccepted: ['friends'],
  anniversary: ['yearsAsMember'],
  quizScored: ['quizRounds', 'quizCorrect', 'quizPerfect', 'quizStreak'],
  dropOpened: ['dropsOpened', 'avatarParts'],
  wishlistChanged: ['wishlistProducts', 'wishlistsShared'],
  pollVoted: ['pollVotes'],
  knighted: ['knighthood'],
} as const satisfies Record<string, readonly Metric[]>;

export type GameEvent = keyof typeof CHANGED;

/** Metrics that granting achievements can change in turn. */
const AFTERMATH: readonly Metric[] = ['level', 'achievementsEarned'];

/** Metric of the achievement that only a call by the client grants [O7-46]; nothing measures it. */
const DOGE_METRIC = 'doge';

interface Granted {
  readonly id: number;
  readonly name: string;
  readonly xp: number;
}

async function credit(tx: Tx, memberId: number, ids: readonly number[], now: Date): Promise<Granted[]> {
  if (ids.length === 0) return [];
  const granted = await tx
    .select({ id: achievement.id, name: achievement.name, xp: achievement.xp })
    .from(achievement)
    .where(inArray(achievement.id, [...ids]))
    .orderBy(achievement.id);
  const rows = granted
    .filter(({ xp }) => xp > 0)
    .map(({ id, name, xp }) => ({
      memberId,
      amount: xp,
      kind: 'achievement' as const,
      source: String(id),
      reason: `Utmärkelsen ${name}`,
      createdAt: now,
    }));
  if (rows.length > 0) await tx.insert(experienceLedger).values(rows);
  return granted;
}

/** Stores the achievements that `source` selects (column `id`) and the member does not have yet, with their XP. */
async function grant(tx: Tx, memberId: number, source: { with: SQL; from: SQL }, now: Date): Promise<Granted[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`${source.with}
    insert into member_achievement (member_id, achievement_id, earned_at)
    select ${memberId}, a.id, ${now.toISOString()}::timestamptz from achievement a ${source.from}
    on conflict do nothing returning achievement_id as id`);
  const ids = rows.map(({ id }) => id);
  return credit(tx, memberId, ids, now);
}

/** Grants what the member has reached in these metrics and does not have yet. */
const grantReached = (tx: Tx, memberId: number, metrics: readonly Metric[], now: Date): Promise<Granted[]> => {
  const from = sql`join reached r on r.metric = a.metric and r.subject = a.subject where r.value >= a.target`;
  return grant(tx, memberId, { with: reached(metrics, memberId, now), from }, now);
};

/** Updates rank and achievements until nothing more follows, then notifies the member. The member must be locked. */
async function finish(tx: Tx, memberId: number, first: readonly Granted[], now: Date): Promise<void> {
  const granted = [...first];
  const { level, levelBefore } = await refreshStanding(tx, memberId);
  let current = level;
  for (;;) {
    const more = await grantReached(tx, memberId, AFTERMATH, now);
    if (more.length === 0) break;
    granted.push(...more);
    current = (await refreshStanding(tx, memberId)).level;
  }
  await notifyOfAchievements(tx, memberId, granted, now);
  if (current > levelBefore && levelBefore > 0) await notifyOfLevel(tx, memberId, current, now);
}

/**
 * Records that something has happened to a member: grants the achievements whose rule is now met, with their XP, and
 * updates the rank. Call it in the transaction of the event, after its writes; a repeated event changes nothing.
 */
export async function recordGameEvent(tx: Tx, event: GameEvent, memberId: number, now: Date): Promise<void> {
  await lockMember(tx, memberId);
  await finish(tx, memberId, await grantReached(tx, memberId, CHANGED[event], now), now);
}

/** Grants the achievement of the easter egg, once per member [O7-46]. False for a member who has it already. */
export async function grantDoge(tx: Tx, memberId: number, now: Date): Promise<boolean> {
  await lockMember(tx, memberId);
  const granted = await grant(tx, memberId, { with: sql``, from: sql`where a.metric = ${DOGE_METRIC}` }, now);
  if (granted.length === 0) return false;
  await finish(tx, memberId, granted, now);
  return true;
}
