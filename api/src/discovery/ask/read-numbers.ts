import { formatWholeNumber } from '@shop/domain/money';
import { type Amount, amountOf, inUnit } from '../amounts.ts';
import { type FactValue, type Facts, valuesBox } from './facts.ts';
import type { AskedKind } from './kinds.ts';
import { ADULT_FROM, CHILD_AGE, MAX_AGE } from '../ages.ts';
import { numberWord } from './number-words.ts';
import { alternatives } from './phrases.ts';
import type { Sentence } from './sentence.ts';
import type { FilterWish } from './wishes.ts';

/** Units as sentences have them, without dots and inflected, as the catalogue has them. */
const UNITS: Readonly<Record<string, string>> = {
  ar: 'år',
  karnor: 'kärnor',
  tums: 'tum',
  tummare: 'tum',
  tummars: 'tum',
  gig: 'gb',
  giga: 'gb',
  gigabyte: 'gb',
  terabyte: 'tb',
  kilo: 'kg',
  gram: 'g',
  timme: 'timmar',
  timmars: 'timmar',
  h: 'timmar',
  minut: 'min',
  minuters: 'min',
  minuter: 'min',
  mp: 'megapixel',
  mpx: 'megapixel',
  hertz: 'hz',
  kilometer: 'km',
  bit: 'bitar',
  personers: 'spelare',
  decibel: 'db',
  knyck: 'km/h',
  dag: 'dagar',
  dagars: 'dagar',
  veckors: 'veckor',
  manad: 'månader',
  manader: 'månader',
  manaders: 'månader',
  uttag: 'portar',
  port: 'portar',
  pedal: 'pedaler',
  bred: 'cm',
  brett: 'cm',
  breda: 'cm',
};

/** Times that are told without a number, in minutes. */
const TIMES: Readonly<Record<string, number>> = { kvart: 15, halvtimme: 30, halvtimmes: 30, halvtimma: 30 };
const MINUTES_PER_HOUR = 60;

/** Words of the longest number: 'två tusen femhundra'. */
const MAX_NUMBER_WORDS = 3;

/** A number at a position, in digits or in words. */
function countAt(sentence: Sentence, at: number): { value: number; length: number } | null {
  const digits = sentence.number(at);
  if (digits !== null) return { value: digits, length: 1 };
  for (let length = MAX_NUMBER_WORDS; length > 0; length -= 1) {
    const words = Array.from({ length }, (_, index) => sentence.word(at + index));
    const value = words.includes('') ? null : numberWord(words.join(''));
    if (value !== null && value > 0) return { value, length };
  }
  return null;
}

/** Words beside an amount that tell of what, and the names of attributes that they mean. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  ram: ['Arbetsminne', 'Kapacitet'],
  minne: ['Arbetsminne', 'Lagring', 'Videominne', 'Kapacitet'],
  arbetsminne: ['Arbetsminne', 'Kapacitet'],
  internminne: ['Arbetsminne'],
  lagring: ['Lagring'],
  lagringsutrymme: ['Lagring'],
  disk: ['Lagring'],
  hårddisk: ['Lagring'],
  harddisk: ['Lagring'],
  ssd: ['Lagring'],
  utrymme: ['Lagring'],
  vram: ['Grafik', 'Videominne'],
  videominne: ['Videominne', 'Grafik'],
  grafikminne: ['Grafik', 'Videominne'],
  grafikkort: ['Grafik'],
};

type Bound = 'least' | 'above' | 'most' | 'about' | null;

const BOUNDS: readonly (readonly [words: readonly string[], bound: Bound])[] = [
  ...alternatives('minst|från|helst').map((words) => [words, 'least'] as const),
  ...alternatives('över|mer än|större än').map((words) => [words, 'above'] as const),
  ...alternatives('under|max|högst|upp till|mindre än|maximalt|kortare än|lättare än').map(
    (words) => [words, 'most'] as const,
  ),
  ...alternatives('runt|ungefär|cirka|ca|omkring').map((words) => [words, 'about'] as const),
];
const BOUND_NAMES = { least: 'minst ', above: 'över ', most: 'högst ', about: 'runt ' } as const;
const ABOUT = 0.1;
const MORE = new Set(['mer', 'storre', 'langre', 'fler', 'uppat', 'snabbare']);
const SHOWN_UNIT = /\d\s*([\p{L}"][\p{L}/]*)/u;

/** The bound in the words before a number. */
function boundBefore(sentence: Sentence, at: number): { bound: Bound; length: number } {
  for (const [words, bound] of BOUNDS) {
    if (words.every((word, index) => sentence.word(at - words.length + index) === word)) {
      return { bound, length: words.length };
    }
  }
  return { bound: null, length: 0 };
}

const passes = (bound: Bound, wanted: number, { from, to, unit }: Amount): boolean => {
  if (bound === 'least') return to >= wanted;
  if (bound === 'above') return to > wanted;
  // 'Över 250 g' is nothing below it.
  if (bound === 'most') return from < wanted || to <= wanted;
  if (bound === 'about') return to >= wanted * (1 - ABOUT) && from <= wanted * (1 + ABOUT);
  return (from <= wanted && to >= wanted) || (unit === 'tum' && Math.floor(from) === wanted);
};

interface Measured {
  readonly value: FactValue;
  readonly amount: Amount;
}

const measured = ({ values }: Facts, unit: string): Measured[] =>
  values.flatMap((value) => {
    const amount = value.kind === 'attribute' ? amountOf(value.label) : null;
    return amount?.unit === unit ? [{ value, amount }] : [];
  });

/** Above this many gigabytes nobody means working memory. */
const MAX_MEMORY_GB = 64;

function subjectAt(sentence: Sentence, after: number): { names: readonly string[] | null; length: number } {
  const at = sentence.word(after) === 'i' ? after + 1 : after;
  const names = SUBJECTS[sentence.word(at)] ?? null;
  return { names, length: names === null ? 0 : at - after + 1 };
}

function ofSubject(all: readonly Measured[], names: readonly string[] | null, wanted: Amount): Measured[] {
  const guess = wanted.unit === 'gb' && wanted.from > MAX_MEMORY_GB ? ['Lagring'] : ['Arbetsminne'];
  for (const name of names ?? (wanted.unit === 'gb' ? guess : [])) {
    const own = all.filter(({ value }) => value.groupName === name);
    if (own.length > 0) return own;
  }
  return names === null ? [...all] : [];
}

/** The unit of a compound: '17-tumsskärm', '140-millimetersfläktar'. */
const UNIT_OF_COMPOUND = /^(tum|millimeter|centimeter|liter|meter|watt)s(?=\p{L}{3})/u;
const withoutThing = (word: string): string => UNIT_OF_COMPOUND.exec(word)?.[1] ?? word;

/** What tells how much a thing is for, and has: a bag for 17 inches is one for 15. */
const UP_TO = /^(?:Max|Vattentät|Passar)/u;

interface Quantity {
  wanted: Amount;
  digits: number;
  typedUnit: string;
  /** In words of the sentence. */
  length: number;
}

/** Number and unit at a position, in a unit that the products have: 'två veckor' are 14 dagar. */
function quantityAt(sentence: Sentence, at: number, facts: Facts): Quantity | null {
  const minutes = TIMES[sentence.word(at)];
  const count = minutes === undefined ? countAt(sentence, at) : { value: minutes, length: 0 };
  const typedUnit = minutes === undefined ? sentence.word(at + (count?.length ?? 0)) : 'min';
  if (count === null) return null;
  const isPerHour = sentence.word(at + count.length) === 'i' && sentence.word(at + count.length + 1) === 'timmen';
  const unit = isPerHour ? 'km/h' : (UNITS[typedUnit] ?? withoutThing(typedUnit));
  const wanted = typedUnit === '' ? null : inUnit(count.value, unit);
  if (wanted === null) return null;
  const length = count.length + (isPerHour ? 2 : 1);
  const isInMinutes = wanted.unit === 'timmar' && measured(facts, 'timmar').length === 0;
  const inMinutes = wanted.from * MINUTES_PER_HOUR;
  return isInMinutes
    ? { wanted: { from: inMinutes, to: inMinutes, unit: 'min' }, digits: inMinutes, typedUnit: 'min', length }
    : {
        wanted,
        digits: count.value,
        typedUnit: isPerHour
          ? 'km/h'
          : unit === typedUnit
            ? typedUnit
            : UNITS[typedUnit] === undefined
              ? unit
              : typedUnit,
        length,
      };
}

/** Number and unit at a position, and the words that say of what and how exactly. */
function amountAt(sentence: Sentence, at: number, facts: Facts): FilterWish | null {
  const quantity = quantityAt(sentence, at, facts);
  if (quantity === null) return null;
  const { wanted, length, typedUnit, digits } = quantity;
  // 'högst en halvtimme'
  const first = sentence.word(at - 1) === 'en' ? at - 1 : at;
  const { bound: prior, length: before } = boundBefore(sentence, first);
  const end = at + length;
  const isMore = sentence.word(end) === 'eller' && MORE.has(sentence.word(end + 1));
  const bound = isMore ? 'least' : prior;
  const subject = subjectAt(sentence, end + (isMore ? 2 : 0));
  const names = subject.names;
  const after = subject.length + (isMore ? 2 : 0);
  const own = ofSubject(measured(facts, wanted.unit), names, wanted);
  const fitting = (how: Bound): Measured[] => own.filter(({ amount }) => passes(how, wanted.from, amount));
  // What is for 160 kg holds 150.
  const isUpTo = own.every(({ value, amount }) => UP_TO.test(value.groupName) && amount.from === amount.to);
  const exact = fitting(bound === null && isUpTo ? 'least' : bound);
  const boxes = valuesBox(exact.map(({ value }) => value));
  if (boxes === null) return null;
  const [box = ''] = boxes.keys();
  const groupName = exact.find(({ value }) => String(value.groupId) === box)?.value.groupName ?? '';
  const [, shown = typedUnit] = SHOWN_UNIT.exec(exact[0]?.value.label ?? '') ?? [];
  // '4 mil' are 40 km, and no 4 km.
  const isAsShown = inUnit(digits, shown)?.from === wanted.from;
  const isTyped = sentence.number(at) !== null;
  const number = isTyped ? sentence.text(at, at + 1) : formatWholeNumber(digits);
  const amount = `${number} ${isAsShown ? shown : typedUnit}`;
  sentence.take(first - before, end - first + before + after);
  return { label: `${groupName}: ${bound === null ? '' : BOUND_NAMES[bound]}${amount}`, boxes };
}

/** Takes numbers with units out of a sentence, where products have such values. */
export function readAmounts(sentence: Sentence, facts: Facts): FilterWish[] {
  return sentence.tokens.flatMap((_, at) => amountAt(sentence, at, facts) ?? []);
}

/** How much younger a toy's least age may be than the child: a rattle is for every age, and not for every child. */
const AGE_SPAN = 6;
const AGE_WORDS: readonly (readonly [phrases: string, age: number])[] = [
  ['bebis|bebisen|spädbarn|nyfödd|nyfödda', 0],
  ['småbarn|småbarnet|ettåring|tvååring', 2],
  ['förskolebarn|dagisbarn', 4],
  ['barn|barnet|barnen|barnbarn|barnbarnen|barnbarnet', CHILD_AGE],
  ['tonåring|tonåringen|tonåringar|tonåren', 14],
  ['vuxna|vuxen', 18],
];
const AGE_OF_WORD = new Map(
  AGE_WORDS.flatMap(([phrases, age]) => alternatives(phrases).map(([word = '']) => [word, age] as const)),
);
const AGED = /^(\p{L}{3,12})aring(?:en|ar|arna|s)?$/u;
const AGE_UNIT = /^(?:ar|aring(?:en|ar|arna|s)?|arig(?:a|t)?|aringen)$/;

/** 'den yngsta är 8' */
const AGED_ONES = new Set('yngsta aldsta han hon sonen dottern barnet tjejen killen'.split(' '));

/** 'min dotter fyller 6' */
const BECOMES = new Set(['fyller', 'blir']);

interface Age {
  years: number;
  /** As the sentence has it, where it is no number: 'För barn'. */
  label?: string;
  at: number;
  length: number;
}

function ageAt(sentence: Sentence, at: number): Age | null {
  const word = sentence.word(at);
  const years = sentence.number(at) ?? numberWord(word);
  // A licence 'i ett år' is nobody's age.
  const isTime = sentence.word(at + 1) === 'ar' && (sentence.word(at - 1) === 'i' || word === 'ett');
  if (word !== '' && years !== null && !isTime && AGE_UNIT.test(sentence.word(at + 1))) return { years, at, length: 2 };
  const isSomebody = sentence.plain(at - 1) === 'ar' && AGED_ONES.has(sentence.plain(at - 2));
  if (years !== null && word !== '' && isSomebody) return { years, at, length: 1 };
  if (years !== null && word !== '' && BECOMES.has(sentence.word(at - 1))) return { years, at, length: 1 };
  const [, compound] = AGED.exec(word) ?? [];
  const spoken = compound === undefined ? null : numberWord(compound);
  if (spoken !== null) return { years: spoken, at, length: 1 };
  const known = AGE_OF_WORD.get(word);
  return known === undefined
    ? null
    : { years: known, at, length: 1, label: `För ${sentence.text(at, at + 1).toLowerCase()}` };
}

/** From which a game is allowed; of toys their age also tells that older children have no fun with them. */
const AGE_LIMIT = 'Åldersgräns';
const AGE_NAMES = ['Ålder', AGE_LIMIT];
const BEFORE_AGE = new Set([
  'till',
  'for',
  'at',
  'en',
  'ett',
  'min',
  'mitt',
  'mina',
  'var',
  'pa',
  'som',
  'ar',
  'fran',
  'fyller',
  'hela',
]);

function ageWish(sentence: Sentence, age: Age, kind: AskedKind | null, facts: Facts): FilterWish | null {
  const least = age.years - AGE_SPAN;
  const isAdult = age.years > MAX_AGE;
  // A present for somebody of 80 may be anything.
  if (isAdult && kind === null) return null;
  const values = measured(facts, 'år').filter(
    ({ value, amount }) =>
      AGE_NAMES.includes(value.groupName) &&
      amount.from <= age.years &&
      (amount.from >= (isAdult ? ADULT_FROM : least) || (!isAdult && value.groupName === AGE_LIMIT)),
  );
  const boxes = valuesBox(values.map(({ value }) => value));
  if (boxes === null) return null;
  sentence.take(age.at, age.length);
  // 'till min', 'som är', 'på': said of the one who is so old.
  for (let at = age.at - 1; BEFORE_AGE.has(sentence.word(at)); at -= 1) sentence.take(at, 1);
  return { label: isAdult ? 'För vuxna' : (age.label ?? `För ${age.years} år`), boxes };
}

/** Takes who it is for out of a sentence, where products are marked with ages. */
export function readAge(sentence: Sentence, kind: AskedKind | null, facts: Facts): FilterWish[] {
  const ages = sentence.tokens.flatMap((_, at) => ageAt(sentence, at) ?? []);
  // 'barn från 7 år' are seven.
  for (const age of [...ages.filter(({ label }) => label === undefined), ...ages]) {
    const wish = ageWish(sentence, age, kind, facts);
    if (wish !== null) return [wish];
  }
  return [];
}

const MAX_PLAYERS = 12;
/** After how many play; not 'på tre våningar'. */
const AFTER_COUNT = new Set([
  '',
  ...'som och under till pa i med for eller max hogst vuxna barn kompisar vanner tillsammans'.split(' '),
]);

/** Before how many play: 'för två', 'man kan spela två'. */
const PLAYING = new Set(['for', 'pa', 'spela', 'spelar']);
const PLAYERS = new Set(['spelare', 'personer', 'pers', 'deltagare', 'stycken']);

/** Takes the number of players out of a sentence: 'för 4 spelare', 'för två'. */
export function readPlayers(sentence: Sentence, facts: Facts): FilterWish[] {
  const known = measured(facts, 'spelare');
  if (known.length === 0) return [];
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const count = sentence.number(at) ?? numberWord(sentence.word(at));
    const isNamed = PLAYERS.has(sentence.word(at + 1));
    // 'för en tolvåring' tells of no player.
    const isArticle = count === 1 && sentence.number(at) === null;
    const isFor = !isArticle && PLAYING.has(sentence.word(at - 1)) && AFTER_COUNT.has(sentence.plain(at + 1));
    if (sentence.word(at) === '' || count === null || count < 1 || count > MAX_PLAYERS || (!isNamed && !isFor))
      continue;
    const fitting = known.filter(({ amount }) => amount.from <= count && amount.to >= count);
    const boxes = valuesBox(fitting.map(({ value }) => value));
    if (boxes === null) continue;
    sentence.take(isFor ? at - 1 : at, 1 + Number(isNamed) + Number(isFor));
    return [{ label: `För ${count} spelare`, boxes }];
  }
  return [];
}
