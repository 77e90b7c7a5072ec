import { indexWords, plainWords } from './search-text.ts';
import { COMPOUND_BEGINNINGS, SAME_MEANING } from './swedish-words.ts';

/** Beginnings longest first, so that 'bläckstråle' is tried before 'bläck'. */
const BEGINNINGS = [...new Set(COMPOUND_BEGINNINGS)].sort((a, b) => b.length - a.length);
const SHORTEST_REST = 3;

export interface Synonyms {
  /** What else one word may be called, each as words that must all be there. */
  of(word: string): readonly string[][];
  /** Words to add to a text so that it is found by the other names of what it speaks about. */
  additions(words: readonly string[]): string[];
}

/** Builds the word table from the language's rows and the shop's own pairs. Both directions hold. */
export function createSynonyms(pairs: readonly { term: string; expansion: string }[]): Synonyms {
  const table = new Map<string, Map<string, string[]>>();
  const link = (from: string[], to: string[]): void => {
    const key = from.join(' ');
    if (from.length === 0 || to.length === 0 || key === to.join(' ')) return;
    const known = table.get(key) ?? new Map<string, string[]>();
    table.set(key, known.set(to.join(' '), to));
  };
  const rows = [...SAME_MEANING, ...pairs.map(({ term, expansion }) => [term, expansion])].map((row) => row.map(plainWords));
  for (const row of rows) for (const from of row) for (const to of row) link(from, to);

  const of = (phrase: string): readonly string[][] => [...(table.get(phrase)?.values() ?? [])];
  return {
    of,
    additions(words) {
      const phrases = words.flatMap((word, index) => {
        const next = words[index + 1];
        return next === undefined ? [word] : [word, `${word} ${next}`];
      });
      const present = new Set(words);
      return [...new Set(phrases.flatMap((phrase) => of(phrase).flat()))].filter((word) => !present.has(word));
    },
  };
}

/** The rest of a compound after a known beginning: 'gamingmus' → 'mus'; null when it is no such compound. */
export function compoundRest(word: string): string | null {
  const beginning = BEGINNINGS.find((each) => word.startsWith(each) && word.length - each.length >= SHORTEST_REST);
  return beginning === undefined ? null : word.slice(beginning.length);
}

/** All words under which a text is indexed: its own, parts of its compounds, and their synonyms. */
export function searchableWords(text: string, synonyms: Synonyms, isWord: (word: string) => boolean): string[] {
  const words = indexWords(text);
  const parts = words.flatMap((word) => {
    const rest = compoundRest(word);
    return rest !== null && isWord(rest) ? [word.slice(0, -rest.length), rest] : [];
  });
  return [...words, ...parts, ...synonyms.additions([...words, ...parts])];
}
