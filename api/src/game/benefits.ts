import type { Benefit, Earning } from '@shop/contracts';
import { REVIEW_XP, XP_PER_KRONA } from '@shop/domain/experience';
import { achievementsNeeded, MAX_RANK_LEVEL, rankGroup, xpThreshold } from '@shop/domain/ranks';
import { MINIMUM_PURCHASE_FOR_FREE_SHIPPING } from '@shop/domain/shipping-methods';
import { and, asc, count, eq, max, min } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { achievement, benefit, member, memberAchievement, supplyDropReward } from '../db/schema/index.ts';
import { MAX_XP_PER_DAY } from './quiz.ts';

const fixed = (kind: Earning['kind'], amount: number): Earning => ({ kind, from: amount, to: amount });

/** Everything that earns XP, from the same figures that give it; the supply drop for the member's rank group. */
async function readEarnings(db: Db, level: number): Promise<Earning[]> {
  const [[achievements], [drops]] = await Promise.all([
    db.select({ from: min(achievement.xp), to: max(achievement.xp) }).from(achievement),
    db
      .select({ to: max(supplyDropReward.amount) })
      .from(supplyDropReward)
      .where(
        and(
          eq(supplyDropReward.kind, 'xp'),
          eq(supplyDropReward.isActive, true),
          eq(supplyDropReward.rankGroup, rankGroup(level) ?? ''),
        ),
      ),
  ]);
  const { from, to } = achievements ?? {};
  const earnings = [fixed('purchase', XP_PER_KRONA), fixed('review', REVIEW_XP)];
  if (typeof from === 'number' && typeof to === 'number') earnings.push({ kind: 'achievement', from, to });
  earnings.push({ kind: 'game', from: 0, to: MAX_XP_PER_DAY });
  // Other rewards than XP are in the box, too.
  if (typeof drops?.to === 'number') earnings.push({ kind: 'supplyDrop', from: 0, to: drops.to });
  return earnings;
}

/**
 * All benefits by level [O7-13], with those of the member's own level and the XP that the next one needs [O2.17-04].
 */
export async function readBenefits(db: Db, memberId: number) {
  const [rows, [owner], [earned]] = await Promise.all([
    db.select().from(benefit).orderBy(asc(benefit.minimumRankLevel), asc(benefit.sort), asc(benefit.id)),
    db
      .select({ level: member.rankLevel, experiencePoints: member.experiencePoints })
      .from(member)
      .where(eq(member.id, memberId)),
    db.select({ count: count() }).from(memberAchievement).where(eq(memberAchievement.memberId, memberId)),
  ]);
  const { level, experiencePoints } = owner ?? { level: 0, experiencePoints: 0 };
  const achievements = earned?.count ?? 0;
  const next = level + 1;
  const isTop = level >= MAX_RANK_LEVEL;
  const benefits = rows.map(({ id, name, description, icon, minimumRankLevel }): Benefit => ({
    id,
    name,
    description,
    icon,
    minimumRankLevel,
    rankGroup: rankGroup(minimumRankLevel) ?? '',
    isActive: level >= minimumRankLevel,
  }));
  return {
    benefits,
    rank: {
      level,
      group: rankGroup(level),
      experiencePoints,
      achievements,
      experienceToNext: isTop ? null : Math.max(0, (xpThreshold(next) ?? 0) - experiencePoints),
      achievementsToNext: isTop ? null : Math.max(0, achievementsNeeded(next) - achievements),
    },
    earnings: await readEarnings(db, level),
    freeShippingFrom: MINIMUM_PURCHASE_FOR_FREE_SHIPPING['SEK'] ?? 0,
  };
}
