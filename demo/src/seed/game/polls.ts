import type { poll, pollOption } from '@shop/api/db/schema';
import { daysFrom } from '../engine/calendar.ts';
import { randomFor } from '../engine/random.ts';

/** [question, options, first day from now, last day from now] */
const POLLS: readonly (readonly [string, readonly string[], number, number])[] = [
  ['Var spelar du helst?', ['I soffan', 'Vid skrivbordet', 'På bussen', 'Hos en kompis'], -75, -45],
  ['Hur många skärmar har du på skrivbordet?', ['Ingen', 'En', 'Två', 'Tre eller fler'], -45, -15],
  [
    'Vad ska vi ha mer av i butikerna?',
    ['Provspelningsstationer', 'Brädspelskvällar', 'Verkstad för egna byggen', 'Fyndvaror', 'Kaffe'],
    -15,
    20,
  ],
  ['Vad önskar du dig mest i år?', ['Ett spel', 'En dator', 'Hörlurar', 'Något till hemmet', 'En bok'], 20, 50],
];

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
