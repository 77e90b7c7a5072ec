import { ADULT_FROM, CHILD_AGE, MAX_AGE } from '../ages.ts';
import { type Facts, valuesBox } from './facts.ts';
import type { AskedKind } from './kinds.ts';
import { numberWord } from './number-words.ts';
import { namesPerson } from './not-understood.ts';
import { alternatives } from './phrases.ts';
import { measured } from './read-amounts.ts';
import type { Sentence } from './sentence.ts';
import type { FilterWish } from './wishes.ts';

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
const AGED = /^(\p{L}{3,12})ari(?:ng(?:en|ar|arna|s)?|g(?:a|e|t)?)$/u;
const AGE_UNIT = /^(?:ar|aring(?:en|ar|arna|s)?|arig(?:a|t)?|aringen)$/;

/** 'den yngsta är 8' */
const AGED_ONES = new Set('yngsta aldsta han hon sonen dottern barnet tjejen killen'.split(' '));

/** 'min dotter fyller 6' */
const BECOMES = new Set(['fyller', 'blir']);

/** 'har precis fått barn' */
const HAVING = new Set(['fatt', 'far', 'fick', 'vantar']);

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
  // 'min treåriga dotter'
  if (spoken !== null) return { years: spoken, at, length: namesPerson(sentence.word(at + 1)) ? 2 : 1 };
  // Who has 'fått barn' has a newborn one.
  const known = HAVING.has(sentence.plain(at - 1)) ? undefined : AGE_OF_WORD.get(word);
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

const NOT = new Set(['inte', 'inget', 'ingen', 'inga', 'ej', 'utan']);
/** Between 'inget' and the age that is not wanted. */
const BETWEEN = new Set(['som', 'ar', 'for', 'till', 'fran', 'spel']);

/** 'inget som är för artonåringar' */
function isUnwanted(sentence: Sentence, at: number): boolean {
  let before = at - 1;
  while (BETWEEN.has(sentence.word(before))) before -= 1;
  return NOT.has(sentence.word(before));
}

function ageWish(sentence: Sentence, age: Age, kind: AskedKind | null, facts: Facts): FilterWish | null {
  const least = age.years - AGE_SPAN;
  const isAdult = age.years > MAX_AGE;
  // A present for somebody of 80 may be anything.
  if (isAdult && kind === null) return null;
  const isNot = isUnwanted(sentence, age.at);
  const isFor = ({ value, amount }: ReturnType<typeof measured>[number]): boolean =>
    amount.from <= age.years &&
    (amount.from >= (isAdult ? ADULT_FROM : least) || (!isAdult && value.groupName === AGE_LIMIT));
  const values = measured(facts, 'år').filter(
    (each) => AGE_NAMES.includes(each.value.groupName) && (isNot ? each.amount.from < age.years : isFor(each)),
  );
  const boxes = valuesBox(values.map(({ value }) => value));
  if (boxes === null) return null;
  sentence.take(age.at, age.length);
  // 'till min', 'som är', 'på': said of the one who is so old.
  for (let at = age.at - 1; BEFORE_AGE.has(sentence.word(at)); at -= 1) sentence.take(at, 1);
  if (isNot) return { label: `Under ${age.years} år`, boxes };
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
  ...'som och under till pa i med for eller max hogst dar vuxna barn kompisar vanner tillsammans'.split(' '),
]);

/** Before how many play: 'för två', 'man kan spela två'. */
const PLAYING = new Set(['for', 'pa', 'spela', 'spelar']);
const PLAYERS = new Set(['spelare', 'personer', 'pers', 'deltagare', 'stycken', 'vuxna']);

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
