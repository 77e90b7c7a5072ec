import type { Benefit } from '@shop/contracts';
import { achievementsNeeded, MAX_RANK_LEVEL, rankGroup, xpThreshold } from '@shop/domain/ranks';
import { MINIMUM_PURCHASE_FOR_FREE_SHIPPING } from '@shop/domain/shipping-methods';
import { asc, count, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { benefit, member, memberAchievement } from '../db/schema/index.ts';

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
    freeShippingFrom: MINIMUM_PURCHASE_FOR_FREE_SHIPPING['SEK'] ?? 0,
  };
}
