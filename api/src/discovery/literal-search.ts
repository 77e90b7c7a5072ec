import { isFilling, isVerb } from './filling-words.ts';
import { type QueryTerm, hasDigit, queryTerms } from './search-text.ts';
import type { WordBook } from './search-words.ts';
import { BEGINNING_MEANS, RESOLUTIONS } from './swedish-words.ts';
import { possibleBases } from './swedish-inflections.ts';
import { type Synonyms, compoundRest } from './synonyms.ts';
import { type Vocabulary, unaccented } from './vocabulary.ts';
import { type Demand, type Lexemes, type WordQuery, wordQuery } from './word-query.ts';

/** A typed search, taken literally. */
export interface LiteralSearch {
  text: string;
  terms: readonly QueryTerm[];
  /** One per term. */
  termDemands: readonly Demand[];
  /** The same with terms that belong together merged. */
  demands: readonly Demand[];
  lexemes: Lexemes;
  /** Whether the shop uses this word, or a synonym of it. */
  isWord: (word: string) => boolean;
  /** The same of a longer word that the shop has in another form: 'skrivbordslampa' of 'Skrivbordslampor'. */
  isKnown: (word: string) => boolean;
  /** Merges the demands of neighbouring terms that belong together. */
  merge: (termDemands: readonly Demand[]) => Demand[];
  /** Null without anything to search for. */
  query: WordQuery | null;
  /**
   * The query that ranks the products found by `query`: the words as typed, where the shop uses them. The index gives
   * products all names of their kind, so that other names would cost time and add nothing.
   */
  rank: WordQuery | null;
}

const SHORTEST_PART = 3;
/** Shorter words are stems of others by chance. */
const LONG_WORD = 7;
/** Length in words of the longest phrase with synonyms, such as 'external hard drive'. */
const LONGEST_PHRASE = 3;

/** Every way to split a word in two; the vocabulary decides which parts are words. */
export function partings(word: string): string[][] {
  if (hasDigit(word)) return [];
  const known = compoundRest(word);
  const cuts = Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) },
    (_, index) => index + SHORTEST_PART,
  );
  const parts = cuts.map((cut) => [word.slice(0, cut), word.slice(cut)]);
  return known === null ? parts : [[word.slice(0, -known.length), known], ...parts];
}

/**
 * A compound with a known beginning is also found as its two words: a 'gamingmus' may be called 'mus' among gaming
 * products.
 */
function compoundParts(word: string, isWord: (word: string) => boolean): Demand['spellings'] {
  const rest = compoundRest(word);
  if (rest === null || !isWord(rest)) return [];
  const beginning = word.slice(0, -rest.length);
  const beginnings = [beginning, BEGINNING_MEANS[beginning]].filter((each) => each !== undefined);
  return beginnings.map((each) => [each, { head: rest }]);
}

/** Texts of neighbouring terms from `start` on that may belong together, longest first. */
function phrasesAt(terms: readonly QueryTerm[], start: number): { length: number; phrase: string; joined: string }[] {
  return Array.from({ length: LONGEST_PHRASE - 1 }, (_, index) => LONGEST_PHRASE - index).flatMap((length) => {
    const part = terms.slice(start, start + length);
    if (part.length < length || part.some(({ excluded }) => excluded)) return [];
    const words = part.map(({ word }) => word);
    return [{ length, phrase: words.join(' '), joined: words.join('') }];
  });
}

/** Properties of words that reading a search needs. */
export interface Words {
  lookUp: WordBook;
  synonyms: Synonyms;
  /** Whether a query finds any product. */
  finds: (query: WordQuery) => boolean;
  vocabulary: Vocabulary;
}

interface Language {
  synonyms: Synonyms;
  isWord: (word: string) => boolean;
  /** Whether the shop uses it itself. */
  isSold: (word: string) => boolean;
  isKnown: (word: string) => boolean;
  /** Whether a word is used, and its own stem: 'modulär', whose 'modulära' the shop has. */
  isBase: (word: string) => boolean;
}

const WHOLE_INCHES = /^(\d{1,2})tum$/;

/** Sizes are told without their decimals: a screen of 15,6 inches is called '15 tum'. */
function withDecimals(word: string, isWord: (word: string) => boolean): string[][] {
  const inches = WHOLE_INCHES.exec(word)?.[1];
  if (inches === undefined) return [];
  return Array.from({ length: 9 }, (_, index) => `${inches}d${index + 1}tum`)
    .filter(isWord)
    .map((size) => [size]);
}

/** One word's own demand: itself, its bases when the shop does not use it in this form, its parts, and its synonyms. */
function termDemand({ word, spellings, excluded }: QueryTerm, { synonyms, isWord, isSold, isBase }: Language): Demand {
  const plain = { excluded, isUnfinished: false };
  if (hasDigit(word)) {
    const pixels = RESOLUTIONS[word];
    return {
      ...plain,
      spellings: [
        ...(isWord(word) ? [[word]] : spellings),
        ...withDecimals(word, isWord),
        ...(pixels === undefined ? [] : [pixels]),
      ],
    };
  }
  if (excluded) return { ...plain, spellings };
  // A synonym's inflection has the same synonyms: 'hemmakontoret'.
  const bases = isWord(word) ? [] : possibleBases(word).filter((base) => isBase(base) || synonyms.of(base).length > 0);
  const others = [word, ...bases].flatMap((each) => [...compoundParts(each, isWord), ...synonyms.of(each)]);
  // The index knows no accents: 'kök', which the shop calls otherwise, has nothing of what is for 'kok'.
  const isLike = unaccented(word) !== word && others.length > 0 && ![word, ...possibleBases(word)].some(isSold);
  return { ...plain, spellings: [...(isLike ? [] : spellings), ...bases.map((base) => [base]), ...others] };
}

/**
 * Joins neighbouring words that the shop writes as one: 'gaming mus' is a 'gamingmus', 'rtx 5080' an 'rtx5080',
 * 'graphics card' a 'grafikkort'. The separate words still count.
 */
function mergeTerms(
  terms: readonly QueryTerm[],
  termDemands: readonly Demand[],
  { synonyms, isWord, isKnown }: Language,
): Demand[] {
  const merged: Demand[] = [];
  for (let start = 0; start < termDemands.length;) {
    const apart = termDemands[start];
    const found = phrasesAt(terms, start).find(
      ({ length, phrase, joined }) => synonyms.of(phrase).length > 0 || (length === 2 && isKnown(joined)),
    );
    if (found === undefined) {
      if (apart !== undefined) merged.push(apart);
      start += 1;
      continue;
    }
    const { length, phrase, joined } = found;
    const asOne = isKnown(joined) ? [[joined], ...synonyms.of(joined)] : [];
    // A model number is precise; words may also be apart.
    const parted = hasDigit(joined) && isWord(joined) ? [] : [termDemands.slice(start, start + length)];
    merged.push({
      excluded: false,
      isUnfinished: false,
      spellings: [...asOne, ...synonyms.of(phrase), ...parted],
    });
    start += length;
  }
  return merged;
}

/** Reads a search word for word, with synonyms and compounds. */
export async function readLiterally(text: string, words: Words): Promise<LiteralSearch> {
  return readTerms(text, queryTerms(text), words);
}

/** The same for parsed terms. */
export async function readTerms(
  text: string,
  all: readonly QueryTerm[],
  { lookUp, synonyms, finds, vocabulary }: Words,
): Promise<LiteralSearch> {
  const phrases = all.flatMap((_, start) => phrasesAt(all, start));
  const forms = all.flatMap(({ word }) => [word, ...possibleBases(word)]);
  const polled = [
    ...all.flatMap(({ word, spellings }) => [...spellings, ...partings(word)].flat()),
    ...forms,
    ...forms.flatMap((word) => partings(word).flat()),
    ...Object.values(BEGINNING_MEANS),
    ...phrases.flatMap(({ joined, phrase }) => [joined, ...[...synonyms.of(joined), ...synonyms.of(phrase)].flat()]),
    ...forms.flatMap((word) => synonyms.of(word).flat()),
  ];
  const lexemes = await lookUp(polled.filter((word) => !hasDigit(word)));
  const isFound = (lexeme: string): boolean => finds({ lexeme, isPrefix: false, isHead: false });
  const isSold = (word: string): boolean => (hasDigit(word) ? isFound(word) : vocabulary.has(word));
  const isWord = (word: string): boolean => isSold(word) || synonyms.of(word).length > 0;
  // 'skrivbords lampa' is one word that the shop has in the plural only.
  const isKnown = (word: string): boolean =>
    isWord(word) || (word.length >= LONG_WORD && !hasDigit(word) && (lexemes.get(word) ?? []).some(isFound));
  const isBase = (word: string): boolean =>
    isWord(word) || (isKnown(word) && (lexemes.get(word) ?? []).every((lexeme) => lexeme === unaccented(word)));
  const language = { synonyms, isWord, isSold, isKnown, isBase };
  // 'billiga mobiler' are mobiles, whatever 'billig' may be a form of; a name that contains such a word still finds
  // it.
  const isUsed = (word: string): boolean => !isVerb(word) && (isWord(word) || possibleBases(word).some(isSold));
  const naming = all.filter(
    ({ word }, index) => !isFilling(word) || isUsed(word) || isKnown(`${word}${all[index + 1]?.word ?? ''}`),
  );
  const terms = naming.length === 0 ? all : naming;
  const termDemands = terms.map((term) => termDemand(term, language));
  const merge = (each: readonly Demand[]): Demand[] => mergeTerms(terms, each, language);
  const demands = merge(termDemands);
  const asTyped = termDemands.map((demand, index): Demand => {
    const word = terms[index]?.word ?? '';
    return isWord(word) && !demand.excluded ? { ...demand, spellings: [[word]] } : demand;
  });
  const query = wordQuery(demands, lexemes, 'all');
  const rank = wordQuery(merge(asTyped), lexemes, 'any');
  return { text, terms, termDemands, demands, lexemes, isWord, isKnown, merge, query, rank };
}
