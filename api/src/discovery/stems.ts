import type { ClientBase } from 'pg';
import { hasDigit } from './search-text.ts';

/** Position of a word in a tsvector: PostgreSQL knows no higher one. */
const LAST_POSITION = 16_383;
const WEIGHTS = ['A', 'B', 'C', 'D'] as const;

/** What the words of a category, a name, the facts and the surroundings count in the order of a search. */
const RANK_WEIGHTS = { A: 1, B: 0.5, C: 0.3, D: 0.05 } as const;

/** The same for `ts_rank`. */
export const TS_RANK_WEIGHTS = `'{${RANK_WEIGHTS.D}, ${RANK_WEIGHTS.C}, ${RANK_WEIGHTS.B}, ${RANK_WEIGHTS.A.toFixed(1)}}'`;

/** `ts_rank` divides by the limit of 1 + 1/4 + 1/9 + … */
const RANK_LIMIT = Math.PI ** 2 / 6;

/** About what `ts_rank` gives for a search of one stem; exact enough to choose candidates by. */
export const rankOf = (sum: number): number => sum / RANK_LIMIT;

export interface StemVector {
  text: string;
  /** Each stem's sum of weights, earlier occurrences counting more: see `rankOf`. */
  ranks: readonly (readonly [stem: string, sum: number])[];
}

/** Words that say nothing ('och') have no stem. */
const STEMS = `
select word, (select unaccent(l) from unnest(ts_lexize('swedish_stem', word)) as l limit 1) as stem
from unnest($1::text[]) as words(word)`;

/**
 * Stems of a build's words, each asked for once: a catalogue has far fewer words than texts. Stem first, then take the
 * accents away; the other way round the stemmer no longer knows the words. Words with digits are kept as they are.
 */
export function createStems(client: ClientBase) {
  const stems = new Map<string, string | null>();
  return {
    async learn(words: readonly string[]): Promise<void> {
      const unknown = [...new Set(words)].filter((word) => !stems.has(word));
      for (const word of unknown.filter(hasDigit)) stems.set(word, word);
      const toAsk = unknown.filter((word) => !hasDigit(word));
      if (toAsk.length === 0) return;
      const { rows } = await client.query<{ word: string; stem: string | null }>(STEMS, [toAsk]);
      for (const { word, stem } of rows) stems.set(word, stem);
    },
    /**
     * A tsvector of known words by weight. What the category or the name says is not said again by facts and surroundings.
     * Words are letters and digits only, so quotes are all they need.
     */
    vector(byWeight: readonly (readonly string[])[]): StemVector {
      const places = new Map<string, { at: string; times: number; rank: number }>();
      let position = 0;
      for (const [index, words] of byWeight.entries()) {
        const weight = WEIGHTS[index] ?? 'D';
        const isDetail = index > 1;
        const before = isDetail ? new Set(places.keys()) : undefined;
        for (const word of words) {
          position = Math.min(position + 1, LAST_POSITION);
          const stem = stems.get(word);
          if (!stem || before?.has(stem)) continue;
          const known = places.get(stem);
          if (known === undefined) {
            places.set(stem, { at: `${position}${weight}`, times: 1, rank: RANK_WEIGHTS[weight] });
            continue;
          }
          known.at += `,${position}${weight}`;
          known.times += 1;
          known.rank += RANK_WEIGHTS[weight] / known.times ** 2;
        }
      }
      const entries = [...places];
      return {
        text: entries.map(([stem, { at }]) => `'${stem}':${at}`).join(' '),
        ranks: entries.map(([stem, { rank }]) => [stem, rank]),
      };
    },
  };
}
