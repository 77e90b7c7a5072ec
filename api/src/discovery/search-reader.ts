import { namesPerson } from './ask/not-understood.ts';
import { editDistance, soundOf } from './edit-distance.ts';
import { isFilling } from './filling-words.ts';
import { type LiteralSearch, type Words, partings, readLiterally, readTerms } from './literal-search.ts';
import { isOtherCompound, isOtherGoods, namesOtherGoods } from './other-goods.ts';
import { isBaseForm, isRealWord } from './real-words.ts';
import type { SearchReading } from './search-port.ts';
import { namesColour } from './search-properties.ts';
import { hasDigit } from './search-text.ts';
import { possibleBases } from './swedish-inflections.ts';
import { SMALL } from './swedish-words.ts';
import { compoundRest } from './synonyms.ts';
import { unaccented } from './vocabulary.ts';
import { type Demand, type WordQuery, wordQuery } from './word-query.ts';

/** Whether a word means something of its own: one of a dictionary, or goods of other shops. */
const isOfLanguage = (word: string): boolean => isRealWord(word) || namesOtherGoods(word);

/** A search with hits, or null when every recovery fails. */
export interface RecoveredSearch {
  query: WordQuery | null;
  /** The literal search behind `query`; null when it was loosened. */
  literal: LiteralSearch | null;
  reading: Pick<SearchReading, 'original' | 'searched' | 'suggestions' | 'uncertain'>;
  /** The words for things that the shop has none of; null when there are none. */
  notSold: string | null;
}

const MAX_SUGGESTIONS = 3;
const SHORTEST_PREFIX = 2;

/** Letters of a compound's first part that may be the beginning of another word: 'skol' in 'skoldator'. */
const SHORTEST_FIRST_PART = 4;

/**
 * A word in two, as the shop may have it. A word of the language is no compound of others: a dragspel is no spel; what
 * is none may begin with a part of a word, as a skoldator is a dator for the skola.
 */
function partsOf(word: string, isWord: LiteralSearch['isWord'], isTyping: boolean): Demand['spellings'] {
  const known = compoundRest(word);
  const isWhole = !isTyping && isOfLanguage(word) && (known === null || !isWord(known));
  const pairs = isWhole ? [] : partings(word);
  const unknown = isTyping || isOfLanguage(word) ? [] : pairs;
  return [
    ...pairs
      .filter((pair) => pair.every(isWord))
      .map(([first = '', last = '']) => (isTyping ? [first, last] : [first, { head: last }])),
    ...unknown.flatMap(([first = '', last = '']) =>
      first.length < SHORTEST_FIRST_PART || isWord(first) || !isWord(last)
        ? []
        : [[{ head: last }, { spellings: [[first]], excluded: false, isUnfinished: true }]],
    ),
  ];
}

/**
 * A word that is being typed, or all that it is when it is finished: other forms and names do not go on, as 'lanter' is
 * no 'lan', and a word itself is longer than its stem.
 */
function unfinished(word: string, demand: Demand, isWord: LiteralSearch['isWord']): Demand['spellings'] {
  if (hasDigit(word)) return demand.spellings;
  const spellings = demand.spellings.filter(([first, more]) => more !== undefined || first !== word || isWord(word));
  return spellings.length === 0 ? [[word]] : [[word], [{ ...demand, spellings }]];
}

/** The same search, where the last word may be a prefix and words may be compounds. */
function loosened({ terms, termDemands, isWord, merge }: LiteralSearch, isTyping = false): Demand[] {
  return merge(
    termDemands.map((demand, index) => {
      const word = terms[index]?.word ?? '';
      const parts = demand.excluded ? [] : partsOf(word, isWord, isTyping);
      const isLast = index === termDemands.length - 1 && (isTyping || !isOfLanguage(word));
      return {
        ...demand,
        spellings: [...parts, ...(isTyping && isLast ? unfinished(word, demand, isWord) : demand.spellings)],
        isUnfinished: isLast && !demand.excluded && word.length >= (isTyping ? 1 : SHORTEST_PREFIX),
      };
    }),
  );
}

/** The query of the quick search: the last word is still being typed. */
export const prefixQuery = (search: LiteralSearch): WordQuery | null =>
  wordQuery(loosened(search, true), search.lexemes, 'all');

/** The same of a search that was sent: a word of the language is finished. */
const loosenedQuery = (search: LiteralSearch): WordQuery | null => wordQuery(loosened(search), search.lexemes, 'all');

/** Words of this length are rarely another word with one letter off. */
const LONG_WORD = 8;
const SHORT_WORD = 6;
/** Shorter ones are abbreviations: what 'hdr' means is no 'hdd'. */
const SHORTEST_SLIP = 4;

/** The fewest letters of the last part that tell a compound, in its base form and inflected: 'leksakståg'. */
const LAST_PARTS = { base: 3, inflected: 4 };
/** The same after a short first part, which many words begin with by chance: 'bilhållare'. */
const LAST_PARTS_AFTER_SHORT = { base: 4, inflected: 6 };
const LONG_FIRST_PART = 4;

/** Whether a word, of the language or the shop's own, begins compounds: the leksak of 'leksakståg', the 'airfryer'. */
export const beginsCompounds = (first: string, { vocabulary }: Words): boolean =>
  [first, first.replace(/s$/u, '')].some((form) => isRealWord(form) || vocabulary.has(form));

/** Made of two words, as a vattenlarm is: no slip of what is spelt nearly so. */
const isCompound = (word: string, words: Words): boolean =>
  partings(word).some(([first = '', last = '']) => {
    const lengths = first.length < LONG_FIRST_PART ? LAST_PARTS_AFTER_SHORT : LAST_PARTS;
    const shortest = isBaseForm(last) ? lengths.base : lengths.inflected;
    return last.length >= shortest && isRealWord(last) && beginsCompounds(first, words);
  });

/** A bilhylla is a hylla, and no slip of a bokhylla. */
const isOfOtherGoods = (word: string): boolean =>
  partings(word).some(([first = '', last = '']) => isRealWord(first) && isOtherGoods([last]));

/**
 * Whether a word that is at best an inflection sounds like another: a 'lapptopp', though made of two words, is a
 * laptop, and a 'dattor' a dator.
 */
const soundsAlike = (word: string, other: string): boolean =>
  !isBaseForm(word) && !namesOtherGoods(word) && soundOf(unaccented(word)) === soundOf(unaccented(other));

/**
 * Tells which other words a word may silently become: not a word of the language, which means what it says, unless it
 * is long and nearly the same; and the shorter it is, the less may differ.
 */
function mayBecome(word: string, words: Words): (other: string) => boolean {
  const plain = unaccented(word);
  const isLanguage = isOfLanguage(word);
  const isMade = !isLanguage && (isCompound(word, words) || isOfOtherGoods(word));
  return (other) => {
    if (Math.min(word.length, other.length) < SHORTEST_SLIP) return false;
    if (soundsAlike(word, other)) return true;
    const distance = editDistance(plain, unaccented(other));
    if (isLanguage) return word.length >= LONG_WORD && distance <= 1;
    if (isMade) return word.length > SHORT_WORD && distance <= 1;
    // Hardly anybody mistypes the first letter, and something else beside it.
    const isBegunRight = plain[0] === unaccented(other)[0];
    return word.length > SHORT_WORD ? isBegunRight || distance <= 1 : distance <= 1 && isBegunRight;
  };
}

/**
 * The thing that a compound names which is none of the language's words, but made of them: a vinkyl is a kyl, and no
 * slip of vinyl. Empty for other words.
 */
function headOf(word: string, isWord: LiteralSearch['isWord']): string {
  const pair = partings(word).find(([first = '', last = '']) => isRealWord(first) && isWord(last));
  return pair?.at(-1) ?? '';
}

/** Letters of a misspelt last part of a compound: of shorter ones too many words are nearly the same. */
const SHORTEST_MISSPELT_PART = 6;

/** What a compound of a known beginning may be, whose last part is misspelt: a 'gamingtagentbord'. */
const withLastPartCorrected = (word: string, isWord: LiteralSearch['isWord'], { vocabulary }: Words): string[] =>
  partings(word).flatMap(([first = '', last = '']) =>
    last.length < SHORTEST_MISSPELT_PART || !(isWord(first) || compoundRest(word) === last) || isOfLanguage(last)
      ? []
      : vocabulary
          .corrections(last)
          .filter((other) => editDistance(unaccented(last), unaccented(other)) === 1)
          .map((other) => `${first}${other}`),
  );

/** Replaces misspelt words, leaving the rest as it was typed. */
function respelt(text: string, replacements: ReadonlyMap<string, string>): string {
  return text.replace(/[\p{L}\d]+/gu, (word) => replacements.get(word.toLowerCase()) ?? word);
}

/** A whole search with the corrections of the part of it that was searched for: limits are taken out before. */
export function correctedWhole(whole: string, part: string, corrected: string): string {
  const [before, after] = [part, corrected].map((text) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
  if (before === undefined || after?.length !== before.length) return corrected;
  return respelt(whole, new Map(before.map((word, index) => [word, after[index] ?? word])));
}

interface Correction {
  text: string;
  query: WordQuery;
  literal: LiteralSearch;
}

/** Whole searches with the misspelt words corrected, likeliest first; only those with hits. */
async function corrections(search: LiteralSearch, words: Words, known?: readonly string[]): Promise<Correction[]> {
  const { termDemands, lexemes, terms, text } = search;
  const queries = termDemands.map((demand) => wordQuery([{ ...demand, excluded: false }], lexemes, 'all'));
  const misspelt = terms.filter(({ word, excluded }, index) => {
    if (known !== undefined) return known.includes(word);
    const query = queries[index] ?? null;
    return !excluded && query !== null && !hasDigit(word) && !words.finds(query);
  });
  // When every word exists but not together, the rarest may still be a slip; that is left to the guess.
  if (misspelt.length === 0) return [];
  const candidates = new Map(
    misspelt.map(({ word }) => {
      const head = headOf(word, search.isWord);
      const isLikely = mayBecome(word, words);
      const likely = words.vocabulary
        .corrections(word)
        .filter((other) => isLikely(other) && (other.endsWith(head) || soundsAlike(word, other)));
      return [word, likely.length > 0 ? likely : withLastPartCorrected(word, search.isWord, words)];
    }),
  );
  for (const [word, likely] of candidates) if (likely.length === 0) candidates.delete(word);
  if (candidates.size === 0) return [];
  const texts = Array.from({ length: MAX_SUGGESTIONS }, (_, rank) => {
    const chosen = [...candidates].map(([word, likely]): [string, string] => [word, likely[rank] ?? likely[0] ?? word]);
    return respelt(text.normalize('NFKC'), new Map(chosen));
  });
  const readings = await Promise.all(
    [...new Set(texts)]
      .filter((each) => each !== text)
      .map(async (each) => withoutFilling(await readLiterally(each, words), words)),
  );
  return readings.flatMap((literal) =>
    literal.query !== null && words.finds(literal.query) ? [{ text: literal.text, query: literal.query, literal }] : [],
  );
}

/** The search without filling words; itself when nothing would remain. */
async function withoutFilling(search: LiteralSearch, words: Words): Promise<LiteralSearch> {
  // The stem of 'liten' is that of models.
  const naming = search.terms.filter(({ word }) => !isFilling(word) && !SMALL.has(word));
  if (naming.length === search.terms.length) return search;
  const rest = await readTerms(search.text, naming, words);
  return rest.query === null ? search : rest;
}

/** The search without colours and people, which alone say nothing of what is meant, unless nothing would remain. */
async function withoutAsides(search: LiteralSearch, words: Words): Promise<LiteralSearch> {
  const naming = search.terms.filter(({ word }) => !namesColour(word) && !namesPerson(word));
  return naming.length === 0 || naming.length === search.terms.length ? search : readTerms(search.text, naming, words);
}

/** The first of the queries with hits. */
const firstFruitful = (queries: readonly (WordQuery | null)[], { finds }: Words): WordQuery | null =>
  queries.find((query) => query !== null && finds(query)) ?? null;

/** The closest match: all words but those that the shop does not sell, else all but one word, else any word. */
function guessed(search: LiteralSearch, words: Words): WordQuery | null {
  const { lexemes } = search;
  const possible = loosened(search).filter((demand) => {
    const query = wordQuery([{ ...demand, excluded: false }], lexemes, 'all');
    return demand.excluded || (query !== null && words.finds(query));
  });
  const loose = (['all', 'most', 'any'] as const).map((match) => wordQuery(possible, lexemes, match));
  return firstFruitful(loose, words);
}

/** The same with unknown compounds as their last part: a 'golvstativ' is a stativ. Null where nothing changes. */
async function ofLastParts({ terms, text, isWord }: LiteralSearch, words: Words): Promise<WordQuery | null> {
  const parts = terms.flatMap(({ word, excluded }): [string, string][] => {
    const known = compoundRest(word);
    const rest = known !== null && isWord(known) ? known : isOfLanguage(word) ? '' : headOf(word, isWord);
    return excluded || isWord(word) || rest === '' ? [] : [[word, rest]];
  });
  return parts.length === 0 ? null : (await readLiterally(respelt(text, new Map(parts)), words)).query;
}

const namingText = ({ terms, lexemes }: LiteralSearch): string =>
  terms.flatMap(({ word, excluded }) => (excluded || lexemes.get(word)?.length === 0 ? [] : [word])).join(' ');

/** The words of the language in a search that the shop uses for nothing. */
function unsold({ terms, lexemes, isWord, isKnown }: LiteralSearch, { finds, synonyms }: Words): string | null {
  // The 'watch' of a 'smart watch' is told by both words.
  const isOfPhrase = (at: number): boolean =>
    [at - 1, at].some((start) => {
      const [first, last] = [terms[start]?.word, terms[start + 1]?.word];
      return first !== undefined && last !== undefined && synonyms.of(`${first} ${last}`).length > 0;
    });
  const isOwn = (word: string): boolean =>
    isWord(word) || ((isKnown(word) || possibleBases(word).some(isWord)) && !namesOtherGoods(word));
  const unknown = terms.filter(
    ({ word, excluded }, at) =>
      !excluded &&
      !isOfPhrase(at) &&
      !isOwn(word) &&
      !isFilling(word) &&
      lexemes.get(word)?.length !== 0 &&
      isOfLanguage(word) &&
      !finds({ lexeme: word, isPrefix: false, isHead: false }),
  );
  return unknown.length === 0 ? null : unknown.map(({ word }) => word).join(' ');
}

const corrected = (search: LiteralSearch, best: Correction, others: readonly Correction[]): RecoveredSearch => ({
  query: best.query,
  literal: best.literal,
  reading: {
    searched: best.text,
    original: search.text,
    suggestions: others.map(({ text }) => text),
    uncertain: false,
  },
  notSold: null,
});

/** The search with these words corrected; null where each of them is only like what it finds anyway. */
export async function respell(
  search: LiteralSearch,
  words: Words,
  slips: readonly string[],
): Promise<RecoveredSearch | null> {
  const near = slips.filter((slip) =>
    words.vocabulary.corrections(slip).some((other) => editDistance(unaccented(slip), unaccented(other)) === 1),
  );
  const [best, ...others] = near.length === 0 ? [] : await corrections(search, words, near);
  return best === undefined ? null : corrected(search, best, others);
}

/**
 * Recovers a search without literal hits: first with prefixes and compounds, then without filling words, then with
 * its spelling corrected [4-78], then, marked as a guess [O2.13-06], by some of its words. Unless `mayCorrect`, a
 * correction is only suggested [O3-26].
 */
export async function recoverSearch(
  search: LiteralSearch,
  words: Words,
  mayCorrect: boolean,
): Promise<RecoveredSearch> {
  const asTyped = { searched: search.text, original: null, suggestions: [], uncertain: false };
  const naming = await withoutFilling(search, words);
  // A fjärrkontroll is no kontroll of ours.
  const named = naming.terms.map(({ word }) => word).filter((word) => !hasDigit(word));
  const isElsewhere = named.length > 0 && named.every((word) => namesOtherGoods(word));
  const whole = [loosenedQuery(search), ...(naming === search ? [] : [naming.query, loosenedQuery(naming)])];
  const exact = isElsewhere ? null : firstFruitful(whole, words);
  if (exact !== null)
    return { query: exact, literal: exact === naming.query ? naming : null, reading: asTyped, notSold: null };

  const [best, ...others] = await corrections(naming, words);
  if (best !== undefined && mayCorrect) return corrected(search, best, others);
  const suggestions = best === undefined ? [] : [best, ...others].map(({ text }) => text);
  const guess = async (): Promise<WordQuery | null> =>
    firstFruitful([await ofLastParts(naming, words)], words) ?? guessed(await withoutAsides(naming, words), words);
  const query = isElsewhere ? null : await guess();
  const notSold = unsold(naming, words);
  const isOfOthers = naming.terms.every(
    ({ word }) => isElsewhere || isCompound(word, words) || isOtherCompound([word, ...possibleBases(word)]),
  );
  return {
    query,
    literal: null,
    reading: { ...asTyped, suggestions, uncertain: query !== null },
    // Where nothing is found, no word of it is.
    notSold: query === null && (notSold !== null || isOfOthers) ? namingText(naming) : notSold,
  };
}
