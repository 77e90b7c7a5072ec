import type { ClientBase } from 'pg';
import { hasDigit } from './search-text.ts';

/** Highest position of a word in a tsvector. */
const LAST_POSITION = 16_383;
const WEIGHTS = ['A', 'B', 'C', 'D'] as const;

/** Words that the stemmer takes for others, by their first letters: a 'hemlighet' is nothing of a hem. */
const OWN_STEMS: Readonly<Record<string, string>> = { hemlig: 'hemligh' };

/** The stem of a word that PostgreSQL's stemmer would take for another one; null for every other word. */
export const ownStem = (word: string): string | null =>
  Object.entries(OWN_STEMS).find(([beginning]) => word.startsWith(beginning))?.[1] ?? null;

/** Stop words ('och') have no stem. */
const STEMS = `
select word, (select unaccent(l) from unnest(ts_lexize('swedish_stem', word)) as l limit 1) as stem
from unnest($1::text[]) as words(word)`;

/**
 * Memoized stems of a build's words: a catalogue has far fewer words than texts. Stem first, then remove the accents;
 * the other way round the stemmer no longer knows the words. Words with digits stay unchanged.
 */
export function createStems(client: ClientBase) {
  const stems = new Map<string, string | null>();
  return {
    async learn(words: readonly string[]): Promise<void> {
      const unknown = [...new Set(words)].filter((word) => !stems.has(word));
      for (const word of unknown.filter(hasDigit)) stems.set(word, word);
      const toFetch = unknown.filter((word) => !hasDigit(word));
      if (toFetch.length === 0) return;
      const { rows } = await client.query<{ word: string; stem: string | null }>(STEMS, [toFetch]);
      for (const { word, stem } of rows) stems.set(word, ownStem(word) ?? stem);
    },
    /**
     * A tsvector of stemmed words by weight. Words of the category or the name are not repeated for facts and related
     * texts. Words are letters and digits only, so quoting suffices.
     */
    vector(byWeight: readonly (readonly string[])[]): string {
      const positions = new Map<string, string>();
      let position = 0;
      for (const [index, words] of byWeight.entries()) {
        const weight = WEIGHTS[index] ?? 'D';
        const isDetail = index > 1;
        const before = isDetail ? new Set(positions.keys()) : undefined;
        for (const word of words) {
          position = Math.min(position + 1, LAST_POSITION);
          const stem = stems.get(word);
          if (!stem || before?.has(stem)) continue;
          const known = positions.get(stem);
          const place = `${position}${weight}`;
          positions.set(stem, known === undefined ? place : `${known},${place}`);
        }
      }
      return [...positions].map(([stem, at]) => `'${stem}':${at}`).join(' ');
    },
  };
}
