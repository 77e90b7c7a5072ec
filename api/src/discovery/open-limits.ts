import type { Leaning } from './kind-coverage.ts';
import type { Keep } from './search-limit.ts';

/** A limit at the end of what is typed, of which the number may still grow. */
export interface OpenLimit {
  /** What is typed without it. */
  text: string;
  leaning: Leaning;
  /** The prices that the number may become; null where nothing tells them. */
  keep: Keep | null;
}

const ORE = 100;
/** How many digits may follow. */
const MAX_MORE_DIGITS = 3;
/** From here on a number without a word for a limit may be a sum. */
const MIN_SUM = 100;
/** A second sum is rarely further off. */
const SPAN = 3;

const UNDER = String.raw`under|max\p{L}*|högst|upp till|inte (?:dyrare|mer) än|<=?|≤`;
const OVER = String.raw`över|minst|från|dyrare än|>=?|≥`;
const DIGITS = String.raw`\d[\d\s]*`;
const COSTS = String.raw`(?:(?:som )?(?:får )?kosta[rd]?e? )?`;

const UNDER_SUM = new RegExp(String.raw`(?:^|\s)${COSTS}(?:${UNDER})\s*(${DIGITS})$`, 'iu');
const OVER_SUM = new RegExp(String.raw`(?:^|\s)${COSTS}(?:${OVER})\s*(${DIGITS})$`, 'iu');
/** The second sum is as long as the first when it is typed. */
const BETWEEN_SUM = new RegExp(
  String.raw`(?:^|\s)(?:mellan\s+(${DIGITS})(?:(?:o|och|[–-])\s*(\d*))?|(\d+)\s?[–-]\s?(\d*))$`,
  'iu',
);
const BARE_SUM = /\s([1-9]\d{2,5})$/u;

/** Words after which a sum comes. */
const CHEAP_PHRASES = ['under', 'maximalt', 'högst', 'upp till', 'inte dyrare än', 'inte mer än', 'som kostar max'];
const DEAR_PHRASES = ['över', 'minst', 'från'];
/** Praise of a price, also before what is wanted. */
const CHEAP_WORD = /(?:^|\s)(?:bill|billi|billig\p{L}*|prisv\p{L}*|budge\p{L}*)$/iu;
const SHORTEST_BEGINNING = 3;

/** The text before a phrase that its end begins, where more than one word of it is typed; null for other ends. */
function beforePhrase(text: string, phrases: readonly string[]): string | null {
  for (const { index } of text.matchAll(/(?<=\s)\S/gu)) {
    const end = text.slice(index).toLowerCase();
    if (end.length < SHORTEST_BEGINNING || !phrases.some((phrase) => phrase.startsWith(end))) continue;
    return end.includes(' ') ? text.slice(0, index).trim() : text;
  }
  return null;
}

const digitsOf = (text: string | undefined): number => Number((text ?? '').replace(/\s/g, ''));

/** The products within the prices of the fewest further digits that have any: of 'tv under 60' those under 6999 kr. */
const grown =
  (rangeOf: (digits: number) => readonly [from: number, to: number]): Keep =>
  (rows, { table }) => {
    for (let digits = 0; digits <= MAX_MORE_DIGITS; digits += 1) {
      const [from, to] = rangeOf(digits);
      const kept = rows.filter((row) => (table.prices[row] ?? 0) >= from * ORE && (table.prices[row] ?? 0) <= to * ORE);
      if (kept.length > 0) return kept;
    }
    return null;
  };

/** Prices up to a sum, of which not all digits may be typed. */
const upTo = (sum: number): Keep => grown((digits) => [0, digits === 0 ? sum : (sum + 1) * 10 ** digits - 1]);
/** Prices from a sum on, which only grows with further digits. */
const atLeast =
  (sum: number): Keep =>
  (rows, { table }) => {
    const kept = rows.filter((row) => (table.prices[row] ?? 0) >= sum * ORE);
    return kept.length > 0 ? kept : null;
  };
/** Prices from a sum on, of which not all digits may be typed. */
const fromOn = (sum: number): Keep => grown((digits) => [sum * 10 ** digits, SPAN * sum * 10 ** digits]);

/** Whether a second sum goes on, which is no less than the first: '300–1' does, '300–500' may be all. */
const isUnfinished = (least: number, second: string): boolean => least >= MIN_SUM && Number(second) < least;

/** The most that a second sum may become, of which the first digits are typed: of '300–1' it is 1999 kr. */
function mostOf(least: number, second: string): number {
  if (second === '') return SPAN * least;
  let most = Number(second);
  while (most < least) most = 10 * most + 9;
  return most;
}

/** Prices between a sum and one of which not all digits are typed. */
const between =
  (least: number, second: string): Keep =>
  (rows, { table }) => {
    const isWithin = (price: number): boolean => price >= least * ORE && price <= mostOf(least, second) * ORE;
    const kept = rows.filter((row) => isWithin(table.prices[row] ?? 0));
    return kept.length > 0 ? kept : null;
  };

/** Reads the limit that is being typed: 'tv under 60', 'mobil mellan 3000 o', 'mus billi'. */
export function readOpenLimit(typed: string): OpenLimit {
  const text = typed.trim().replace(/\s+/g, ' ');
  const without = (match: RegExpExecArray): string => text.slice(0, match.index).trim();
  const under = UNDER_SUM.exec(text);
  if (under !== null) return { text: without(under), leaning: 'cheap', keep: upTo(digitsOf(under[1])) };
  const over = OVER_SUM.exec(text);
  if (over !== null) return { text: without(over), leaning: 'dear', keep: atLeast(digitsOf(over[1])) };
  const sums = BETWEEN_SUM.exec(text);
  const [, first = '', second = ''] = (sums ?? []).filter((part) => part !== undefined);
  const least = digitsOf(first);
  if (sums !== null && isUnfinished(least, second)) {
    const isFirstTyped = !/\d$/u.test(sums[0]) || second !== '';
    return { text: without(sums), leaning: null, keep: isFirstTyped ? between(least, second) : fromOn(least) };
  }
  if (CHEAP_WORD.test(text)) return { text, leaning: 'cheap', keep: null };
  const cheap = beforePhrase(text, CHEAP_PHRASES);
  if (cheap !== null) return { text: cheap, leaning: 'cheap', keep: null };
  const dear = beforePhrase(text, DEAR_PHRASES);
  if (dear !== null) return { text: dear, leaning: 'dear', keep: null };
  return { text, leaning: null, keep: null };
}

/** The prices that a number at the end may tell, where it is part of no name; null where it is no sum. */
export function readBareSum(text: string): Pick<OpenLimit, 'text' | 'keep'> | null {
  const match = BARE_SUM.exec(text);
  const sum = digitsOf(match?.[1]);
  return match === null || sum < MIN_SUM ? null : { text: text.slice(0, match.index), keep: fromOn(sum) };
}
