import { type Game, QUIZ_ROUND_QUESTIONS, type QuizRound } from '@shop/contracts';
import { formatIsoDay } from '@shop/domain/dates';
import { addDays, startOfDay } from '@shop/server/calendar';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db, DbOrTx } from '../db/client.ts';
import { quizQuestion, quizRound, type RoundQuestion } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { recordGameEvent } from './events.ts';
import { lockMember, settleExperience } from './experience.ts';
import { type RandomSource, shuffledIndexes } from './random.ts';

/** Maximum XP of one day [O6-13]; points are the same number. */
export const MAX_XP_PER_DAY = 100;
const XP_PER_QUESTION = MAX_XP_PER_DAY / QUIZ_ROUND_QUESTIONS;

type RoundRow = typeof quizRound.$inferSelect;

export const dayOf = (now: Date): string => formatIsoDay(now);

/** First instant of the next day; days in Stockholm have 23 to 25 hours. */
export const nextDayAt = (now: Date): Date => startOfDay(addDays(now, 1));

export async function findRound(on: DbOrTx, memberId: number, day: string): Promise<RoundRow | undefined> {
  const [row] = await on
    .select()
    .from(quizRound)
    .where(and(eq(quizRound.memberId, memberId), eq(quizRound.day, day)));
  return row;
}

/** A round as the member sees it: options in the order of the round, and nothing that reveals the right one. */
export async function serializeRound(on: DbOrTx, { day, questions }: RoundRow): Promise<QuizRound> {
  const rows = await on
    .select({ id: quizQuestion.id, topic: quizQuestion.topic, text: quizQuestion.text, options: quizQuestion.options })
    .from(quizQuestion)
    .where(
      inArray(
        quizQuestion.id,
        questions.map(({ id }) => id),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    day,
    questions: questions.flatMap(({ id, order }) => {
      const row = byId.get(id);
      return row === undefined ? [] : { ...row, options: order.map((index) => row.options[index] ?? '') };
    }),
  };
}

export const serializeResult = ({ correct, xp }: RoundRow): Game['result'] =>
  correct === null || xp === null ? null : { correct, score: correct * XP_PER_QUESTION, xp };

async function pickQuestions(db: DbOrTx, random: RandomSource): Promise<RoundQuestion[]> {
  const all = await db
    .select({ id: quizQuestion.id, options: quizQuestion.options })
    .from(quizQuestion)
    .where(eq(quizQuestion.isActive, true))
    .orderBy(quizQuestion.id);
  return shuffledIndexes(all.length, random)
    .slice(0, QUIZ_ROUND_QUESTIONS)
    .flatMap((place) => all[place] ?? [])
    .map(({ id, options }) => ({ id, order: shuffledIndexes(options.length, random) }));
}

/** Today's round, created or already issued [O6-13]; 409 when it has been scored. */
export async function issueRound(db: Db, memberId: number, now: Date, random: RandomSource): Promise<QuizRound> {
  const day = dayOf(now);
  const questions = await pickQuestions(db, random);
  if (questions.length < QUIZ_ROUND_QUESTIONS) throw new ApiError('UNAVAILABLE', 'Det finns inget quiz just nu.');
  await db.insert(quizRound).values({ memberId, day, questions, startedAt: now }).onConflictDoNothing();
  const round = await findRound(db, memberId, day);
  if (round === undefined || round.scoredAt !== null) {
    throw new ApiError('CONFLICT', 'Du har redan spelat i dag. Kom tillbaka i morgon!');
  }
  return serializeRound(db, round);
}

/** Scores today's round once [O6-13]: of concurrent calls one succeeds, the others are refused. */
export async function scoreRound(
  db: Db,
  memberId: number,
  { day, answers }: { day: string; answers: readonly (number | null)[] },
  now: Date,
) {
  return inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    const round = day === dayOf(now) ? await findRound(tx, memberId, day) : undefined;
    if (round === undefined) throw new ApiError('CONFLICT', 'Rundan är inte igång. Starta dagens runda.');
    if (round.scoredAt !== null) throw new ApiError('CONFLICT', 'Du har redan spelat i dag. Kom tillbaka i morgon!');
    const ids = round.questions.map(({ id }) => id);
    const rows = await tx
      .select({ id: quizQuestion.id, correctIndex: quizQuestion.correctIndex })
      .from(quizQuestion)
      .where(inArray(quizQuestion.id, ids));
    const rightOf = new Map(rows.map((row) => [row.id, row.correctIndex]));
    const isRight = round.questions.map(({ id, order }, index) => {
      const choice = answers[index];
      return choice != null && order[choice] !== undefined && order[choice] === rightOf.get(id);
    });
    const correct = isRight.filter(Boolean).length;
    const xp = correct * XP_PER_QUESTION;
    await tx
      .update(quizRound)
      .set({ scoredAt: now, correct, xp })
      .where(and(eq(quizRound.memberId, memberId), eq(quizRound.day, day)));
    await settleExperience(tx, { memberId, kind: 'game', source: day, amount: xp, reason: `Dagens quiz ${day}` }, now);
    await recordGameEvent(tx, 'quizScored', memberId, now);
    return { correct, score: xp, xp, answers: isRight };
  });
}
