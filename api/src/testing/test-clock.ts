import type { Clock } from '../clock.ts';

/** A clock that advances only when a test does so. */
export interface TestClock extends Clock {
  set(to: Date | string): void;
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/** An ordinary Friday morning in Swedish winter time. */
export const TEST_START = '2026-11-20T09:00:00.000Z';

export function createTestClock(start: Date | string = TEST_START): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (to) => {
      now = new Date(to);
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
  };
}
