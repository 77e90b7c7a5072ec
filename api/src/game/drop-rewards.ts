import { randomInt } from 'node:crypto';
import type { DropCode, DropReward } from '@shop/contracts';
import { ORDER_ALPHABET } from '@shop/domain/order-number';
import { kronorToOre } from '@shop/domain/money';
import { addDays, startOfDay } from '@shop/server/calendar';
import { unixSeconds } from '../clock.ts';
import type { Tx } from '../db/client.ts';
import { discountCode, memberAvatarPart, type supplyDropReward } from '../db/schema/index.ts';
import { settleExperience } from './experience.ts';
import { monthName, type MonthId } from './months.ts';

export type RewardRow = typeof supplyDropReward.$inferSelect;
export type CodeRow = typeof discountCode.$inferSelect;

/** Days that a code is valid after the day on which it was won. */
const CODE_DAYS = 90;
const CODE_LETTERS = 8;

export const serializeReward = ({ kind, name, description, amount }: RewardRow): DropReward => ({
  kind,
  name,
  description,
  amount,
});

/** A code with what is left of it: used, ended by time or by the shop, or valid. */
export function serializeCode(row: CodeRow | null, now: Date): DropCode | null {
  if (row?.endsAt == null) return null;
  const isUsed = row.maxUses !== null && row.uses >= row.maxUses;
  const isOver = !row.isActive || now >= row.endsAt;
  return { code: row.code, endsAt: unixSeconds(row.endsAt), state: isUsed ? 'used' : isOver ? 'ended' : 'valid' };
}

/** 27⁸ codes, each bound to its member, so that none is worth guessing. */
const newCode = (): string =>
  `LADA-${Array.from({ length: CODE_LETTERS }, () => ORDER_ALPHABET.charAt(randomInt(ORDER_ALPHABET.length))).join('')}`;

interface Handover {
  readonly memberId: number;
  readonly dropId: MonthId;
  readonly reward: RewardRow;
}

/** Issues a code that works once, for this member alone, without a minimum purchase. */
async function issueCode(
  tx: Tx,
  { memberId, dropId }: Handover,
  { kind, value }: Pick<CodeRow, 'kind' | 'value'>,
  now: Date,
): Promise<CodeRow> {
  const [row] = await tx
    .insert(discountCode)
    .values({
      code: newCode(),
      name: `Förrådslåda ${monthName(dropId)}`,
      kind,
      value,
      endsAt: startOfDay(addDays(now, CODE_DAYS + 1)),
      maxUses: 1,
      memberId,
    })
    .returning();
  if (row === undefined) throw new Error('A code was not stored.');
  return row;
}

/** Gives the member what was drawn, in the transaction of the draw; returns the code where the reward is one. */
export async function handOver(tx: Tx, handover: Handover, now: Date): Promise<CodeRow | null> {
  const { memberId, dropId, reward } = handover;
  const { kind, amount } = reward;
  switch (kind) {
    case 'xp': {
      const reason = `Förrådslåda ${monthName(dropId)}`;
      await settleExperience(tx, { memberId, kind: 'supplyDrop', source: String(dropId), amount, reason }, now);
      return null;
    }
    case 'avatarPart':
      await tx.insert(memberAvatarPart).values({ memberId, classId: amount, wonAt: now }).onConflictDoNothing();
      return null;
    case 'discountCode':
      return issueCode(tx, handover, { kind: 'percent', value: amount }, now);
    case 'freeShippingCode':
      return issueCode(tx, handover, { kind: 'freeShipping', value: kronorToOre(amount) }, now);
  }
}
