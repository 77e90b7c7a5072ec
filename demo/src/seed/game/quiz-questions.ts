import * as z from 'zod';
import type { quizQuestion } from '@shop/api/db/schema';
import { readData } from '../engine/read-data.ts';

/** The question, the right option, three wrong ones, and why the right one is right. */
const Question = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.string().min(1)]);

const QUESTIONS = readData('game/quiz.json', z.record(z.string(), z.array(Question)));

/** The right option's position differs from question to question, and every round shuffles it again. */
export const quizQuestionRows = (): (typeof quizQuestion.$inferInsert)[] =>
  Object.entries(QUESTIONS)
    .flatMap(([topic, list]) => list.map((question) => ({ topic, question })))
    .map(({ topic, question: [text, right, one, other, third, explanation] }, index) => {
      const wrong = [one, other, third];
      const correctIndex = index % (wrong.length + 1);
      const options = wrong.toSpliced(correctIndex, 0, right);
      return { id: index + 1, topic, text, options, correctIndex, explanation, isActive: true };
    });
