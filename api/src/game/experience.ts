import { rankLevelFor } from '@shop/domain/ranks';
import { and, count, eq, sum } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { experienceLedger, type ExperienceKind, member, memberAchievement } from '../db/schema/index.ts';

/** What one source (an order, a review, a drop …) has given a member, all in all. */
export interface Earning {
  readonly memberId: number;
  readonly kind: ExperienceKind;
  readonly source: string;
  /** XP in all, not the change: 0 takes back what was given. */
  readonly amount: number;
  /** What the member reads of it, in Swedish. */
  readonly reason: string;
  /** The same where something is taken back; `reason` when left out. */
  readonly reversalReason?: string;
}

export interface Standing {
  readonly level: number;
  readonly levelBefore: number;
}

/**
 * Lets changes of one member's XP, achievements and rank come one after another. It does not stop others from writing
 * rows that merely point to the member.
 */
export async function lockMember(tx: Tx, memberId: number): Promise<void> {
  await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update');
}

/**
 * Writes the row that brings what a source has given to `amount`; nothing when it is there already, so that the same
 * call may come again [O4-38]. The member must be locked. Answers the change.
 */
async function writeDifference(tx: Tx, earning: Earning, now: Date): Promise<number> {
  const { memberId, kind, source, amount } = earning;
  const [given] = await tx
    .select({ sum: sum(experienceLedger.amount) })
    .from(experienceLedger)
    .where(
      and(
        eq(experienceLedger.memberId, memberId),
        eq(experienceLedger.kind, kind),
        eq(experienceLedger.source, source),
      ),
    );
  const difference = amount - Number(given?.sum ?? 0);
  if (difference !== 0) {
    const reason = difference < 0 ? (earning.reversalReason ?? earning.reason) : earning.reason;
    await tx.insert(experienceLedger).values({ memberId, kind, source, amount: difference, reason, createdAt: now });
  }
  return difference;
}

/** [O4-37] Makes the member's row say what the ledger and the achievements add up to. The member must be locked. */
export async function refreshStanding(tx: Tx, memberId: number): Promise<Standing> {
  const [[ledger], [earned], [before]] = [
    await tx
      .select({ sum: sum(experienceLedger.amount) })
      .from(experienceLedger)
      .where(eq(experienceLedger.memberId, memberId)),
    await tx.select({ count: count() }).from(memberAchievement).where(eq(memberAchievement.memberId, memberId)),
    await tx.select({ level: member.rankLevel }).from(member).where(eq(member.id, memberId)),
  ];
  const experiencePoints = Number(ledger?.sum ?? 0);
  const level = rankLevelFor(experiencePoints, earned?.count ?? 0);
  await tx.update(member).set({ experiencePoints, rankLevel: level }).where(eq(member.id, memberId));
  return { level, levelBefore: before?.level ?? 0 };
}

/** Settles what a source has given and brings balance and rank up to date, in the caller's transaction. Answers the change. */
export async function settleExperience(tx: Tx, earning: Earning, now: Date): Promise<number> {
  await lockMember(tx, earning.memberId);
  const difference = await writeDifference(tx, earning, now);
  if (difference !== 0) await refreshStanding(tx, earning.memberId);
  return difference;
}
