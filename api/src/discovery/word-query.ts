import { hasDigit } from './search-text.ts';
import { unaccented } from './vocabulary.ts';

/** The lexemes of words in the index: their stem and, for words typed without accents, themselves. */
export type Lexemes = ReadonlyMap<string, readonly string[]>;

/** A word that must name the kind of product, not only something related: it is in the name or the category. */
export interface Head {
  head: string;
}

/** A demand of a search: any of `spellings`, each of which demands all of its words. */
export interface Demand {
  spellings: readonly (readonly (string | Head | Demand)[])[];
  excluded: boolean;
  /** The word is still being typed: words that begin with it match as well. */
  isUnfinished: boolean;
}

/** A word in the index's form. */
export interface QueryWord {
  lexeme: string;
  /** Words that begin with it match as well. */
  isPrefix: boolean;
  /** Only where it names the kind of product. */
  isHead: boolean;
}

/** A query of the word index. Exclusions are only valid beside included words. */
export type WordQuery = QueryWord | { all: readonly WordQuery[] } | { any: readonly WordQuery[] } | { not: WordQuery };

interface Flags {
  isPrefix: boolean;
  isHead: boolean;
}

/** None for a stop word, such as 'och'. */
function wordForms(word: string, lexemes: Lexemes, flags: Flags): QueryWord[] {
  // A word that is still being typed has no ending yet, and is no stop word: 'stati' is no form of 'stat'.
  const known = flags.isPrefix ? [unaccented(word)] : (lexemes.get(word) ?? []);
  const forms = hasDigit(word) ? [word] : known;
  return [...new Set(forms)].map((lexeme) => ({ lexeme, ...flags }));
}

function joined(parts: readonly (WordQuery | null)[], how: 'all' | 'any'): WordQuery | null {
  const [first, ...more] = parts.filter((part) => part !== null);
  if (first === undefined) return null;
  if (more.length === 0) return first;
  return how === 'all' ? { all: [first, ...more] } : { any: [first, ...more] };
}

const isWordAlone = (parts: Demand['spellings'][number]): parts is readonly [string] =>
  parts.length === 1 && typeof parts[0] === 'string';

function spellingQuery(parts: Demand['spellings'][number], lexemes: Lexemes, isUnfinished: boolean): WordQuery | null {
  return joined(
    parts.map((part, index) => {
      const isPrefix = isUnfinished && index === parts.length - 1;
      if (typeof part === 'string') return joined(wordForms(part, lexemes, { isPrefix, isHead: false }), 'any');
      return 'head' in part
        ? joined(wordForms(part.head, lexemes, { isPrefix, isHead: true }), 'any')
        : demandQuery(part, lexemes);
    }),
    'all',
  );
}

function demandQuery({ spellings, excluded, isUnfinished }: Demand, lexemes: Lexemes): WordQuery | null {
  const alternatives = spellings.flatMap((parts) =>
    isWordAlone(parts)
      ? wordForms(parts[0], lexemes, { isPrefix: isUnfinished, isHead: false })
      : [spellingQuery(parts, lexemes, isUnfinished)],
  );
  const query = joined(alternatives, 'any');
  return query !== null && excluded ? { not: query } : query;
}

/** How many of the demands are required: all, all but any one of them, or at least one. */
export type Match = 'all' | 'most' | 'any';

const allBut = (queries: readonly WordQuery[], left: number): WordQuery | null =>
  joined(
    queries.filter((_, index) => index !== left),
    'all',
  );

const COMBINE: Record<Match, (queries: readonly WordQuery[]) => WordQuery | null> = {
  all: (queries) => joined(queries, 'all'),
  most: (queries) =>
    joined(
      queries.map((_, left) => allBut(queries, left)),
      'any',
    ),
  any: (queries) => joined(queries, 'any'),
};

/** The query that requires as many of the demands as `match` says; null without anything to search for. */
export function wordQuery(demands: readonly Demand[], lexemes: Lexemes, match: Match): WordQuery | null {
  const included = demands.filter(({ excluded }) => !excluded).flatMap((demand) => demandQuery(demand, lexemes) ?? []);
  const found = COMBINE[match](included);
  if (found === null) return null;
  return joined(
    [found, ...demands.filter(({ excluded }) => excluded).map((demand) => demandQuery(demand, lexemes))],
    'all',
  );
}
