import { possibleBases } from '../swedish-inflections.ts';
import { unaccented } from '../vocabulary.ts';
import { type FactValue, type Facts, boxOf, boxesOfWay, valuesBox } from './facts.ts';
import type { AskedKind } from './kinds.ts';
import { PhraseBook } from './phrases.ts';
import { isPreferred } from './preferred.ts';
import { type Sentence, tokensOf } from './sentence.ts';
import { COLOURS, WISH_RULES, type Way, type WishRule } from './wish-rules.ts';
import { type FilterWish, STORE_BOX } from './wishes.ts';

const RULES = new PhraseBook<WishRule>(WISH_RULES.map((rule) => [rule.phrases, rule] as const));
const COLOUR_BOOK = new PhraseBook(COLOURS.map(([phrases, label, values]) => [phrases, { label, values }] as const));

const NOT = new Set(['inte', 'ej', 'utan', 'ingen', 'inga', 'inget', 'icke', 'utom', 'forutom']);
/** Words that lead to what a thing is for; understood along with it. */
const LEADS = new Set(
  'for till pa vid under nar jag man i med som den det de ar har kan ska vill ut hem en ett min mina att och av'.split(
    ' ',
  ),
);
const MAX_LEADS = 4;

/** Takes the words that lead to an understood phrase. */
function takeLeads(sentence: Sentence, at: number): void {
  for (let before = at - 1; before >= Math.max(0, at - MAX_LEADS) && LEADS.has(sentence.word(before)); before -= 1) {
    sentence.take(before, 1);
  }
}

/** Words between 'inte' and a property: 'inte är så stor'. */
const BEFORE_PROPERTY = new Set('ar sa for alltfor vara far ska behover maste speciellt sarskilt'.split(' '));

/** Whether a property is denied, or asked after: 'inte är så stor', 'hur stor'. */
function isDenied(sentence: Sentence, at: number): boolean {
  let before = at - 1;
  while (BEFORE_PROPERTY.has(sentence.word(before))) before -= 1;
  return NOT.has(sentence.word(before)) || sentence.word(at - 1) === 'hur';
}

/** Takes phrases of rules out of a sentence: what it is for, and properties. */
export function readRules(sentence: Sentence, kind: AskedKind | null, facts: Facts): FilterWish[] {
  const wishes: FilterWish[] = [];
  for (const { meaning: rule, at, length } of RULES.all(sentence)) {
    if (!Array.from({ length }, (_, index) => sentence.isFree(at + index)).every(Boolean)) continue;
    const found = rule.ways.map((way): [Way, ReturnType<typeof boxesOfWay>] => [way, boxesOfWay(way, kind, facts)]);
    const [way, boxes] = found.find(([, each]) => each !== null) ?? [];
    if (way === undefined || boxes === undefined || boxes === null) continue;
    if (isDenied(sentence, at)) continue;
    const preferred = isPreferred(sentence, at);
    const isSoft = preferred || rule.isSoft === true || way.categories !== undefined;
    sentence.take(at, length);
    takeLeads(sentence, at);
    wishes.push({
      label: way.label ?? rule.label,
      boxes,
      ...(isSoft && { isSoft }),
      ...(preferred && { isPreferred: true }),
    });
  }
  return wishes;
}

/** Letters by which a typed word is found in a label. */
const COMPARED = 3;

/** Labels that say nothing by themselves, or are everyday words. */
const EVERYDAY = new Set(
  'nej ja med utan ingen fast medium stor typ spel dator standard en ett app knapp plast ute hand'.split(' '),
);

const NUMBER_AT_END = /(?<=\p{L}{4})\s\d{1,2}\p{L}?$/u;

/** The names of a value: 'Bluetooth och kabel' is also one 'Bluetooth'. */
function readNames(label: string): string[] {
  const parts = label.split(/, | och /);
  // 'Orbit 5' is called 'Orbit', too.
  const unnumbered = parts.flatMap((part) => [part.replace(NUMBER_AT_END, ''), part.replace(/\.0$/u, '')]);
  return [...new Set([label, ...parts, ...unnumbered])].map((part) =>
    tokensOf(part)
      .map(({ plain }) => plain)
      .join(' '),
  );
}

const MAX_CACHED = 20_000;
const cachedNames = new Map<string, readonly string[]>();

/** Memoized: the labels of a catalogue are few, and every sentence is compared with them. */
function namesOf(label: string): readonly string[] {
  const known = cachedNames.get(label);
  if (known !== undefined) return known;
  const names = readNames(label);
  if (cachedNames.size < MAX_CACHED) cachedNames.set(label, names);
  return names;
}

/** Values that shoppers call otherwise. */
const CALLED: Readonly<Record<string, string>> = { fragesport: 'fragespel', quiz: 'fragespel', kapslar: 'kapsel' };

/** What the value before it tells of: 'djurmotiv', 'glassida', 'onlinespel'. */
const TELLING_OF = /(?<=\p{L}{3})(?:motiv|tema|sida|spel|skarm)$/u;

const LONGEST_NAME = 4;

function index(values: readonly FactValue[]): Map<string, FactValue[]> {
  const byName = new Map<string, FactValue[]>();
  for (const value of values) {
    for (const name of namesOf(value.label)) {
      if (name.length < 2 || EVERYDAY.has(name) || /^\d+$/.test(name)) continue;
      const known = byName.get(name);
      if (known === undefined) byName.set(name, [value]);
      else known.push(value);
    }
  }
  return byName;
}

/** Words between 'inte' and what is not wanted: 'inte är från', 'inte vill ha en'. */
const AFTER_NOT = new Set(
  'ar i med fran av market vill ha en ett nagon nagot behover kraver anvander har drivs gar pa ska vara'.split(' '),
);
const MAX_AFTER_NOT = 3;

/** How many words before a position make it unwanted; 0 where none does. */
function negation(sentence: Sentence, at: number): number {
  for (let length = 1; length <= MAX_AFTER_NOT + 1; length += 1) {
    const word = sentence.word(at - length);
    if (NOT.has(word)) return length;
    if (!AFTER_NOT.has(word)) return 0;
  }
  return 0;
}

/** Everything else in the boxes of these values. */
function othersThan(values: readonly FactValue[], all: readonly FactValue[]): FactValue[] {
  const boxes = new Set(values.map(boxOf));
  return all.filter((value) => boxes.has(boxOf(value)) && !values.includes(value));
}

/** More values are no filter that anybody could read. */
const MAX_VALUES = 20;

function valueWish(
  sentence: Sentence,
  at: number,
  length: number,
  { label, values }: { label: string; values: readonly FactValue[] },
  facts: Facts,
): FilterWish | null {
  const before = negation(sentence, at);
  const isNot = before > 0;
  const boxes = valuesBox(isNot ? othersThan(values, facts.values) : values);
  if (boxes === null || [...boxes.values()].some((chosen) => chosen.length > MAX_VALUES)) return null;
  const preferred = isPreferred(sentence, at - before);
  sentence.take(at - before, before + length);
  takeLeads(sentence, at - before);
  return { label: isNot ? `Inte ${label}` : label, boxes, ...(preferred && { isSoft: true, isPreferred: true }) };
}

/** Takes colours out of a sentence. */
export function readColours(sentence: Sentence, facts: Facts): FilterWish[] {
  return COLOUR_BOOK.all(sentence).flatMap(({ meaning, at, length }) => {
    if (sentence.word(at) === '') return [];
    const values = facts.values.filter(
      ({ kind, groupName, label }) => kind === 'attribute' && groupName === 'Färg' && meaning.values.includes(label),
    );
    return values.length === 0 ? [] : (valueWish(sentence, at, length, { label: meaning.label, values }, facts) ?? []);
  });
}

/** Takes values of filters out of a sentence that it names as the catalogue does: makers, materials, techniques. */
export function readNamedValues(sentence: Sentence, facts: Facts): FilterWish[] {
  const byName = index(facts.values.filter(({ kind }) => kind === 'attribute' || kind === 'manufacturer'));
  const wishes: FilterWish[] = [];
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    for (let at = 0; at < sentence.tokens.length; at += 1) {
      const words = Array.from({ length }, (_, offset) => sentence.word(at + offset));
      if (words.includes('')) continue;
      const name = words.join(' ');
      const others = length === 1 ? [...possibleBases(name), name.replace(TELLING_OF, ''), CALLED[name] ?? ''] : [];
      const values = [name, ...others].map((each) => byName.get(each));
      const found = values.find((each) => each !== undefined);
      if (found === undefined || !found.some((value) => hasAccentsOf(sentence.text(at, at + length), value.label)))
        continue;
      const label = found.length === 1 ? (found[0]?.label ?? name) : capital(sentence.text(at, at + length));
      const wish = valueWish(sentence, at, length, { label, values: found }, facts);
      if (wish !== null) wishes.push(wish);
    }
  }
  return wishes;
}

/** Whether no letter of a text has another accent than the same one of a label: 'nåt' is no 'Nät'. */
function hasAccentsOf(typed: string, label: string): boolean {
  const [letters, others] = [typed, label].map((text) => text.toLowerCase());
  if (letters === undefined || others === undefined || unaccented(letters) === letters) return true;
  const start = unaccented(others).indexOf(unaccented(letters).slice(0, COMPARED));
  return (
    start < 0 ||
    [...letters].every((letter, at) => {
      const other = others[start + at] ?? letter;
      return letter === other || unaccented(letter) !== unaccented(other);
    })
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const PLACE_LEADS = new Set(['i', 'pa', 'fran', 'vid']);
const STOCK_WORDS = new PhraseBook<true>([
  [
    'som finns i butik|som finns i lager|finns i butik|finns i lager|finns på lager|finns att hämta|hämta|i butik|i butiken|finns',
    true,
  ],
]);
const WEB_STORE = 0;

function takeStockWords(sentence: Sentence): void {
  for (const { at, length } of STOCK_WORDS.all(sentence)) {
    sentence.take(at, length);
    takeLeads(sentence, at);
  }
}

/** Takes places out of a sentence: 'i Göteborg' is what the stores of Göteborg have in stock. */
export function readPlaces(sentence: Sentence, facts: Facts): FilterWish[] {
  const stores = facts.values.filter(({ kind, valueId }) => kind === 'store' && valueId !== WEB_STORE);
  for (let at = 1; at < sentence.tokens.length; at += 1) {
    const word = sentence.word(at);
    if (word === '' || !PLACE_LEADS.has(sentence.word(at - 1))) continue;
    const here = stores.filter(({ label }) =>
      tokensOf(label).some(({ plain }) => plain === word || `${plain}s` === word),
    );
    if (here.length === 0) continue;
    const town = here.every(({ label }) => tokensOf(label)[0]?.plain === word);
    sentence.take(at - 1, 2);
    takeStockWords(sentence);
    const name = town ? (here[0]?.label.split(' ')[0] ?? '') : here.map(({ label }) => label).join(', ');
    return [{ label: `I butik i ${name}`, boxes: new Map([[STORE_BOX, here.map(({ valueId }) => String(valueId))]]) }];
  }
  return [];
}
