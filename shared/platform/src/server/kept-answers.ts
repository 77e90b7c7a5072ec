import { LRUCache } from 'lru-cache';
import { freshSeconds } from './fresh-seconds.ts';

/** Of JSON text; parsed it takes two to three times as much. */
const MOST_CHARACTERS = 12_000_000;

export interface KeptAnswer {
  data: unknown;
  /** Milliseconds since 1970. */
  freshUntil: number;
}

/** Answers of the api that are the same for everybody, parsed and checked once for all pages. */
export interface KeptAnswers {
  get(key: string): KeptAnswer | undefined;
  /**
   * Keeps an answer that its headers allow to; tells until when, 0 when it may not be kept.
   *
   * @param seconds for answers whose headers speak to others: the contract allows it
   */
  keep(key: string, answer: { data: unknown; headers: Headers; length: number }, seconds?: number): number;
}

/** Nobody may change what others are going to read. */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
};

export const createKeptAnswers = (now: () => number = Date.now): KeptAnswers => {
  const kept = new LRUCache<string, KeptAnswer & { length: number }>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  return {
    get(key) {
      const answer = kept.get(key);
      return answer !== undefined && now() < answer.freshUntil ? answer : undefined;
    },
    keep(key, { data, headers, length }, allowed) {
      const seconds = freshSeconds(headers, allowed);
      if (!(seconds > 0)) return 0;
      const freshUntil = now() + seconds * 1000;
      kept.set(key, { data: deepFreeze(data), freshUntil, length });
      return freshUntil;
    },
  };
};
