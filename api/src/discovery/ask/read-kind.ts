import { editDistance } from '../edit-distance.ts';
import { possibleBases } from '../swedish-inflections.ts';
import { type AskedKind, KINDS } from './kinds.ts';
import { alternatives } from './phrases.ts';
import type { Sentence } from './sentence.ts';

const LONGEST_NAME = 4;
/** Shorter words have too many neighbours to be slips of one. */
const SHORTEST_SLIP = 7;
/** After these a kind tells what the wanted thing is for or has. */
const RELATIONS = new Set(['till', 'for', 'at', 'med', 'mot', 'utan', 'pa', 'som', 'i', 'under', 'inte', 'ej']);
/** '16 GB i en dator' asks for the computer, 'skal till en mobil' for the case. */
const OF_ANOTHER = new Set([...RELATIONS].filter((word) => word !== 'i'));
/** 'en present till …, gärna ett pussel': what comes after is still the thing. */
const WANTS = new Set([
  'nat',
  'nan',
  'nanting',
  'nagonting',
  'garna',
  'ett',
  'en',
  'nagot',
  'nagon',
  'kanske',
  'typ',
  'helst',
  'soker',
  'vill',
]);

/** 'en present till min son som gillar spel': what somebody likes is the thing. */
const LIKES = new Set(['gillar', 'alskar', 'samlar']);

const NAMES: ReadonlyMap<string, AskedKind> = new Map(
  KINDS.flatMap(([names, kind]) => alternatives(names).map((words) => [words.join(' '), kind] as const)),
);
const LONG_NAMES = [...NAMES.keys()].filter((name) => name.length >= SHORTEST_SLIP && !name.includes(' '));

const formsOf = (word: string): string[] => [word, ...possibleBases(word)];

function named(words: readonly string[]): AskedKind | undefined {
  const [first = '', second, ...more] = words;
  for (const a of formsOf(first)) {
    for (const b of second === undefined ? [''] : formsOf(second)) {
      const name = [a, b, ...more].filter((part) => part !== '').join(' ');
      const kind = NAMES.get(name);
      if (kind !== undefined) return kind;
    }
  }
  return undefined;
}

/** One letter off a long name, in any of its forms. */
function misspelt(word: string): AskedKind | undefined {
  if (word.length < SHORTEST_SLIP) return undefined;
  const forms = formsOf(word).filter(({ length }) => length >= SHORTEST_SLIP);
  const name = LONG_NAMES.find((each) =>
    forms.some((form) => Math.abs(form.length - each.length) <= 1 && editDistance(form, each) === 1),
  );
  return name === undefined ? undefined : NAMES.get(name);
}

interface Found {
  kind: AskedKind;
  at: number;
  length: number;
  isRelated: boolean;
}

function kindAt(sentence: Sentence, at: number): { kind: AskedKind; length: number } | null {
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const words = Array.from({ length }, (_, index) => sentence.word(at + index));
    const kind = words.includes('') ? undefined : named(words);
    if (kind !== undefined) return { kind, length };
  }
  const slip = misspelt(sentence.word(at));
  return slip === undefined ? null : { kind: slip, length: 1 };
}

function kindsIn(sentence: Sentence): Found[] {
  const found: Found[] = [];
  let isRelated = false;
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const word = sentence.plain(at);
    // 'jag vill lyssna på vinyl, vilken skivspelare är billigast'
    if (sentence.beginsClause(at)) isRelated = false;
    if (RELATIONS.has(word)) isRelated = true;
    // 'Wifi 7' is what a router has.
    const isVersion = word === 'wifi' && sentence.number(at + 1) !== null;
    const here = isVersion ? null : kindAt(sentence, at);
    if (here === null) continue;
    const isWanted = WANTS.has(sentence.plain(at - 1)) && !OF_ANOTHER.has(sentence.plain(at - 2));
    const isLiked = LIKES.has(word) || LIKES.has(sentence.plain(at - 1));
    // 'wifit når inte' is what is the matter, wherever it is said.
    const isMatter = here.length >= LONGEST_NAME - 1;
    found.push({ ...here, at, isRelated: isRelated && !isWanted && !isLiked && !isMatter });
    at += here.length - 1;
  }
  return found;
}

const BELONGING = new Set(['till', 'for', 'min', 'mitt', 'mina', 'sin', 'en', 'ett', 'nya', 'i', 'den']);

/** 'skal till mobilen': what such a thing is for anyway is understood. */
function takeBelonging(sentence: Sentence, kind: AskedKind): void {
  if (kind.belongsTo === '') return;
  const owners = new Set(kind.belongsTo.split(' '));
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const word = sentence.word(at);
    if (!formsOf(word).some((form) => owners.has(form))) continue;
    sentence.take(at, 1);
    for (let before = at - 1; BELONGING.has(sentence.word(before)); before -= 1) sentence.take(before, 1);
  }
}

/** What leads to the thing that is wanted, after others: 'jag ska bygga en dator och söker ett chassi'. */
const SEEKING = new Set('soker letar behover kopa onskar saknar'.split(' '));
const MAX_SEEKING = 6;

/** Whether a kind is what the last of such words leads to. */
function isSought({ at }: Found, others: readonly Found[], sentence: Sentence): boolean {
  for (let before = at - 1; before >= Math.max(0, at - MAX_SEEKING); before -= 1) {
    if (SEEKING.has(sentence.plain(before))) return true;
    if (others.some((other) => other.at <= before && before < other.at + other.length)) return false;
  }
  return false;
}

/** From the first kind that is sought on; all of them where none is, or where the first is. */
function soughtFirst(own: readonly Found[], sentence: Sentence): readonly Found[] {
  const first = own.findIndex((each) => isSought(each, own, sentence));
  return first > 0 ? own.slice(first) : own;
}

/** What is about something, which no filter tells of. */
const ABOUT_TOPICS = new Set(['bok', 'barnbok']);
/** After these comes no topic: 'en bok om rymden till min son'. */
const AFTER_TOPIC = new Set('till for at som under max hogst helst garna pa med'.split(' '));
const MAX_TOPIC = 3;

/** The kind with what it is to be about, which is searched for: 'bok om rymden'. */
function withTopic(sentence: Sentence, { kind, at, length }: Found): AskedKind {
  const start = at + length;
  if (!ABOUT_TOPICS.has(kind.text ?? '') || sentence.word(start) !== 'om') return kind;
  let end = start + 1;
  while (end <= start + MAX_TOPIC && sentence.word(end) !== '' && !AFTER_TOPIC.has(sentence.word(end))) end += 1;
  if (end === start + 1) return kind;
  const topic = sentence.text(start, end);
  sentence.take(start, end - start);
  return { ...kind, label: `${kind.label} ${topic}`, text: `${kind.text} ${topic}`.toLowerCase() };
}

const AND = new Set(['och', 'samt', 'eller']);

export interface ReadKind {
  readonly kind: AskedKind | null;
  /** Further kinds are named, and nothing tells what of. */
  readonly isAmbiguous: boolean;
  /** 'mus och tangentbord': several things at once. */
  readonly isList: boolean;
}

/** The first word that names one of the catalogue's own kinds, and is not what something is for. */
function shelfKind(sentence: Sentence, shelves: ReadonlyMap<string, AskedKind>): Found[] {
  for (let at = 0; at < sentence.tokens.length && !RELATIONS.has(sentence.plain(at)); at += 1) {
    const kind = formsOf(sentence.word(at))
      .map((form) => shelves.get(form))
      .find((each) => each !== undefined);
    if (kind !== undefined) return [{ kind, at, length: 1, isRelated: false }];
  }
  return [];
}

/**
 * Takes the kind of products that a sentence asks for out of it: the first that is not what another is for.
 *
 * @param shelves further kinds by their names, for sentences that name no other
 */
export function readKind(sentence: Sentence, shelves: ReadonlyMap<string, AskedKind>): ReadKind {
  const found = kindsIn(sentence);
  const unrelated = found.filter(({ isRelated }) => !isRelated);
  const own = unrelated.length === 0 ? shelfKind(sentence, shelves) : soughtFirst(unrelated, sentence);
  const [wanted, next] = own;
  if (wanted === undefined) return { kind: null, isAmbiguous: false, isList: false };
  sentence.take(wanted.at, wanted.length);
  takeBelonging(sentence, wanted.kind);
  const asked = withTopic(sentence, wanted);
  const isAmbiguous = found.some(({ at, kind }) => at !== wanted.at && kind !== wanted.kind && sentence.isFree(at));
  return { kind: asked, isAmbiguous, isList: next !== undefined && AND.has(sentence.plain(next.at - 1)) };
}
