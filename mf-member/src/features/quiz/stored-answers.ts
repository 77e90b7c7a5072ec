import type { QuizRound } from '@shop/contracts/api/member-world';

/** Per question the number of the chosen option; null for none yet. */
export type Answers = readonly (number | null)[];

const KEY = 'quizAnswers';

interface Stored {
  readonly memberId: number;
  readonly day: string;
  readonly answers: readonly unknown[];
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'memberId' in value &&
  'day' in value &&
  'answers' in value &&
  Array.isArray(value.answers);

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
};

/**
 * The answers that this member has given in the round so far, as far as this browser has stored them: what is not an
 * option of its question counts as none.
 */
export function readAnswers(storage: Storage, memberId: number, { day, questions }: QuizRound): Answers {
  const stored = parse(storage.getItem(KEY));
  const known = isStored(stored) && stored.memberId === memberId && stored.day === day ? stored.answers : [];
  return questions.map(({ options }, place) => {
    const answer = known[place];
    return typeof answer === 'number' && options[answer] !== undefined ? answer : null;
  });
}

/** Stores the answers, so that neither a reload nor a lost network loses one. A full storage changes nothing. */
export function writeAnswers(storage: Storage, memberId: number, { day }: QuizRound, answers: Answers): void {
  try {
    storage.setItem(KEY, JSON.stringify({ memberId, day, answers } satisfies Stored));
  } catch {
    // They remain on the page.
  }
}

export const forgetAnswers = (storage: Storage): void => storage.removeItem(KEY);
