import { ENGLISH } from './english-words.ts';
import { hasDigit, indexWords, plainWords } from './search-text.ts';
import { ALSO_IS, COMPOUND_BEGINNINGS, SAME_MEANING } from './swedish-words.ts';
import { unaccented } from './vocabulary.ts';

/** Longest first, so that 'bläckstråle' is tried before 'bläck'. */
const BEGINNINGS = [...new Set(COMPOUND_BEGINNINGS)].sort((a, b) => b.length - a.length);
const SHORTEST_REST = 3;
/** Shorter words are others without their accents. */
const SHORTEST_PLAIN = 5;

export interface Synonyms {
  /** Synonyms of a word, or of a phrase of words separated by single spaces, each as words that must all match. */
  of(phrase: string): readonly string[][];
  /** The last words of these, which name what it is: 'bärbar dator' is a dator. */
  heads(phrase: string): string[];
  /** Every single word that has a synonym. */
  readonly words: readonly string[];
  /** Every phrase of several words that has one. */
  readonly phrases: readonly string[];
  /** Words to add to a text so that it is found by synonyms of its words. */
  additions(words: readonly string[]): string[];
}

/** Begins what a thing lacks: who types 'utan kabel' may be shown what is wireless, but wireless is no kabel. */
const LACKING = 'utan';

/** Builds the synonyms from the language's rows and the shop's own pairs, in both directions. */
export function createSynonyms(pairs: readonly { term: string; expansion: string }[]): Synonyms {
  const table = new Map<string, Map<string, string[]>>();
  const indexed = new Map<string, Map<string, string[]>>();
  const link = (from: string[], to: string[], isIndexed: boolean): void => {
    const key = from.join(' ');
    if (from.length === 0 || to.length === 0 || to[0] === LACKING || key === to.join(' ')) return;
    for (const each of isIndexed ? [table, indexed] : [table]) {
      const known = each.get(key) ?? new Map<string, string[]>();
      each.set(key, known.set(to.join(' '), to));
    }
  };
  const linkAll = (rows: readonly (readonly string[])[], isIndexed: (to: string[]) => boolean): void => {
    for (const row of rows.map((each) => each.map(plainWords))) {
      for (const from of row) for (const to of row) link(from, to, isIndexed(to));
    }
  };
  // 'phone case' must not make a mobilskal a phone.
  const rows = [...SAME_MEANING, ...ENGLISH, ...pairs.map(({ term, expansion }) => [term, expansion])];
  linkAll(rows, ({ length }) => length === 1);

  const wider = new Map(
    ALSO_IS.map(([narrow, wide]) => [narrow, [wide, ...[...(table.get(wide)?.values() ?? [])].flat()]]),
  );
  // Typed without its accents a word is the same: a 'gavokort'.
  const accented = new Map(
    [...table.keys()]
      .map((key) => [unaccented(key), key] as const)
      .filter(([plain, key]) => plain !== key && plain.length >= SHORTEST_PLAIN && !table.has(plain)),
  );
  const of = (phrase: string): readonly string[][] => [...(table.get(accented.get(phrase) ?? phrase)?.values() ?? [])];
  const namesOf = (phrase: string): string[] => [...(indexed.get(phrase)?.values() ?? [])].flat();
  return {
    of,
    heads: (phrase) => of(phrase).map((spelling) => spelling.at(-1) ?? ''),
    words: [...table.keys()].filter((key) => !key.includes(' ')),
    phrases: [...table.keys()].filter((key) => key.includes(' ')),
    additions(words) {
      const phrases = words.flatMap((word, index) => {
        const next = words[index + 1];
        return next === undefined ? [word] : [word, `${word} ${next}`];
      });
      const present = new Set(words);
      return [...new Set(phrases.flatMap((phrase) => [...namesOf(phrase), ...(wider.get(phrase) ?? [])]))].filter(
        (word) => !present.has(word),
      );
    },
  };
}

/** Whether compounds are known to begin with this word. */
export const isBeginning = (word: string): boolean => BEGINNINGS.includes(word);

/** The rest of a compound after a known beginning: 'gamingmus' → 'mus'; null when it is no such compound. */
export function compoundRest(word: string): string | null {
  const beginning = BEGINNINGS.find((each) => word.startsWith(each) && word.length - each.length >= SHORTEST_REST);
  return beginning === undefined ? null : word.slice(beginning.length);
}

/** Texts that repeat within a build: names of manufacturers and categories, lists of attributes. */
const MAX_CACHED_TEXTS = 20_000;

/** The words under which a text is indexed. */
export interface ExpandedText {
  /** Its own words, the heads of its compounds, and synonyms of both. */
  words: readonly string[];
  /** The beginnings of its compounds: a mouse pad is related to mice, but is none. */
  beginnings: readonly string[];
}

/** Expands texts to the words under which they are indexed. */
export interface WordExpander {
  /** Memoized, for texts that many products share. */
  shared(text: string): ExpandedText;
  /** For texts of one product alone. */
  own(text: string): ExpandedText;
}

/** One expander serves a whole build. */
export function createWordExpander(synonyms: Synonyms, isWord: (word: string) => boolean): WordExpander {
  const rests = new Map<string, string | null>();
  const texts = new Map<string, ExpandedText>();
  const restOf = (word: string): string | null => {
    const known = rests.get(word);
    if (known !== undefined) return known;
    const rest = compoundRest(word);
    const found = rest !== null && (isWord(rest) || synonyms.of(rest).length > 0) ? rest : null;
    rests.set(word, found);
    return found;
  };
  const own = (text: string): ExpandedText => {
    const words = indexWords(text);
    const compounds = words.flatMap((word) => {
      const rest = hasDigit(word) ? null : restOf(word);
      return rest === null ? [] : [{ beginning: word.slice(0, -rest.length), rest }];
    });
    const all = [...words, ...compounds.map(({ rest }) => rest)];
    return {
      words: [...all, ...synonyms.additions(all)],
      beginnings: compounds.map(({ beginning }) => beginning),
    };
  };
  return {
    own,
    shared(text) {
      const known = texts.get(text);
      if (known !== undefined) return known;
      const result = own(text);
      if (texts.size < MAX_CACHED_TEXTS) texts.set(text, result);
      return result;
    },
  };
}
