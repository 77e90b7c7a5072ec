import { formatWholeNumber } from '@shop/domain/money';
import { MAX_AGE, tellsAge } from './ages.ts';
import { type Amount, COUNTED_NOUNS, UNIT_NAMES, amountOf, inUnit } from './amounts.ts';
import { numberWord } from './ask/number-words.ts';
import type { FacetLabel, Listings } from './listing-cache.ts';
import type { Keep, SearchLimit } from './search-limit.ts';
import { ORDER_READERS } from './search-orders.ts';
import { readProperties } from './search-properties.ts';
import { SUPERLATIVE_READERS } from './superlatives.ts';
import { inShopLengths } from './lengths.ts';
import { withoutDangling } from './search-kinds.ts';
import { tidy } from './search-text.ts';
import { unaccented } from './vocabulary.ts';

export interface LimitedSearch {
  /** What is left to search for. */
  text: string;
  limits: readonly SearchLimit[];
}

const ORE = 100;
const NUMBER = String.raw`\d{1,3}(?: \d{3})+|\d+(?:[.,]\d+)?`;
const CURRENCY = String.raw`(?:kr(?:onor)?|sek|spänn|:-)`;
/** What tells more and less of something, and 'inte' before it the contrary. */
const MORE = 'dyrare|mer|över|större|längre|bredare|starkare|tyngre|snabbare';
const LESS = 'under|billigare|mindre|lägre|kortare|lättare';
const BE = String.raw`kosta[rd]?e?|vara`;
/** What goes on as a limit after 'inte', and excludes nothing. */
export const BOUNDED = String.raw`${MORE}|${LESS}|${BE}|får\s+(?:${BE})`;
const NOT = String.raw`(?:inte|ej)\s+(?:(?:får\s+)?(?:${BE})\s+)?`;
const AT_MOST =
  String.raw`under|max(?:imalt|imum|pris)?|högst|som\s+mest|upp\s+till|budget\s+(?:på\s+)?|` +
  String.raw`${NOT}(?:${MORE})(?:\s+än)?|` +
  String.raw`(?:billigare|mindre|lägre|kortare|lättare|tystare|smalare|tunnare)\s+än|below|less\s+than|<=?|≤`;
const AT_LEAST =
  String.raw`${NOT}(?:${LESS})(?:\s+än)?|över|minst|från|` +
  String.raw`(?:mer|dyrare|större|längre|bredare|starkare|tyngre|snabbare)\s+än|over|at\s+least|>=?|≥`;
const STRICT = /^(?!inte\s|ej\s).*(?:under|än|över|below|over|than)|^[<>]$/u;
const END = String.raw`(?![\p{L}\d])`;
const START = String.raw`(?<![\p{L}\d])`;

const SPAN = new RegExp(
  String.raw`${START}(?:för\s+)?(?:mellan\s+|från\s+)?(${NUMBER})\s*${CURRENCY}?\s*(?:[–-]|och|till)\s*(${NUMBER})\s*${CURRENCY}${END}`,
  'iu',
);
const BETWEEN = new RegExp(
  String.raw`${START}mellan\s+(${NUMBER})\s*(?:[–-]|och)\s*(${NUMBER})${END}(?!\s?(?:\p{L}|"))`,
  'iu',
);
/** A sum alone: 'dator 5000 kr'. */
const SUM = new RegExp(String.raw`(?<![\p{L}\d.,])(${NUMBER})\s*${CURRENCY}${END}`, 'iu');
/** Two sums without anything that says what they are: '3000-5000'. */
const BARE_SPAN = /(?<=\s|^)([1-9]\d{2,5})\s?[–-]\s?([1-9]\d{2,5})(?=\s*$)/u;
const LONGEST_FIRST = UNIT_NAMES.toSorted((a, b) => b.length - a.length);
const UNIT = LONGEST_FIRST.join('|');
/** Units that may stand before other letters, as in '16gbram' and '27"skärm'; a single letter begins a word. */
const JOINABLE_UNIT = LONGEST_FIRST.filter((unit) => !/^\p{L}$/u.test(unit)).join('|');
/** '27–32 tum', 'mellan 2 och 4 spelare'. */
const AMOUNT_SPAN = new RegExp(
  String.raw`${START}(?:mellan\s+|från\s+)?(${NUMBER})\s*(?:[–-]|och|till)\s*(${NUMBER})[\s-]?(${UNIT})${END}`,
  'iu',
);
const COUNTED = COUNTED_NOUNS.join('|');
/** How far a price may be from 'runt 1000 kr', as a share of it. */
export const ABOUT = 0.2;
/** 'runt 1000 kr', 'ca 4000' */
const AROUND = new RegExp(
  String.raw`${START}(?:för\s+)?(?:runt|omkring|ungefär|cirka|ca\.?|kring|typ)\s+(${NUMBER})` +
    String.raw`(\s?k(?=\s|$)|\s*${CURRENCY}${END}|${END}(?!\s?(?:(?:${UNIT}|${COUNTED})${END}|")))`,
  'iu',
);
const BOUND = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:som\s+)?(?:får\s+)?kosta[rd]?e?\s+)?(?:för\s+)?(${AT_MOST}|${AT_LEAST})\s*(${NUMBER})` +
    String.raw`(\s?k(?=\s|$)|\s*${CURRENCY}|\s?(?:${UNIT}|${COUNTED})(?!\p{L}))?${END}`,
  'iu',
);
const PLAYERS = new RegExp(
  String.raw`${START}(?:för\s+)?(\d{1,2})\s*(?:spelare|personer|pers|deltagare|vuxna)${END}`,
  'iu',
);
/** 'Spel för två' is the name of a shelf. */
const FOR_SO_MANY = /\sför\s+([3-9])\s*$/iu;
const AGE = new RegExp(
  String.raw`${START}(?:för\s+|till\s+|från\s+)?(?:en\s+)?(\d{1,2})(?:\s*år|[\s-]?åring(?:ar|en|arna)?)${END}`,
  'iu',
);
/** 'present flicka 7' */
const AGE_OF_CHILD = /(?<!\p{L})(?:pojke|kille|son|flicka|tjej|dotter|barn|barnbarn)\s+(\d{1,2})\s*$/iu;
/**
 * An amount that the words find as well, and the word after it: it is shown as a chip, and keeps what fits it best.
 */
const EXACT = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{1,3} 000|\d+(?:[.,]\d+)?)[\s-]?((?:${UNIT})(?=s?${END})|(?:${JOINABLE_UNIT})(?=s?\p{L}{3}))(?:s${END})?(?=\s*(\p{L}+)?)`,
  'giu',
);
const CHEAP = /(?<!\p{L})(?:billig(?:a|t|aste|ast|are)?|prisvär(?:da?|t)|budget|cheap(?:est)?)(?!\p{L})/iu;

/** What is good for its price is not the cheapest. */
const CHEAPEST = /^(?:billig|cheap)/iu;

/** Sums that nobody writes without saying what they are: 'under 30' is no price. */
const MIN_BARE_PRICE = 50;
const THOUSAND = 1000;

const numberOf = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.'));

const SPOKEN_BEFORE =
  /(?<![\p{L}\d])(\p{L}{2,14})(?=\s+(?:spelare|personer|pers|vuxna|år|portar|fläktar|kärnor|pedaler|korgar|meters?|enheter|kilo|kg|liter|mil|tum|timmars?|gb|tb|watt|w)(?![\p{L}\d]))/giu;
/** 'tusenbitarspussel' */
const SPOKEN_PIECES = /(?<!\p{L})(\p{L}{3,14}?)bitars?[\s-]?(?=pussel)/giu;
/** 'powerbank tjugotusen' */
const SPOKEN_LAST = /(?<=\S\s+)\p{L}+tusen(?=\s*$)/giu;
/** 'treåring' */
const SPOKEN_AGE = /(?<!\p{L})(ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv)[\s-]?(?=åring)/giu;
const SPOKEN_AFTER_FOR = /(?<=\sför\s+)(tre|fyra|fem|sex|sju|åtta|nio)(?=\s*$)/giu;
/** Sums in words after a bound: 'under femhundra', 'max två tusen', 'under tusenlappen'. */
const SPOKEN_SUM = new RegExp(
  String.raw`(?<=(?:^|\s)(?:${AT_MOST}|${AT_LEAST}|och|mellan)\s+)(?:en\s+)?(\p{L}+(?:\s(?:hundra|tusen))?)(?![\p{L}\d])`,
  'giu',
);
const THOUSANDS = /(?<![\d.,])(\d{1,3})\s*(?:tusen|tkr|lax(?:ar)?|papp)(?!\p{L})/giu;
const MIN_SPOKEN_SUM = 50;
/** What memory is sold as: '2x16 gb' are 32. */
const KIT = /(?<![\p{L}\d])([248])\s?[x×]\s?(\d{1,3})(?:\s?gb)?(?![\p{L}\d])/iu;
const MEMORY = /gb|(?<!\p{L})ram|minne|ddr/iu;

const spoken = (words: string): number | null => numberWord(unaccented(words.toLowerCase()).replace(/\s/g, ''));

const withKits = (text: string): string =>
  MEMORY.test(text)
    ? text.replace(KIT, (_, pieces: string, size: string) => `${Number(pieces) * Number(size)} gb`)
    : text;

/** The text with numbers in digits where words tell amounts. */
const withDigits = (text: string): string =>
  inShopLengths(withKits(text).replace(SPOKEN_BEFORE, (word) => String(spoken(word) ?? word)))
    .replace(SPOKEN_PIECES, (whole, words: string) => (spoken(words) === null ? whole : `${spoken(words)} bitar `))
    .replace(SPOKEN_LAST, (word) => String(spoken(word) ?? word))
    .replace(SPOKEN_AGE, (word) => `${spoken(word.replace(/[\s-]/g, '')) ?? word} `)
    .replace(SPOKEN_AFTER_FOR, (word) => String(spoken(word) ?? word))
    .replace(SPOKEN_SUM, (whole, words: string) => {
      const sum = spoken(words.replace(/lapp(?:en|ar)?$/iu, ''));
      return sum === null || sum < MIN_SPOKEN_SUM ? whole : `${sum} kr`;
    })
    .replace(THOUSANDS, (_, digits: string) => `${Number(digits) * THOUSAND} kr`);

/** A number that ends a search: 'gamingdator 20000', 'mobil 2 990'. */
const LAST_NUMBER = /(?<=\S)\s+([1-9]\d?\s?\d{3})$/u;
const HUNDRED = 100;
/** What prices end in. */
const PRICE_ENDINGS = [0, 90, 95, 99];

/**
 * The search with the price that it ends in as about what the thing may cost; null without such a number. Only for what
 * finds nothing as it stands: a 'powerbank 20000' is one of 20 000 mAh.
 */
export const withBarePrice = (text: string): string | null => {
  const typed = text.trim();
  const [ending, price] = LAST_NUMBER.exec(typed) ?? [];
  if (ending === undefined || price === undefined) return null;
  const thing = typed.slice(0, -ending.length);
  const isPrice = PRICE_ENDINGS.includes(numberOf(price) % HUNDRED);
  return isPrice && /\p{L}/u.test(thing) ? `${thing} runt ${price} kr` : null;
};

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

/** The rows with a filter value that passes; null where no value is in its unit. */
function withValue(
  rows: readonly number[],
  { table, labels }: Listings,
  passes: (label: FacetLabel) => boolean | null,
): readonly number[] | null {
  const wanted = new Set<number>();
  let isKnown = false;
  for (const [name, label] of labels) {
    const isPassing = label.kind === 'attribute' ? passes(label) : null;
    if (isPassing === null) continue;
    isKnown = true;
    const number = table.numberOf(name);
    if (number !== undefined && isPassing) wanted.add(number);
  }
  if (!isKnown) return null;
  return rows.filter((row) => {
    for (let at = table.starts[row] ?? 0; at < (table.starts[row + 1] ?? 0); at += 1) {
      if (wanted.has(table.tags[at] ?? -1)) return true;
    }
    return false;
  });
}

/** Products with a value, among those with any value in this unit, that passes. */
const byAmount =
  (unit: string, passes: (amount: Amount) => boolean, isMeant: (label: FacetLabel) => boolean = () => true): Keep =>
  (rows, listings) =>
    withValue(rows, listings, (label) => {
      const amount = amountOf(label.label);
      return amount?.unit === unit && isMeant(label) ? passes(amount) : null;
    });

/** A value that tells an amount and nothing else: '16 GB', and not '16 GB VRAM'. */
const ONLY_AMOUNT = /^(?:från\s+)?[\d\s.,–]+[\s-]?(?:"|[\p{L}/]+)$/iu;

/** Sizes in inches are told without their decimals. */
const withoutDecimals = (inches: number): Keep =>
  byAmount('tum', ({ from, to }) => from === to && Math.floor(from) === inches);

/**
 * Keeps what has the very amount, where any of it does; what tells more than the amount counts less, unless it is the
 * word after it: '16 GB VRAM' for '16 gb vram'.
 */
const byExactAmount =
  ({ from, unit }: Amount, noun: string): Keep =>
  (rows, listings, isMember) => {
    const having = (isMeant: (label: string) => boolean): readonly number[] =>
      withValue(rows, listings, ({ label }) => {
        const amount = amountOf(label);
        return amount?.unit === unit && amount.from <= from && amount.to >= from && isMeant(label);
      }) ?? [];
    const isOfNoun = (label: string): boolean => noun !== '' && label.toLowerCase().endsWith(` ${noun}`);
    const isAlone = (label: string): boolean => ONLY_AMOUNT.test(label);
    let kept: readonly number[] = [];
    for (const isMeant of [isOfNoun, isAlone, () => true]) if (kept.length === 0) kept = having(isMeant);
    const shown = kept.length > 0 || unit !== 'tum' ? kept : withoutDecimals(from)(rows, listings, isMember);
    return shown !== null && shown.length > 0 ? shown : null;
  };

type Match = Pick<
  SearchLimit,
  'kind' | 'label' | 'keep' | 'amount' | 'price' | 'order' | 'facet' | 'isOptional' | 'isExtreme'
>;

const priced = (label: string, from: number, to: number): Match => ({
  kind: 'price',
  label,
  keep: byPrice(from, to),
  price: [from * ORE, to * ORE],
});

function bound(words: string, digits: string, unitText = ''): Match | null {
  const isUpper = new RegExp(`^(?:${AT_MOST})$`, 'iu').test(words);
  const unit = unitText.trim().toLowerCase();
  const isMoney = unit === '' || unit === 'k' || new RegExp(`^${CURRENCY}$`, 'iu').test(unit);
  if (isMoney) {
    const amount = numberOf(digits) * (unit === 'k' ? THOUSAND : 1);
    if (unit === '' && amount < MIN_BARE_PRICE) return null;
    return isUpper ? priced(`Högst ${kronor(amount)}`, 0, amount) : priced(`Minst ${kronor(amount)}`, amount, Infinity);
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

/** What somebody has to spend; a presentkort may be worth any sum. */
function sumLimit([, digits = '']: RegExpExecArray): Match | null {
  const amount = numberOf(digits);
  if (amount < MIN_BARE_PRICE) return null;
  const keep: Keep = (...list) => {
    const kept = byPrice(0, amount)(...list) ?? [];
    return kept.length > 0 ? kept : null;
  };
  return { kind: 'price', label: `Högst ${kronor(amount)}`, keep, isOptional: true };
}

/** Between two prices in kronor, both included. */
const spanOf = (least: number, most: number): Match =>
  priced(`${formatWholeNumber(least)}–${kronor(most)}`, least, most);

function around([, digits = '', unit = '']: RegExpExecArray): Match | null {
  const sum = numberOf(digits) * (unit.trim().toLowerCase() === 'k' ? THOUSAND : 1);
  if (sum < MIN_BARE_PRICE) return null;
  return spanOf(Math.round(sum * (1 - ABOUT)), Math.round(sum * (1 + ABOUT)));
}

function priceSpan([, from = '', to = '']: RegExpExecArray): Match | null {
  const [least, most] = [numberOf(from), numberOf(to)].sort((a, b) => a - b);
  return least === undefined || most === undefined || most < MIN_BARE_PRICE ? null : spanOf(least, most);
}

function amountSpan([, from = '', to = '', unit = '']: RegExpExecArray): Match | null {
  const [least, most] = [inUnit(numberOf(from), unit), inUnit(numberOf(to), unit)];
  if (least === null || most === null || least.from >= most.from) return null;
  const overlaps = ({ from: lower, to: upper }: Amount): boolean => upper >= least.from && lower <= most.from;
  // What is for '2–5 spelare' is for all of them; a tv of '32–43 tum' is of one size.
  const covers = (amount: Amount): boolean =>
    amount.from < amount.to && amount.from <= least.from && amount.to >= most.from;
  const isPoint = (amount: Amount): boolean => amount.from === amount.to && overlaps(amount);
  const keep: Keep = (...list) => {
    const each = [covers, isPoint, overlaps].map((passes) => byAmount(least.unit, passes)(...list));
    return each.find((kept) => kept !== null && kept.length > 0) ?? each[0] ?? null;
  };
  return { kind: 'amount', label: `${from}–${to} ${unit}`, keep };
}

/** '27 tums' is said before a noun. */
const GENITIVE = /(?<=tum|bitar|delar|meter)s$/iu;
/** A generation of mobile networks, and no weight. */
const GENERATION = /^[2-6]g$/i;

function exactAmount([words = '', digits = '', unit = '', noun = '']: RegExpExecArray): Match | null {
  if (GENERATION.test(words)) return null;
  const amount = inUnit(numberOf(digits), unit);
  if (amount === null) return null;
  // A väggfäste for 'Upp till 65 tum' is one for 55.
  const isWithin = ({ from, to }: Amount): boolean => from < to && from <= amount.from && to >= amount.from;
  const isVery = ({ from, to }: Amount): boolean => from === to && from === amount.from;
  const appliesTo = (rows: readonly number[], listings: Listings): boolean => {
    const having = (passes: (amount: Amount) => boolean) => byAmount(amount.unit, passes)(rows, listings, false) ?? [];
    return having(isWithin).length > 0 && having(isVery).length === 0;
  };
  const exists = ({ labels }: Listings): boolean =>
    [...labels.values()].some(({ kind, label }) => {
      const value = kind === 'attribute' ? amountOf(label) : null;
      return value !== null && value.unit === amount.unit && isWithin(value);
    });
  return {
    kind: 'amount',
    label: `${digits} ${unit.replace(GENITIVE, '')}`,
    keep: byExactAmount(amount, noun.toLowerCase()),
    amount,
    facet: { words, exists, appliesTo },
  };
}

const playersLimit = ([, players = '']: RegExpExecArray): Match => ({
  kind: 'amount',
  label: `${players} spelare`,
  keep: byAmount('spelare', ({ from, to }) => from <= Number(players) && to >= Number(players)),
});

const READERS: readonly { pattern: RegExp; read: (match: RegExpExecArray) => Match | null }[] = [
  ...[SPAN, BETWEEN, BARE_SPAN].map((pattern) => ({ pattern, read: priceSpan })),
  { pattern: AMOUNT_SPAN, read: amountSpan },
  ...[AGE, AGE_OF_CHILD].map((pattern) => ({
    pattern,
    read: ([, years = '']: RegExpExecArray) => ageLimit(Number(years)),
  })),
  { pattern: BOUND, read: ([, words = '', digits = '', unit]) => bound(words, digits, unit) },
  { pattern: AROUND, read: around },
  { pattern: SUM, read: sumLimit },
  ...[PLAYERS, FOR_SO_MANY].map((pattern) => ({ pattern, read: playersLimit })),
  {
    pattern: CHEAP,
    read: ([word]) => ({
      kind: 'cheap',
      label: 'Billigare hälften',
      keep: cheapHalf,
      ...(CHEAPEST.test(word) && { order: 'price-asc' }),
    }),
  },
  ...ORDER_READERS,
  ...SUPERLATIVE_READERS,
];

/** Things for children are marked with the age from which they are meant. */
function ageLimit(years: number): Match {
  const isOfAge = ({ groupName }: FacetLabel): boolean => tellsAge(groupName);
  if (years > MAX_AGE) {
    const from = byAmount('år', (amount) => amount.from === years, isOfAge);
    // A present for somebody of 80 may be anything, and games from 18 are those.
    const keep: Keep = (rows, listings, isMember) => {
      const kept = rows.length === listings.table.liveRows.length ? null : from(rows, listings, isMember);
      return kept?.length === 0 ? null : kept;
    };
    return { kind: 'amount', label: `${years} år`, keep, isOptional: true };
  }
  const passes = ({ from }: Amount): boolean => from <= years;
  return {
    kind: 'amount',
    label: `${years} år`,
    keep: byAmount('år', passes, isOfAge),
  };
}

/**
 * Takes the limits out of a typed search: prices ('under 300 kr', '300–500 kr', 'billig'), amounts with units ('minst
 * 16 GB'), players and ages. What is left is searched for; where nothing is left, everything within the limits is
 * found.
 */
export function readLimits(typed: string): LimitedSearch {
  // Prices that are pasted have spaces of their own kind.
  const whole = tidy(withDigits(tidy(typed.normalize('NFC'))));
  let text = whole;
  const found: (Match & { typed: string; isSearched?: true })[] = [];
  // Both bounds of 'minst 144 hz under 3000 kr' are read by the same rule.
  for (const { pattern, read } of READERS.flatMap((reader) => [reader, reader])) {
    const match = pattern.exec(text);
    const limit = match === null ? null : read(match);
    if (match === null || limit === null) continue;
    found.push({ ...limit, typed: match[0] });
    text = tidy(text.replace(match[0], ' '));
  }
  for (const match of text.matchAll(EXACT)) {
    const limit = exactAmount(match);
    if (limit !== null) found.push({ ...limit, typed: match[0], isSearched: true });
  }
  return {
    text,
    limits: [
      ...found.map(({ typed: part, ...limit }) => ({ ...limit, without: withoutDangling(whole.replace(part, ' ')) })),
      ...readProperties(whole),
    ],
  };
}
