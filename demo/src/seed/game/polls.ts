import * as z from 'zod';
import type { poll, pollOption } from '@shop/api/db/schema';
import { readData } from '../engine/read-data.ts';
import { daysFrom } from '../engine/calendar.ts';
import { randomFor } from '../engine/random.ts';

/** [question, options, first day from now, last day from now] */
const POLLS = readData('game/polls.json', z.array(z.tuple([z.string(), z.array(z.string()), z.int(), z.int()])));

/** Two that have ended, the one that runs now, and the next. */
export function pollRows(now: Date) {
  const polls: (typeof poll.$inferInsert)[] = [];
  const options: (typeof pollOption.$inferInsert)[] = [];
  POLLS.forEach(([question, texts, from, to], index) => {
    const id = index + 1;
    const random = randomFor(`poll:${id}`);
    polls.push({ id, question, startsAt: daysFrom(now, from), endsAt: daysFrom(now, to) });
    texts.forEach((text, sort) =>
      options.push({ id: id * 100 + sort + 1, pollId: id, text, sort, votes: from > 0 ? 0 : random.int(40, 900) }),
    );
  });
  return { polls, options };
}
