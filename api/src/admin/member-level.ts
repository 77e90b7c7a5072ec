import { randomUUID } from 'node:crypto';
import { putAdminLevel } from '@shop/contracts/api/admin';
import { achievementsNeeded, xpThreshold } from '@shop/domain/ranks';
import { count, eq } from 'drizzle-orm';
import { member as memberTable, memberAchievement } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { lockMember, settleExperience } from '../game/experience.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { audited } from './audited.ts';
import { refuseOwnInterest } from './own-interest.ts';
import { refused } from './refused.ts';
import { staffRoute } from './staff-route.ts';

/** [O6-01] Levels follow from XP and achievements, whatever their source [O4-37]: an admin changes XP. */
export const registerAdminLevel: Feature = (app) => {
  staffRoute(app, putAdminLevel, async (call) => {
    const { id } = call.params;
    const { level, reason } = call.body;
    refuseOwnInterest(call, { memberId: id }, 'Ingen får ändra sin egen nivå.');
    const lowest = xpThreshold(level);
    if (lowest === null) throw refused('level', 'Nivån finns inte.');
    const isChanged = await audited(call, async (tx) => {
      await lockMember(tx, id);
      const [row] = await tx.select().from(memberTable).where(eq(memberTable.id, id));
      if (row === undefined) throw notFound();
      const before = { level: row.rankLevel, experiencePoints: row.experiencePoints };
      if (row.rankLevel === level) return [];
      const [earned] = await tx
        .select({ count: count() })
        .from(memberAchievement)
        .where(eq(memberAchievement.memberId, id));
      const needed = achievementsNeeded(level);
      if ((earned?.count ?? 0) < needed) throw new ApiError('CONFLICT', `Nivån kräver ${needed} prestationer.`);
      // A member loses no more than the step requires: a lowered level ends just below the next one.
      const experiencePoints = row.rankLevel < level ? lowest : (xpThreshold(level + 1) ?? lowest + 1) - 1;
      const amount = experiencePoints - row.experiencePoints;
      const source = `staff:${randomUUID()}`;
      await settleExperience(tx, { memberId: id, kind: 'adjustment', source, amount, reason }, call.clock.now());
      return {
        action: 'update',
        entity: 'member',
        entityId: id,
        before,
        after: { level, experiencePoints, reason },
      };
    });
    const [row] = await call.db.select().from(memberTable).where(eq(memberTable.id, id));
    if (row === undefined) throw notFound();
    return { data: { isChanged, rankLevel: row.rankLevel, experiencePoints: row.experiencePoints } };
  });
};
