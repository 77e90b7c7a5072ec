import { hasDigit } from './search-text.ts';

/** Words to the lexemes that stand in the index: their stem and, for words typed without accents, themselves. */
export type Lexemes = ReadonlyMap<string, readonly string[]>;

/** A word that must say what the product is, not only what it goes with: it stands in the name or the category. */
export interface Head {
  head: string;
}

/** A demand of a search: any of `spellings`, each of which demands all of its words. */
export interface Demand {
  spellings: readonly (readonly (string | Head | Demand)[])[];
  excluded: boolean;
  /** The word is still being typed: what begins with it fits as well. */
  isUnfinished: boolean;
}

/** Where the index keeps the words of categories and names. */
const HEAD_WEIGHTS = 'AB';

/** Words are letters and digits only, so quoting is all the escaping there is to do. */
const quoted = (lexeme: string, flags: string): string =>
  `'${lexeme.replace(/['\\]/g, '')}'${flags === '' ? '' : `:${flags}`}`;

/** None for a word that says nothing, such as 'och'. */
function wordForms(word: string, lexemes: Lexemes, flags: string): string[] {
  const forms = hasDigit(word) ? [word] : (lexemes.get(word) ?? []);
  return [...new Set(forms)].map((form) => quoted(form, flags));
}

const joined = (parts: readonly (string | null)[], operator: '&' | '|'): string | null => {
  const present = parts.filter((part) => part !== null);
  return present.length === 0
    ? null
    : present.length === 1
      ? (present[0] ?? null)
      : `(${present.join(` ${operator} `)})`;
};

const isWordAlone = (parts: Demand['spellings'][number]): parts is readonly [string] =>
  parts.length === 1 && typeof parts[0] === 'string';

function spellingQuery(parts: Demand['spellings'][number], lexemes: Lexemes, isUnfinished: boolean): string | null {
  return joined(
    parts.map((part, index) => {
      const prefix = isUnfinished && index === parts.length - 1 ? '*' : '';
      if (typeof part === 'string') return joined(wordForms(part, lexemes, prefix), '|');
      return 'head' in part
        ? joined(wordForms(part.head, lexemes, `${prefix}${HEAD_WEIGHTS}`), '|')
        : demandQuery(part, lexemes);
    }),
    '&',
  );
}

function demandQuery({ spellings, excluded, isUnfinished }: Demand, lexemes: Lexemes): string | null {
  const alternatives = spellings.flatMap((parts) =>
    isWordAlone(parts)
      ? wordForms(parts[0], lexemes, isUnfinished ? '*' : '')
      : [spellingQuery(parts, lexemes, isUnfinished)],
  );
  const query = joined([...new Set(alternatives)], '|');
  return query === null ? null : excluded ? `!${query}` : query;
}

/** How many of the demands must be met: all, all but any one of them, or at least one. */
export type Match = 'all' | 'most' | 'any';

const allBut = (queries: readonly string[], left: number): string | null =>
  joined(
    queries.filter((_, index) => index !== left),
    '&',
  );

const COMBINE: Record<Match, (queries: readonly string[]) => string | null> = {
  all: (queries) => joined(queries, '&'),
  most: (queries) =>
    joined(
      queries.map((_, left) => allBut(queries, left)),
      '|',
    ),
  any: (queries) => joined(queries, '|'),
};

/** The text of a tsquery that demands as many of the demands as `match` says; null when there is nothing to look for. */
export function tsQuery(demands: readonly Demand[], lexemes: Lexemes, match: Match): string | null {
  const wanted = demands.filter(({ excluded }) => !excluded).flatMap((demand) => demandQuery(demand, lexemes) ?? []);
  const found = COMBINE[match](wanted);
  if (found === null) return null;
  return joined(
    [found, ...demands.filter(({ excluded }) => excluded).map((demand) => demandQuery(demand, lexemes))],
    '&',
  );
}
