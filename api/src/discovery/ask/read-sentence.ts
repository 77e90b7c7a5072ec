import { readBudget, readCheap } from './budget.ts';
import type { Facts } from './facts.ts';
import type { AskedKind } from './kinds.ts';
import { notUnderstood } from './not-understood.ts';
import { readKind } from './read-kind.ts';
import { readAmounts } from './read-amounts.ts';
import { readExtreme } from './read-extreme.ts';
import { readAge, readPlayers } from './read-people.ts';
import { readColours, readNamedValues, readPlaces, readRules } from './read-values.ts';
import { Sentence } from './sentence.ts';
import { type FilterWish, withWish } from './wishes.ts';

/** What a sentence asks for before the catalogue is looked at. */
export interface Subject {
  readonly sentence: Sentence;
  readonly kind: AskedKind | null;
  /** Further kinds are named, and nothing tells what of. */
  readonly isAmbiguous: boolean;
  /** 'mus och tangentbord': several things at once. */
  readonly isList: boolean;
  /** A price as a search has it, 'under 15000 kr'. */
  readonly budget: string | null;
  readonly isCheap: boolean;
  /** What is wanted the most of, as a search has it: 'snabbaste'. */
  readonly extreme: string | null;
}

/** What a sentence was understood as. */
export interface Understanding extends Omit<Subject, 'sentence'> {
  readonly wishes: readonly FilterWish[];
  /** An age or a number of players is among the wishes. */
  readonly hasPeople: boolean;
  readonly notUnderstood: readonly string[];
}

/** Fewer words are a search as always. */
const MIN_WORDS = 3;
/** Words that join a wish to another: without any of them a text is a list of words to be found. */
const JOINING = new Set(
  (
    'en ett jag vi som till for at med utan inte ej under over max hogst minst runt min mitt mina nagot nagon vill ' +
    'behover soker letar i pa har finns kring billigare dar man ungefar cirka'
  ).split(' '),
);

/** From this many words on any of these makes a sentence. */
const SENTENCE_WORDS = 5;
/** With these even fewer words are a sentence. */
const ASKING = new Set('helst garna en ett jag vi som min mitt mina nagot nagon vill behover soker letar'.split(' '));

/** Whether a search is worded as a sentence, rather than as words to be found. */
export function isSentence(text: string): boolean {
  const words = new Sentence(text).tokens.map(({ plain }) => plain);
  if (words.length < MIN_WORDS) return false;
  return words.some((word) => (words.length < SENTENCE_WORDS ? ASKING : JOINING).has(word));
}

/** Reads what does not depend on the products: their kind, one of the catalogue's own among them, and the price. */
export function readSubject(text: string, shelves: ReadonlyMap<string, AskedKind> = new Map()): Subject {
  const sentence = new Sentence(text);
  const budget = readBudget(sentence)?.text ?? null;
  const isCheap = readCheap(sentence);
  const extreme = readExtreme(sentence);
  return { sentence, ...readKind(sentence, shelves), budget, isCheap, extreme };
}

/** Reads the wishes that are filters among the facts. Longer and surer phrases go first. Uses the sentence up. */
export function readWishes({ sentence, kind, ...subject }: Subject, facts: Facts): Understanding {
  const people = [...readPlayers(sentence, facts), ...readAge(sentence, kind, facts)];
  const readers = [
    () => people,
    () => readAmounts(sentence, facts),
    () => readRules(sentence, kind, facts),
    () => readColours(sentence, facts),
    () => readPlaces(sentence, facts),
    () => readNamedValues(sentence, facts),
  ];
  let wishes: readonly FilterWish[] = [];
  for (const read of readers) for (const wish of read()) wishes = withWish(wishes, wish);
  return { ...subject, kind, wishes, hasPeople: people.length > 0, notUnderstood: notUnderstood(sentence) };
}
