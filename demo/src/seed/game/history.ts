import { DAY_MS, formatIsoDay } from '@shop/domain/dates';
import type { experienceLedger, member, quizRound } from '@shop/api/db/schema';
import { daysFrom } from '../engine/calendar.ts';
import { type Random, randomFor } from '../engine/random.ts';

type LedgerRow = typeof experienceLedger.$inferInsert;
type RoundRow = typeof quizRound.$inferInsert;

const QUIZ_DAYS = 25;
const QUESTIONS = 5;
const XP_PER_QUESTION = 20;

/** Rounds of the last weeks; today is left to play. */
function roundsOf(memberId: number, random: Random, questionCount: number, now: Date): RoundRow[] {
  const share = random.chance(0.35) ? random.next() : 0;
  return Array.from({ length: QUIZ_DAYS }, (_, index) => index + 1)
    .filter(() => random.chance(share))
    .map((daysAgo): RoundRow => {
      const at = new Date(now.getTime() - daysAgo * DAY_MS);
      const ids = random.some(
        Array.from({ length: questionCount }, (_, index) => index + 1),
        QUESTIONS,
      );
      const correct = random.int(1, QUESTIONS);
      return {
        memberId,
        day: formatIsoDay(at),
        questions: ids.map((id) => ({ id, order: [0, 1, 2, 3] })),
        startedAt: at,
        scoredAt: daysFrom(at, 0.002),
        correct,
        xp: correct * XP_PER_QUESTION,
      };
    });
}

/** Purchases in a store with the membership shown: XP without an order of the web shop. */
function storePurchases(memberId: number, random: Random, max: number, now: Date): LedgerRow[] {
  return Array.from({ length: random.chance(0.6) ? random.int(1, 4) : 0 }, (_, index) => ({
    memberId,
    amount: random.int(40, Math.max(60, Math.min(6000, max))),
    kind: 'adjustment' as const,
    source: `store-purchase-${index + 1}`,
    reason: 'Köp i butik',
    createdAt: daysFrom(now, -random.int(1, 70)),
  }));
}

/** A member's recent activity: quiz rounds, and the XP of these and of purchases in stores. */
export function recentHistory(owner: typeof member.$inferInsert, questionCount: number, now: Date) {
  const memberId = owner.id ?? 0;
  const random = randomFor(`history:${memberId}`);
  const max = Math.floor((owner.experiencePoints ?? 0) * 0.05);
  const rounds =
    max < QUIZ_DAYS * 2 ? [] : roundsOf(memberId, random, questionCount, now).slice(0, Math.floor(max / 100));
  const ledger = rounds.map(({ day, xp, scoredAt }): LedgerRow => ({
    memberId,
    amount: xp ?? 0,
    kind: 'game',
    source: day,
    reason: 'Dagens quiz',
    createdAt: scoredAt ?? now,
  }));
  return { rounds, ledger: [...ledger, ...(max < 100 ? [] : storePurchases(memberId, random, max, now))] };
}
