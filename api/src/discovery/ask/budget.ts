import { COUNTED_NOUNS, UNIT_NAMES } from '../amounts.ts';
import { ABOUT } from '../search-limits.ts';
import { unaccented } from '../vocabulary.ts';
import { type Count, countAt } from './counts.ts';
import { PhraseBook } from './phrases.ts';
import type { Sentence } from './sentence.ts';

/** A sum that a sentence names, as a search has it: 'under 15000 kr'. */
export interface Budget {
  readonly text: string;
}

type Bound = 'about' | 'most' | 'least' | 'between' | 'bare';

const BOUNDS = new PhraseBook<Bound>([
  [
    'under|max|maximalt|maximum|högst|upp till|inte mer än|inte över|inte kostar mer än|inte kosta mer än|' +
      'inte kostar över|inte får kosta mer än|inte får kosta över|inte dyrare än|inte får vara dyrare än|ej över|ej dyrare än|' +
      'billigare än|mindre än|lägre än|maxpris',
    'most',
  ],
  ['som mest|max kosta|budget på|budgeten är|budget|taket är|tak på|får kosta|kosta|kostar|har bara', 'most'],
  ['över|minst|från|mer än|dyrare än|inte under|ej under|inte billigare än', 'least'],
  ['runt|omkring|ungefär|cirka|ca|kring|typ', 'about'],
  ['mellan', 'between'],
]);

const CURRENCY = new Set(['kr', 'kronor', 'kronors', 'sek', 'spann', 'riksdaler']);
const MULTIPLIERS: Readonly<Record<string, number>> = {
  k: 1000,
  tusen: 1000,
  tkr: 1000,
  lax: 1000,
  laxar: 1000,
  papp: 1000,
  tusenlappar: 1000,
  hundra: 100,
  hundralappar: 100,
};
/** Multipliers that name money by themselves. */
const IS_MONEY = new Set(['tkr', 'lax', 'laxar', 'papp', 'tusenlappar', 'hundralappar']);
/** Smaller sums are only sums with their currency. */
const MIN_BARE = 50;
const MAX_SUM = 10_000_000;
const THOUSAND = 1000;
/** Words after a number that make it no sum, as sentences have them; 'pa' is the word 'på' there, and no pressure. */
const COUNTS = new Set(
  [...UNIT_NAMES, ...COUNTED_NOUNS, ...'person bit del port korgar h p mp gig giga uttag decibel knyck'.split(' ')].map(
    unaccented,
  ),
);
COUNTS.delete('pa');
const isCount = (word: string): boolean => COUNTS.has(word) || /^(?:aring|timm|gang)\p{L}*$/u.test(word);

interface Sum {
  amount: number;
  length: number;
  isMarked: boolean;
  /** What the number is multiplied by: 1000 in 'tre tusen'. */
  multiplier: number;
}

/** A number that may be a sum: 'en' and 'ett' are articles. */
function numberAt(sentence: Sentence, at: number): Count | null {
  const count = countAt(sentence, at);
  return count !== null && (count.value > 1 || sentence.number(at) !== null) ? count : null;
}

function sumAt(sentence: Sentence, at: number): Sum | null {
  const number = numberAt(sentence, at);
  if (number === null) return null;
  const { length } = number;
  const next = sentence.word(at + length);
  const multiplier = MULTIPLIERS[next];
  const after = at + length + (multiplier === undefined ? 0 : 1);
  const hasCurrency = CURRENCY.has(sentence.word(after));
  const amount = Math.round(number.value * (multiplier ?? 1));
  const isMarked =
    hasCurrency ||
    IS_MONEY.has(next) ||
    (multiplier !== undefined && next !== 'k') ||
    /tusen|hundra/.test(sentence.word(at));
  const isPerHour = sentence.word(after) === 'i' && sentence.word(after + 1) === 'timmen';
  const isOfOther = !hasCurrency && !IS_MONEY.has(next) && (isPerHour || isCount(sentence.word(after)));
  if (amount > MAX_SUM || amount <= 0 || isOfOther || (!isMarked && amount < MIN_BARE)) return null;
  const spoken = sentence.word(at + length - 1).endsWith('tusen') ? THOUSAND : 1;
  return { amount, length: after - at + Number(hasCurrency), isMarked, multiplier: multiplier ?? spoken };
}

const SPAN_WORDS = new Set(['och', 'till']);

/** The 'två' of 'mellan två och tre tusen'. */
function numberBefore(sentence: Sentence, at: number, isBetween: boolean): Omit<Sum, 'multiplier'> | null {
  const number = isBetween ? numberAt(sentence, at) : null;
  return number === null ? null : { amount: number.value, length: number.length, isMarked: false };
}

/** 'mellan 500 och 1 000 kr', '500–1000 kr'. */
function spanAt(sentence: Sentence, at: number, isBetween: boolean): (Budget & { length: number }) | null {
  const first = sumAt(sentence, at) ?? numberBefore(sentence, at, isBetween);
  if (first === null) return null;
  const joint = SPAN_WORDS.has(sentence.word(at + first.length)) ? 1 : 0;
  const second = sumAt(sentence, at + first.length + joint);
  if (second === null || (!isBetween && (!second.isMarked || (joint === 0 && first.isMarked)))) return null;
  const least = first.amount < MIN_BARE ? first.amount * second.multiplier : first.amount;
  const [from, to] = [least, second.amount].sort((a, b) => a - b);
  return { text: `${from}–${to} kr`, length: first.length + joint + second.length };
}

function budgetText(bound: Bound, amount: number): string {
  if (bound === 'least') return `minst ${amount} kr`;
  if (bound !== 'about') return `under ${amount} kr`;
  return `${Math.round(amount * (1 - ABOUT))}–${Math.round(amount * (1 + ABOUT))} kr`;
}

function boundAt(sentence: Sentence, at: number): { bound: Bound; length: number } {
  const [match] = BOUNDS.at(sentence, at);
  return match === undefined ? { bound: 'bare', length: 0 } : { bound: match.meaning, length: match.length };
}

const NOT = new Set(['inte', 'ej']);
const MAX_AFTER_NOT = 5;

/** Whether 'inte' stands before a bound in the same clause: 'får inte gå loss på mer än'. */
function isDenied(sentence: Sentence, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - MAX_AFTER_NOT); before -= 1) {
    if (NOT.has(sentence.word(before))) return true;
    if (sentence.beginsClause(before)) return false;
  }
  return false;
}

/** Takes the first sum of money out of a sentence; null without such. */
export function readBudget(sentence: Sentence): Budget | null {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const { bound, length } = boundAt(sentence, at);
    const span = bound === 'between' || bound === 'bare' ? spanAt(sentence, at + length, bound === 'between') : null;
    if (span !== null) {
      sentence.take(at, length + span.length);
      return { text: span.text };
    }
    const sum = sumAt(sentence, at + length);
    if (sum === null || (bound === 'bare' && !sum.isMarked)) continue;
    const isMost = bound === 'least' && isDenied(sentence, at);
    sentence.take(at, length + sum.length);
    return { text: budgetText(isMost ? 'most' : bound, sum.amount) };
  }
  return null;
}

const CHEAP = new PhraseBook<true>([
  [
    'billig*|prisvärd*|inte så dyr*|inte för dyr*|inte dyr*|inte är dyr*|inte är så dyr*|inte är för dyr*|' +
      'inte alltför dyr*|inte har så mycket pengar|inte så mycket pengar|inte har råd|ont om pengar|liten budget|låg budget|snål budget|inte kostar skjortan|inte kostar så mycket|lågt pris|bra pris',
    true,
  ],
]);

/** Takes 'billig' out of a sentence. */
export function readCheap(sentence: Sentence): boolean {
  const found = CHEAP.all(sentence);
  for (const { at, length } of found) sentence.take(at, length);
  return found.length > 0;
}
