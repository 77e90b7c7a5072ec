import { addDays, startOfDay } from '@shop/server/calendar';
import type { discountCode, experienceLedger, supplyDropOpening } from '@shop/api/db/schema';
import { monthName, monthOf, monthStart } from '@shop/api/game/months';
import { daysFrom } from '../engine/calendar.ts';
import { KNOWN_MEMBERS } from '../people/members.ts';
import { supplyDropRewardRows } from './supply-drop-rewards.ts';

type CodeRow = typeof discountCode.$inferInsert;
type LedgerRow = typeof experienceLedger.$inferInsert;
type OpeningRow = typeof supplyDropOpening.$inferInsert;

/** Far above the codes of the campaigns. */
const FIRST_CODE_ID = 900_000;
const CODE_DAYS = 90;

/**
 * The drops of the two months before this one, opened by each member in the README: XP, and a code before it that is
 * still valid. This month's is left to open.
 */
export function earlierOpenings(now: Date): { rows: OpeningRow[]; codes: CodeRow[]; ledger: LedgerRow[] } {
  const last = monthOf(daysFrom(monthStart(monthOf(now)), -3));
  const before = monthOf(daysFrom(monthStart(last), -3));
  const lastAt = daysFrom(monthStart(last), 4);
  const beforeAt = daysFrom(monthStart(before), 24);
  const rewards = supplyDropRewardRows();
  const xp = rewards.find(({ kind }) => kind === 'xp');
  const code = rewards.find(({ kind }) => kind === 'discountCode');
  if (xp === undefined || code === undefined) return { rows: [], codes: [], ledger: [] };
  return {
    rows: KNOWN_MEMBERS.flatMap(({ id: memberId }): OpeningRow[] => [
      { memberId, dropId: last, rewardId: xp.id, openedAt: lastAt, discountCodeId: null },
      {
        memberId,
        dropId: before,
        rewardId: code.id,
        openedAt: beforeAt,
        discountCodeId: FIRST_CODE_ID + memberId,
      },
    ]),
    codes: KNOWN_MEMBERS.map(({ id: memberId }): CodeRow => ({
      id: FIRST_CODE_ID + memberId,
      code: `LADA-${String(memberId).padStart(8, '2')}`,
      name: `Förrådslåda ${monthName(before)}`,
      kind: 'percent',
      value: code.amount,
      endsAt: startOfDay(addDays(now, CODE_DAYS / 2)),
      maxUses: 1,
      memberId,
    })),
    ledger: KNOWN_MEMBERS.map(({ id: memberId }): LedgerRow => ({
      memberId,
      amount: xp.amount,
      kind: 'supplyDrop',
      source: String(last),
      reason: `Förrådslåda ${monthName(last)}`,
      createdAt: lastAt,
    })),
  };
}
