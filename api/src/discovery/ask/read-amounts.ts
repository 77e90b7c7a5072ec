import { formatWholeNumber } from '@shop/domain/money';
import { type Amount, amountOf, inUnit } from '../amounts.ts';
import { possibleBases } from '../swedish-inflections.ts';
import { unaccented } from '../vocabulary.ts';
import { type Bound, boundBefore } from './bounds.ts';
import { countAt } from './counts.ts';
import { type FactValue, type Facts, valuesBox } from './facts.ts';
import { isPreferred } from './preferred.ts';
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
  gigabit: 'gbit/s',
  millisekund: 'ms',
  millisekunder: 'ms',
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
  datorer: 'enheter',
  mobiler: 'enheter',
  bred: 'cm',
  brett: 'cm',
  breda: 'cm',
};

/** Times that are told without a number, in minutes. */
const TIMES: Readonly<Record<string, number>> = { kvart: 15, halvtimme: 30, halvtimmes: 30, halvtimma: 30 };
/** Longer units, and what the catalogue has instead of them. */
const IN_SMALLER: Readonly<Record<string, readonly [unit: string, size: number]>> = {
  timmar: ['min', 60],
  år: ['månader', 12],
  månader: ['dagar', 30],
};

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

const BOUND_NAMES = { least: 'minst ', above: 'över ', most: 'högst ', about: 'runt ' } as const;
const ABOUT = 0.1;
const MORE = new Set(['mer', 'storre', 'langre', 'fler', 'uppat', 'snabbare']);
const SHOWN_UNIT = /\d\s*([\p{L}"][\p{L}/]*)/u;

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

/** The attribute values that state an amount in this unit, each with what it states. */
export const measured = ({ values }: Facts, unit: string): Measured[] =>
  values.flatMap((value) => {
    const amount = value.kind === 'attribute' ? amountOf(value.label) : null;
    return amount?.unit === unit ? [{ value, amount }] : [];
  });

/** Above this many gigabytes nobody means working memory. */
const MAX_MEMORY_GB = 64;

function subjectAt(sentence: Sentence, after: number): { names: readonly string[] | null; length: number } {
  const at = ['i', 'pa'].includes(sentence.word(after)) ? after + 1 : after;
  const word = sentence.word(at);
  const names = [word, ...possibleBases(word)].map((form) => SUBJECTS[form]).find((each) => each !== undefined) ?? null;
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

/** What tells how much a thing is for, and not how much it has; a sleeve has to fit. */
const UP_TO = /^(?:Max|Vattentät|Passar(?! dator))/u;

interface Quantity {
  wanted: Amount;
  /** The number as it is shown, and its unit. */
  digits: number;
  unit: string;
  /** In words of the sentence. */
  length: number;
}

/** A number that belongs to no unit of its own: 'en halvtimme', 'femtio i timmen'. */
function spokenQuantity(sentence: Sentence, at: number): Omit<Quantity, 'wanted'> | null {
  const minutes = TIMES[sentence.word(at)];
  if (minutes !== undefined) return { digits: minutes, unit: 'min', length: 1 };
  const count = countAt(sentence, at);
  if (count === null) return null;
  const end = at + count.length;
  const isPerHour = sentence.word(end) === 'i' && sentence.word(end + 1) === 'timmen';
  return isPerHour ? { digits: count.value, unit: 'km/h', length: count.length + 2 } : null;
}

/** What makes a unit one of its own: 'mb/s', '60 bilder i sekunden'. */
const PER_TIME: readonly (readonly [words: readonly string[], time: string])[] = [
  [['s'], 's'],
  [['h'], 'h'],
  ...['i sekunden', 'per sekund', 'i sekund'].map((words) => [words.split(' '), 's'] as const),
  ...['i timmen', 'per timme'].map((words) => [words.split(' '), 'h'] as const),
];

const WHOLE = new Set(['hel', 'hela', 'helt']);

/** A number and its unit: '17-tumsskärm', 'fem mil'. */
function plainQuantity(sentence: Sentence, at: number): Omit<Quantity, 'wanted'> | null {
  const number = countAt(sentence, at);
  // 'en hel månad'
  const isWhole = number !== null && WHOLE.has(sentence.word(at + number.length));
  const count = number === null ? null : { ...number, length: number.length + Number(isWhole) };
  const unit = count === null ? '' : sentence.word(at + count.length);
  if (count === null || unit === '') return null;
  const after = at + count.length + 1;
  for (const [words, time] of PER_TIME) {
    const rate = `${unit}/${time}`;
    const isRate = words.every((word, index) => sentence.word(after + index) === word) && inUnit(1, rate) !== null;
    if (isRate) return { digits: count.value, unit: rate, length: count.length + 1 + words.length };
  }
  return { digits: count.value, unit: withoutThing(unit), length: count.length + 1 };
}

/** Number and unit at a position, in a unit that the products have: an hour is 60 minutes, a year 12 months. */
function quantityAt(sentence: Sentence, at: number, facts: Facts): Quantity | null {
  const quantity = spokenQuantity(sentence, at) ?? plainQuantity(sentence, at);
  const wanted = quantity === null ? null : inUnit(quantity.digits, UNITS[quantity.unit] ?? quantity.unit);
  if (quantity === null || wanted === null) return null;
  const [unit, size] = IN_SMALLER[wanted.unit] ?? [];
  if (unit === undefined || size === undefined || measured(facts, wanted.unit).length > 0)
    return { ...quantity, wanted };
  const amount = wanted.from * size;
  return { wanted: { from: amount, to: amount, unit }, digits: amount, unit, length: quantity.length };
}

/** Number and unit at a position, and the words that say of what and how exactly. */
function amountAt(sentence: Sentence, at: number, facts: Facts): FilterWish | null {
  const quantity = quantityAt(sentence, at, facts);
  if (quantity === null) return null;
  const { wanted, length, unit, digits } = quantity;
  // 'högst en halvtimme'
  const first = sentence.word(at - 1) === 'en' ? at - 1 : at;
  const { bound: prior, length: before } = boundBefore(sentence, first);
  const end = at + length;
  const saysMore = (place: number): boolean => sentence.word(place) === 'eller' && MORE.has(sentence.word(place + 1));
  const isMore = saysMore(end);
  // What takes less time is faster.
  const atLeast = wanted.unit === 'ms' ? 'most' : 'least';
  const subject = subjectAt(sentence, end + (isMore ? 2 : 0));
  // '32 gb ram eller mer'
  const isMoreLater = !isMore && saysMore(end + subject.length);
  const bound = isMore || isMoreLater ? atLeast : prior;
  const names = subject.names;
  const after = subject.length + (isMore || isMoreLater ? 2 : 0);
  const own = ofSubject(measured(facts, wanted.unit), names, wanted);
  const fitting = (how: Bound): Measured[] => own.filter(({ amount }) => passes(how, wanted.from, amount));
  // What is for 160 kg holds 150.
  const isUpTo = own.every(({ value, amount }) => UP_TO.test(value.groupName) && amount.from === amount.to);
  const exact = fitting(bound === null && isUpTo ? 'least' : bound);
  const boxes = valuesBox(exact.map(({ value }) => value));
  if (boxes === null) return null;
  const [box = ''] = boxes.keys();
  const groupName = exact.find(({ value }) => String(value.groupId) === box)?.value.groupName ?? '';
  const [, shown = unit] = SHOWN_UNIT.exec(exact[0]?.value.label ?? '') ?? [];
  // '4 mil' are 40 km, and no 4 km.
  const isAsShown = inUnit(digits, shown)?.from === wanted.from;
  const isTyped = sentence.number(at) !== null;
  const number = isTyped ? sentence.text(at, at + 1) : formatWholeNumber(digits);
  const amount = `${number} ${isAsShown ? shown : (UNITS[unit] ?? unit)}`;
  const isSoft = isPreferred(sentence, first - before);
  sentence.take(first - before, end - first + before + after);
  takeSubject(sentence, groupName, [first - before - 1, end + after]);
  return {
    label: `${groupName}: ${bound === null ? '' : BOUND_NAMES[bound]}${amount}`,
    boxes,
    ...(isSoft && { isSoft, isPreferred: true }),
  };
}

/** Letters by which a word tells of a filter: 'batteri' of Batteritid. */
const SHORTEST_SUBJECT = 5;

/** Takes the word beside an amount that names its filter: 'räckvidd minst 50 km', '30 dagars batteri'. */
function takeSubject(sentence: Sentence, groupName: string, places: readonly number[]): void {
  const name = unaccented(groupName.toLowerCase());
  for (const at of places) {
    const word = sentence.word(at);
    if (word.length >= SHORTEST_SUBJECT && (name.startsWith(word) || word.startsWith(name))) sentence.take(at, 1);
  }
}

/** Takes numbers with units out of a sentence, where products have such values. */
export function readAmounts(sentence: Sentence, facts: Facts): FilterWish[] {
  return sentence.tokens.flatMap((_, at) => amountAt(sentence, at, facts) ?? []);
}
