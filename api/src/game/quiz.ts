import { QUIZ_ROUND_QUESTIONS, type QuizResult, type QuizReview, type QuizRound } from '@shop/contracts';
import { formatIsoDay, HOUR_MS } from '@shop/domain/dates';
import { addDays, startOfDay } from '@shop/server/calendar';
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../db/client.ts';
import { quizQuestion, quizRound, type RoundQuestion } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { recordGameEvent } from './events.ts';
import { lockMember, settleExperience } from './experience.ts';
import { type RandomSource, shuffledIndexes } from './random.ts';

/** Maximum XP of one day [O6-13]; points are the same number. */
export const MAX_XP_PER_DAY = 100;
const XP_PER_QUESTION = MAX_XP_PER_DAY / QUIZ_ROUND_QUESTIONS;
/**
 * Time that a round stays open after its start, over midnight too: nobody is hurried by the clock, and a limit beyond
 * 20 hours needs no way to extend it (WCAG 2.2.1).
 */
const OPEN_MS = 21 * HOUR_MS;

type RoundRow = typeof quizRound.$inferSelect;

export const dayOf = (now: Date): string => formatIsoDay(now);

/** First instant of the next day; days in Stockholm have 23 to 25 hours. */
export const nextDayAt = (now: Date): Date => startOfDay(addDays(now, 1));

/** The round that counts for today: today's own, or one of yesterday that is still open. */
export async function findRound(on: DbOrTx, memberId: number, now: Date): Promise<RoundRow | undefined> {
  const isOpen = and(isNull(quizRound.scoredAt), gt(quizRound.startedAt, new Date(now.getTime() - OPEN_MS)));
  const [row] = await on
    .select()
    .from(quizRound)
    .where(and(eq(quizRound.memberId, memberId), or(eq(quizRound.day, dayOf(now)), isOpen)))
    .orderBy(desc(quizRound.day))
    .limit(1);
  return row;
}

const readQuestions = async (on: DbOrTx, { questions }: Pick<RoundRow, 'questions'>) => {
  const ids = questions.map(({ id }) => id);
  const rows = await on.select().from(quizQuestion).where(inArray(quizQuestion.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
};

/** A round as the member sees it: options in the order of the round, and nothing that reveals the right one. */
export async function serializeRound(on: DbOrTx, round: RoundRow): Promise<QuizRound> {
  const found = await readQuestions(on, round);
  return {
    day: round.day,
    questions: round.questions.flatMap(({ id, order }) => {
      const row = found.get(id);
      if (row === undefined) return [];
      const { topic, text, options } = row;
      return [{ id, topic, text, options: order.map((index) => options[index] ?? '') }];
    }),
  };
}

/** The questions with the member's options and the right ones; nothing before the round is scored [O6-13]. */
async function readReview(on: DbOrTx, round: RoundRow): Promise<QuizReview[]> {
  const { answers, scoredAt } = round;
  if (answers === null || scoredAt === null) return [];
  const found = await readQuestions(on, round);
  return round.questions.flatMap(({ id, order }, place) => {
    const row = found.get(id);
    if (row === undefined) return [];
    const { topic, text, options, correctIndex, explanation } = row;
    return [
      {
        topic,
        text,
        options: order.map((index) => options[index] ?? ''),
        chosen: answers[place] ?? null,
        right: order.indexOf(correctIndex),
        explanation,
      },
    ];
  });
}

export async function readResult(on: DbOrTx, round: RoundRow): Promise<QuizResult | null> {
  const { correct, xp } = round;
  if (correct === null || xp === null) return null;
  return { correct, score: correct * XP_PER_QUESTION, xp, review: await readReview(on, round) };
}

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

const playedAlready = (): ApiError => new ApiError('CONFLICT', 'Du har redan spelat i dag. Kom tillbaka i morgon!');

/** The open round, else a new one for today [O6-13]; 409 when today's has been scored. */
export async function issueRound(db: Db, memberId: number, now: Date, random: RandomSource): Promise<QuizRound> {
  const open = await findRound(db, memberId, now);
  if (open === undefined) {
    const questions = await pickQuestions(db, random);
    if (questions.length < QUIZ_ROUND_QUESTIONS) throw new ApiError('UNAVAILABLE', 'Det finns inget quiz just nu.');
    await db
      .insert(quizRound)
      .values({ memberId, day: dayOf(now), questions, startedAt: now })
      .onConflictDoNothing();
  }
  const round = open ?? (await findRound(db, memberId, now));
  if (round === undefined || round.scoredAt !== null) throw playedAlready();
  return serializeRound(db, round);
}

interface Entry {
  readonly day: string;
  /** Per question the number of the option as it was shown. */
  readonly answers: readonly (number | null)[];
}

/** Whether each answer is right. */
async function checkAnswers(tx: Tx, round: RoundRow, answers: Entry['answers']): Promise<boolean[]> {
  const found = await readQuestions(tx, round);
  return round.questions.map(({ id, order }, index) => {
    const choice = answers[index];
    return choice != null && order[choice] !== undefined && order[choice] === found.get(id)?.correctIndex;
  });
}

/**
 * Scores the open round once [O6-13]: of concurrent calls one succeeds, the others are refused. A round of yesterday
 * becomes today's, so that a day never gives more than one round's XP.
 */
export async function scoreRound(db: Db, memberId: number, { day, answers }: Entry, now: Date) {
  return inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    const round = await findRound(tx, memberId, now);
    if (round !== undefined && round.scoredAt !== null) throw playedAlready();
    if (round?.day !== day) throw new ApiError('CONFLICT', 'Rundan är inte igång. Starta dagens runda.');
    const isRight = await checkAnswers(tx, round, answers);
    const correct = isRight.filter(Boolean).length;
    const xp = correct * XP_PER_QUESTION;
    const today = dayOf(now);
    const scored = { day: today, scoredAt: now, correct, xp, answers };
    await tx
      .update(quizRound)
      .set(scored)
      .where(and(eq(quizRound.memberId, memberId), eq(quizRound.day, day)));
    const earning = { memberId, kind: 'game', source: today, reason: 'Dagens quiz' } as const;
    await settleExperience(tx, { ...earning, amount: xp }, now);
    await recordGameEvent(tx, 'quizScored', memberId, now);
    const review = await readReview(tx, { ...round, ...scored });
    return { correct, score: xp, xp, review, answers: isRight };
  });
}
