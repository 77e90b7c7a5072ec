import { rankLevelFor } from '@shop/domain/ranks';
import { and, count, eq, sum } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { experienceLedger, type ExperienceKind, member, memberAchievement } from '../db/schema/index.ts';

/** XP that one source (an order, a review, a drop …) has given a member in total. */
export interface Earning {
  readonly memberId: number;
  readonly kind: ExperienceKind;
  readonly source: string;
  /** Total XP, not the change: 0 takes back what was given. */
  readonly amount: number;
  /** The ledger's text for the member, in Swedish. */
  readonly reason: string;
  /** Text where XP is taken back; defaults to `reason`. */
  readonly reversalReason?: string;
}

export interface Standing {
  readonly level: number;
  readonly levelBefore: number;
}

/**
 * Serializes changes of one member's XP, achievements and rank. Other transactions may still write rows that merely
 * reference the member.
 */
export async function lockMember(tx: Tx, memberId: number): Promise<void> {
  await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update');
}

/**
 * Writes the row that brings a source's total to `amount`; nothing when it is right already, so the call is idempotent
 * [O4-38]. The member must be locked. Returns the change in XP.
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

/**
 * Updates balance and rank in the member's row from the ledger and the achievements [O4-37]. The member must be locked.
 */
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

/** Settles a source's total and updates balance and rank, in the caller's transaction. Returns the change in XP. */
export async function settleExperience(tx: Tx, earning: Earning, now: Date): Promise<number> {
  await lockMember(tx, earning.memberId);
  const difference = await writeDifference(tx, earning, now);
  if (difference !== 0) await refreshStanding(tx, earning.memberId);
  return difference;
}
