import type { SupplyDrop, WonReward } from '@shop/contracts';
import { rankGroup } from '@shop/domain/ranks';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { Db, DbOrTx } from '../db/client.ts';
import { discountCode, member, memberAvatarPart, supplyDropOpening, supplyDropReward } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { type CodeRow, handOver, type RewardRow, serializeCode, serializeReward } from './drop-rewards.ts';
import { recordGameEvent } from './events.ts';
import { lockMember } from './experience.ts';
import { monthName, monthOf, monthStart, nextMonth, type MonthId } from './months.ts';
import { pickWeighted, type RandomSource } from './random.ts';

const MINIMUM_LEVEL = 1;
/** Opened drops listed beside this month's. */
const LISTED = 24;

/** The rank group of a level; throws below the first level, which has no drop [O4-37]. */
function requireGroup(level: number): string {
  const group = rankGroup(level);
  if (group === null || level < MINIMUM_LEVEL) {
    throw new ApiError('FORBIDDEN', 'Du behöver en medlemsnivå för att få förrådslådor.');
  }
  return group;
}

/** Possible rewards for this member: no avatar part that they have won already. */
const readRewards = (on: DbOrTx, group: string, memberId: number): Promise<RewardRow[]> =>
  on
    .select()
    .from(supplyDropReward)
    .where(
      and(
        eq(supplyDropReward.rankGroup, group),
        eq(supplyDropReward.isActive, true),
        sql`not (${supplyDropReward.kind} = 'avatarPart' and exists (select 1 from ${memberAvatarPart} p
          where p.member_id = ${memberId} and p.class_id = ${supplyDropReward.amount}))`,
      ),
    )
    .orderBy(desc(supplyDropReward.weight), asc(supplyDropReward.id));

interface Opening {
  readonly openedAt: Date;
  readonly reward: RewardRow;
  readonly code: CodeRow | null;
}

const serializeWon = ({ reward, code }: Omit<Opening, 'openedAt'>, now: Date): WonReward => ({
  ...serializeReward(reward),
  code: serializeCode(code, now),
});

function serializeDrop(id: MonthId, now: Date, opened?: Opening): SupplyDrop {
  return {
    id,
    name: `Förrådslåda ${monthName(id)}`,
    state: opened !== undefined ? 'opened' : id > monthOf(now) ? 'coming' : 'available',
    minimumRankLevel: MINIMUM_LEVEL,
    availableAt: unixSeconds(monthStart(id)),
    endsAt: unixSeconds(monthStart(nextMonth(id))),
    openedAt: opened === undefined ? null : unixSeconds(opened.openedAt),
    items: opened === undefined ? [] : [serializeWon(opened, now)],
  };
}

/** The next drop, this month's and the opened ones, with the odds of the member's rank group [O7-08]. */
export async function readSupplyDrops(db: Db, memberId: number, level: number, now: Date) {
  const rewards = await readRewards(db, requireGroup(level), memberId);
  const opened = await db
    .select({
      dropId: supplyDropOpening.dropId,
      openedAt: supplyDropOpening.openedAt,
      reward: supplyDropReward,
      code: discountCode,
    })
    .from(supplyDropOpening)
    .innerJoin(supplyDropReward, eq(supplyDropReward.id, supplyDropOpening.rewardId))
    .leftJoin(discountCode, eq(discountCode.id, supplyDropOpening.discountCodeId))
    .where(eq(supplyDropOpening.memberId, memberId))
    .orderBy(desc(supplyDropOpening.dropId))
    .limit(LISTED);
  const current = monthOf(now);
  const coming = nextMonth(current);
  const total = rewards.reduce((sum, { weight }) => sum + weight, 0);
  const isOpened = opened.some(({ dropId }) => dropId === current);
  return {
    supplyDrops: [
      serializeDrop(coming, now),
      ...(isOpened ? [] : [serializeDrop(current, now)]),
      ...opened.map((each) => serializeDrop(each.dropId, now, each)),
    ],
    nextAt: unixSeconds(monthStart(coming)),
    odds: rewards.map((row) => ({ ...serializeReward(row), probability: row.weight / total })),
  };
}

/**
 * Opens this month's drop once [O6-10]: draw, reward and opening are one transaction, and only its commit is reported.
 * The level is read inside, so that it is the one that the draw uses.
 */
export async function openDrop(
  db: Db,
  memberId: number,
  dropId: MonthId,
  now: Date,
  random: RandomSource,
): Promise<WonReward[]> {
  return inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    const [owner] = await tx.select({ level: member.rankLevel }).from(member).where(eq(member.id, memberId));
    const group = requireGroup(owner?.level ?? 0);
    if (dropId !== monthOf(now)) throw notFound('Lådan går inte att öppna nu.');
    const reward = pickWeighted(await readRewards(tx, group, memberId), random);
    const stored = await tx
      .insert(supplyDropOpening)
      .values({ memberId, dropId, rewardId: reward.id, openedAt: now })
      .onConflictDoNothing()
      .returning({ dropId: supplyDropOpening.dropId });
    if (stored.length === 0) throw new ApiError('CONFLICT', 'Du har redan öppnat månadens låda.');
    const code = await handOver(tx, { memberId, dropId, reward }, now);
    if (code !== null) {
      const own = and(eq(supplyDropOpening.memberId, memberId), eq(supplyDropOpening.dropId, dropId));
      await tx.update(supplyDropOpening).set({ discountCodeId: code.id }).where(own);
    }
    await recordGameEvent(tx, 'dropOpened', memberId, now);
    return [serializeWon({ reward, code }, now)];
  });
}
