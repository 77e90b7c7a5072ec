import type { LiteralSearch } from './literal-search.ts';
import type { Reading } from './reading.ts';

/** The least rank of a word that a product's category is called by. */
const SHELF_RANK = 0.5;
/** The largest rank of a word that only categories above it are called by. */
const RELATED_RANK = 0.05;

/** The rank of each row for a word alone. */
function rankOf(word: string, { lexemes }: LiteralSearch, { listings: { table } }: Reading): (row: number) => number {
  const forms = (lexemes.get(word) ?? []).map((lexeme) =>
    table.words.ranks({ lexeme, isPrefix: false, isHead: false }),
  );
  return (row) => forms.reduce((most, ranks) => Math.max(most, ranks[row] ?? 0), 0);
}

/** Tells the rows whose category is called by a word: an extern hårddisk in 'Externa SSD'. */
export function shelvedUnder(word: string, literal: LiteralSearch, reading: Reading): (row: number) => boolean {
  const rank = rankOf(word, literal, reading);
  return (row) => rank(row) >= SHELF_RANK;
}

/** Tells those whose category, or one above it, is called so, rather than their name or a property. */
export function relatedTo(word: string, literal: LiteralSearch, reading: Reading): (row: number) => boolean {
  const rank = rankOf(word, literal, reading);
  return (row) => rank(row) >= SHELF_RANK || (rank(row) > 0 && rank(row) <= RELATED_RANK);
}
