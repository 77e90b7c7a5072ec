import { hasDigit } from './search-text.ts';

/** Words to the lexemes that stand in the index: their stem and, for words typed without accents, themselves. */
export type Lexemes = ReadonlyMap<string, readonly string[]>;

/** A demand of a search: any of `spellings`, each of which demands all of its words. */
export interface Demand {
  spellings: readonly (readonly string[])[];
  excluded: boolean;
  /** The word is still being typed: what begins with it fits as well. */
  isUnfinished: boolean;
}

/** Words are letters and digits only, so quoting is all the escaping there is to do. */
const quoted = (lexeme: string, isPrefix: boolean): string =>
  `'${lexeme.replace(/['\\]/g, '')}'${isPrefix ? ':*' : ''}`;

/** Null for a word that says nothing, such as 'och'. */
function wordQuery(word: string, lexemes: Lexemes, isPrefix: boolean): string | null {
  const forms = hasDigit(word) ? [word] : (lexemes.get(word) ?? []);
  if (forms.length === 0) return null;
  const alternatives = [...new Set(forms)].map((form) => quoted(form, isPrefix));
  return alternatives.length === 1 ? (alternatives[0] ?? null) : `(${alternatives.join(' | ')})`;
}

const joined = (parts: readonly (string | null)[], operator: '&' | '|'): string | null => {
  const present = parts.filter((part) => part !== null);
  return present.length === 0
    ? null
    : present.length === 1
      ? (present[0] ?? null)
      : `(${present.join(` ${operator} `)})`;
};

function demandQuery({ spellings, excluded, isUnfinished }: Demand, lexemes: Lexemes): string | null {
  const query = joined(
    spellings.map((words) =>
      joined(
        words.map((word, index) => wordQuery(word, lexemes, isUnfinished && index === words.length - 1)),
        '&',
      ),
    ),
    '|',
  );
  return query === null ? null : excluded ? `!${query}` : query;
}

/** The text of a tsquery that demands all (or, as a guess, any) of the demands; null when there is nothing to look for. */
export function tsQuery(demands: readonly Demand[], lexemes: Lexemes, match: 'all' | 'any'): string | null {
  const wanted = demands.filter(({ excluded }) => !excluded).map((demand) => demandQuery(demand, lexemes));
  const found = joined(wanted, match === 'all' ? '&' : '|');
  if (found === null) return null;
  return joined(
    [found, ...demands.filter(({ excluded }) => excluded).map((demand) => demandQuery(demand, lexemes))],
    '&',
  );
}
