import { formatWholeNumber } from '@shop/domain/money';
import { type Amount, amountOf, inUnit } from './amounts.ts';
import type { Listings } from './listing-cache.ts';

/** A part of a search that was understood as a filter. */
export interface UnderstoodLimit {
  kind: 'amount' | 'cheap' | 'price';
  /** As shoppers read it: 'Högst 300 kr'. */
  label: string;
  /** The search without it: where the chip leads that takes it away. */
  without: string;
}

/** Keeps the rows within a limit; null where the shop knows no such values. */
type Keep = (rows: readonly number[], listings: Listings, isMember: boolean) => readonly number[] | null;

export interface SearchLimit extends UnderstoodLimit {
  keep: Keep;
}

export interface LimitedSearch {
  /** What is left to search for. */
  text: string;
  limits: readonly SearchLimit[];
}

const ORE = 100;
const NUMBER = String.raw`\d{1,3}(?:[  ]\d{3})+|\d+(?:[.,]\d+)?`;
const CURRENCY = String.raw`(?:kr(?:onor)?|sek|:-)`;
const AT_MOST = String.raw`under|max(?:imalt|imum)?|högst|upp\s+till|billigare\s+än|mindre\s+än|kortare\s+än|lättare\s+än`;
const AT_LEAST = String.raw`över|minst|från|mer\s+än|dyrare\s+än|större\s+än|längre\s+än|bredare\s+än|starkare\s+än`;
const STRICT = /under|än|över/;
const END = String.raw`(?![\p{L}\d])`;
const START = String.raw`(?<![\p{L}\d])`;

const SPAN = new RegExp(
  String.raw`${START}(?:för\s+)?(?:mellan\s+|från\s+)?(${NUMBER})\s*(?:kr)?\s*(?:[–-]|och|till)\s*(${NUMBER})\s*${CURRENCY}${END}`,
  'iu',
);
const BETWEEN = new RegExp(String.raw`${START}mellan\s+(${NUMBER})\s+och\s+(${NUMBER})${END}`, 'iu');
const BOUND = new RegExp(
  String.raw`${START}(?:för\s+)?(${AT_MOST}|${AT_LEAST})\s+(${NUMBER})(\s?k(?=\s|$)|\s*${CURRENCY}|\s?"|\s?[\p{L}]+)?${END}`,
  'iu',
);
const PLAYERS = new RegExp(String.raw`${START}(?:för\s+)?(\d{1,2})\s+(?:spelare|personer)${END}`, 'iu');
const AGE = new RegExp(
  String.raw`${START}(?:för\s+|till\s+|från\s+)?(?:en\s+)?(\d{1,2})(?:\s+år|[\s-]?åring(?:ar|en|arna)?)${END}`,
  'iu',
);
const CHEAP = /(?<!\p{L})(?:billig(?:a|t|aste|ast|are)?|prisvärd(?:a|t)?|budget)(?!\p{L})/iu;

/** Sums that nobody writes without saying what they are: 'under 30' is no price. */
const LEAST_BARE_PRICE = 50;
const THOUSAND = 1000;

const numberOf = (text: string): number => Number(text.replace(/[  ]/g, '').replace(',', '.'));

const SPOKEN = ['noll', 'en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio'];
const SPOKEN_BEFORE = new RegExp(
  String.raw`${START}(${SPOKEN.slice(1).join('|')})(?=\s+(?:spelare|personer|år)${END})`,
  'giu',
);
const withDigits = (text: string): string =>
  text.replace(SPOKEN_BEFORE, (word) => String(SPOKEN.indexOf(word.toLowerCase())));

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

const byPrice =
  (from: number, to: number): Keep =>
  (rows, { table }, isMember) => {
    const prices = isMember ? table.memberPrices : table.prices;
    return rows.filter((row) => (prices[row] ?? 0) >= from * ORE && (prices[row] ?? 0) <= to * ORE);
  };

const kronor = (amount: number): string => `${formatWholeNumber(amount)} kr`;

/** The half of the products that costs least. */
const cheapHalf: Keep = (rows, { table }, isMember) => {
  const prices = isMember ? table.memberPrices : table.prices;
  const sorted = rows.map((row) => prices[row] ?? 0).sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return rows.filter((row) => (prices[row] ?? 0) <= middle);
};

/** Products with a value, among those with any value in this unit, that passes. */
const byAmount =
  (unit: string, passes: (amount: Amount) => boolean): Keep =>
  (rows, { table, labels }) => {
    const wanted = new Set<number>();
    let isKnown = false;
    for (const [name, { kind, label }] of labels) {
      const amount = kind === 'attribute' ? amountOf(label) : null;
      if (amount?.unit !== unit) continue;
      isKnown = true;
      const number = table.numberOf(name);
      if (number !== undefined && passes(amount)) wanted.add(number);
    }
    if (!isKnown) return null;
    return rows.filter((row) => {
      for (let at = table.starts[row] ?? 0; at < (table.starts[row + 1] ?? 0); at += 1) {
        if (wanted.has(table.tags[at] ?? -1)) return true;
      }
      return false;
    });
  };

interface Match {
  kind: UnderstoodLimit['kind'];
  label: string;
  keep: Keep;
}

function bound(words: string, digits: string, unitText = ''): Match | null {
  const isUpper = new RegExp(`^(?:${AT_MOST})$`, 'iu').test(words);
  const unit = unitText.trim().toLowerCase();
  const isMoney = unit === '' || unit === 'k' || new RegExp(`^${CURRENCY}$`, 'iu').test(unit);
  if (isMoney) {
    const amount = numberOf(digits) * (unit === 'k' ? THOUSAND : 1);
    if (unit === '' && amount < LEAST_BARE_PRICE) return null;
    return isUpper
      ? { kind: 'price', label: `Högst ${kronor(amount)}`, keep: byPrice(0, amount) }
      : { kind: 'price', label: `Minst ${kronor(amount)}`, keep: byPrice(amount, Infinity) };
  }
  const wanted = inUnit(numberOf(digits), unit);
  if (wanted === null) return null;
  const isStrict = STRICT.test(words.toLowerCase());
  const passes = ({ from, to }: Amount): boolean => {
    if (isUpper) return isStrict ? from < wanted.from : from <= wanted.from;
    return isStrict ? to > wanted.from : to >= wanted.from;
  };
  const about = isUpper ? (isStrict ? 'Under' : 'Högst') : isStrict ? 'Över' : 'Minst';
  return { kind: 'amount', label: `${about} ${digits} ${unitText.trim()}`, keep: byAmount(wanted.unit, passes) };
}

const READERS: readonly { pattern: RegExp; read: (match: RegExpExecArray) => Match | null }[] = [
  ...[SPAN, BETWEEN].map((pattern) => ({
    pattern,
    read: ([, from = '', to = '']: RegExpExecArray): Match | null => {
      const [least, most] = [numberOf(from), numberOf(to)].sort((a, b) => a - b);
      if (least === undefined || most === undefined || most < LEAST_BARE_PRICE) return null;
      return { kind: 'price', label: `${formatWholeNumber(least)}–${kronor(most)}`, keep: byPrice(least, most) };
    },
  })),
  { pattern: AGE, read: ([, years = '']) => ageLimit(Number(years)) },
  { pattern: BOUND, read: ([, words = '', digits = '', unit]) => bound(words, digits, unit) },
  {
    pattern: PLAYERS,
    read: ([, players = '']) => ({
      kind: 'amount',
      label: `${players} spelare`,
      keep: byAmount('spelare', ({ from, to }) => from <= Number(players) && to >= Number(players)),
    }),
  },
  { pattern: CHEAP, read: () => ({ kind: 'cheap', label: 'Billigare hälften', keep: cheapHalf }) },
];

/** Things for children are marked with the age from which they are meant. */
function ageLimit(years: number): Match {
  return { kind: 'amount', label: `${years} år`, keep: byAmount('år', ({ from }) => from <= years) };
}

/**
 * Takes the limits out of a typed search: prices ('under 300 kr', '300–500 kr', 'billig'), amounts with units ('minst
 * 16 GB'), players and ages. What is left is searched for; where nothing is left, everything within the limits is
 * found.
 */
export function readLimits(typed: string): LimitedSearch {
  let text = withDigits(typed.normalize('NFC'));
  const found: (Match & { typed: string })[] = [];
  for (const { pattern, read } of READERS) {
    const match = pattern.exec(text);
    const limit = match === null ? null : read(match);
    if (match === null || limit === null) continue;
    found.push({ ...limit, typed: match[0] });
    text = tidy(text.replace(match[0], ' '));
  }
  const whole = tidy(withDigits(typed.normalize('NFC')));
  return {
    text,
    limits: found.map(({ typed: part, ...limit }) => ({ ...limit, without: tidy(whole.replace(part, ' ')) })),
  };
}
