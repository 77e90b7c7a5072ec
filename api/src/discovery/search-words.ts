import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { editDistance, tolerance } from './edit-distance.ts';
import type { Lexemes } from './word-query.ts';

/** The stem in the index is without accents; the word itself covers those who type none ('tradlos'). */
const LOOK_UP = `
select w.word, unaccent(w.word) as plain, ts_lexize('swedish_stem', w.word) as stems,
  (select unaccent(l) from unnest(ts_lexize('swedish_stem', w.word)) as l limit 1) as stem,
  exists (select 1 from vocabulary v where v.word = w.word) as known
from unnest($1::text[]) as w(word)`;

/** Words that look alike by letter triples, and those that begin alike: swapped letters leave few triples in common. */
const LOOK_ALIKES = `
select t.word, unaccent(t.word) as plain, v.word as candidate, v.plain as candidate_plain, v.frequency
from unnest($1::text[]) as t(word) cross join lateral (
  (select word, plain, frequency from vocabulary where plain % unaccent(t.word)
   order by similarity(plain, unaccent(t.word)) desc limit 30)
  union
  (select word, plain, frequency from vocabulary
   where plain like left(unaccent(t.word), 1) || '%' and abs(length(plain) - length(t.word)) <= 2
   order by frequency desc limit 500)) v`;

/** Words that may begin like what is being typed; a slip in the first letter is rare and would cost a scan. */
const POSSIBLE_ENDINGS = `
select word, plain, frequency from vocabulary
where plain like left(unaccent($1), 1) || '%' and length(plain) >= length($1) - 1 order by frequency desc limit 1500`;

interface LookedUp {
  word: string;
  plain: string;
  stems: string[] | null;
  stem: string | null;
  known: boolean;
}

export interface WordFacts {
  lexemes: Lexemes;
  /** Words that names in the shop hold. */
  known: ReadonlySet<string>;
}

/** Answers what the index calls each of these words, which are without digits. One that says nothing ('och') has no lexemes. */
export type WordBook = (words: readonly string[]) => Promise<WordFacts>;

/** Words change with the products; most searches are of the same few thousand. */
const WORD_SECONDS = 60;
const MOST_WORDS = 20_000;

/** Looks words up, and remembers them for a minute. */
export function createWordBook(named: NamedQuery, clock: Clock): WordBook {
  const remembered = new LRUCache<string, LookedUp>({
    max: MOST_WORDS,
    ttl: WORD_SECONDS * 1000,
    perf: { now: () => clock.now().getTime() },
    ttlResolution: 0,
  });
  return async (words) => {
    const facts = new Map<string, LookedUp>();
    const unknown: string[] = [];
    for (const word of new Set(words)) {
      const known = remembered.get(word);
      if (known === undefined) unknown.push(word);
      else facts.set(word, known);
    }
    const rows =
      unknown.length === 0 ? [] : await named<LookedUp & Record<string, unknown>>('search_words', LOOK_UP, [unknown]);
    for (const row of rows) {
      remembered.set(row.word, row);
      facts.set(row.word, row);
    }
    const all = [...facts.values()];
    return {
      lexemes: new Map(
        all.map(({ word, plain, stems, stem }) => [word, stems?.length === 0 ? [] : [stem ?? plain, plain]]),
      ),
      known: new Set(all.filter(({ known }) => known).map(({ word }) => word)),
    };
  };
}

/** For each misspelt word the words that may have been meant, likeliest first. Words that nothing is like are left out. */
export async function lookAlikes(named: NamedQuery, words: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await named<{
    word: string;
    plain: string;
    candidate: string;
    candidate_plain: string;
    frequency: number;
  }>('search_look_alikes', LOOK_ALIKES, [words]);
  const rated = rows
    .map((row) => ({ ...row, distance: editDistance(row.plain, row.candidate_plain) }))
    .filter(({ plain, distance }) => distance <= tolerance(plain.length))
    .sort((a, b) => a.distance - b.distance || b.frequency - a.frequency);
  const found = new Map<string, string[]>();
  for (const { word, candidate } of rated) {
    if (candidate !== word) found.set(word, [...(found.get(word) ?? []), candidate]);
  }
  return found;
}

/** How much shorter or longer than what was typed the right beginning may be. */
const LENGTHS_OFF = [0, 1, -1] as const;
const MOST_ENDINGS = 3;
/** Beginnings with more slips than this could be anything. */
const beginningTolerance = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** For a misspelt word that is still being typed: the words that may become of it, likeliest first. */
export async function likelyEndings(named: NamedQuery, typed: string): Promise<string[]> {
  const plain = typed.normalize('NFD').replace(/\p{M}+/gu, '');
  const rows = await named<{ word: string; plain: string; frequency: number }>('search_endings', POSSIBLE_ENDINGS, [
    typed,
  ]);
  return rows
    .map((row) => ({
      ...row,
      distance: Math.min(...LENGTHS_OFF.map((off) => editDistance(plain, row.plain.slice(0, plain.length + off)))),
    }))
    .filter(({ distance }) => distance <= beginningTolerance(plain.length))
    .sort((a, b) => a.distance - b.distance || b.frequency - a.frequency)
    .slice(0, MOST_ENDINGS)
    .map(({ word }) => word);
}
