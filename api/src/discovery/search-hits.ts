import type { Found } from './build-list.ts';
import type { ListingTable } from './listing-table.ts';
import { plainName } from './plain-name.ts';
import { tidy } from './search-text.ts';

/** A product of the very kind that was named is worth this much more than one of a narrower kind. */
const NAMED_BONUS = 2;

/** A number that is written together with its word: 'orbit5'. */
const JOINED_NUMBER = /(\p{L})(\d)/gu;

/** Rows whose names hold the whole of what was typed, word by word. */
function rowsNamed(table: ListingTable, rows: readonly number[], typed: string): readonly number[] {
  const wanted = ` ${plainName(typed.toLowerCase()).trim()} `;
  if (wanted.trim().length < 2) return [];
  const named = rows.filter((row) => table.plainName(row).includes(wanted));
  const apart = typed.replace(JOINED_NUMBER, '$1 $2');
  if (named.length === 0 && apart !== typed) return rowsNamed(table, rows, apart);
  // 'orbit 5' names a console, while a game for it is a variant of 'x, orbit 5'.
  const models = named.filter((row) => table.plainName(row).indexOf(wanted) < table.modelEnd(row));
  return models.length > 0 ? models : named;
}

/** The hits among the rows of a search, and what is only near. */
function hitsOf(
  table: ListingTable,
  rows: readonly number[],
  wanted: readonly ReadonlySet<number>[],
): { hits: readonly number[]; similar: readonly number[] } {
  for (const kinds of wanted) {
    const hits = rows.filter((row) => kinds.has(table.kindOf[row] ?? -1));
    if (hits.length === 0) continue;
    const isHit = new Set(hits);
    return { hits, similar: rows.filter((row) => !isHit.has(row)) };
  }
  return { hits: rows, similar: [] };
}

/** What is said of how large a thing is, beside its name: 'bärbar dator 15,6"'. */
const MEASURES = /(?<![\p{L}\d])\d+(?:[.,]\d+)?[\s-]?(?:["”]|tums?|gb|tb|hz|w|liter|mah|kg)(?!\p{L})/giu;

/** Whether a text of several words is how names begin: 'mycket tomtar' is a game, and no other tomte. */
function isTitle(table: ListingTable, named: readonly number[], typed: string): boolean {
  const title = plainName(typed.toLowerCase()).trim();
  return (
    /\s/.test(title) &&
    !/\d/.test(title) &&
    named.some((row) => table.plainName(row).trimStart().startsWith(`${title} `))
  );
}

/** Words that the index leaves out: in a name they tell it from a list of things. */
const LITTLE_WORD = /(?:^|\s)(?:om|en|ett|i|på|till|för|och|med|att|av|den|det|de|från|allt|som)(?=\s|$)/iu;

/**
 * The hits of a search by their kinds, with what is named in full first. A name with little words, such as 'Allt om
 * kaffe', is that product and no list of coffee, and so is what names begin with.
 */
export function foundRows(
  table: ListingTable,
  rows: readonly number[],
  { typed, wanted, ranks }: { typed: string; wanted: readonly ReadonlySet<number>[]; ranks: Found['ranks'] },
): Found {
  const named = rowsNamed(table, rows, tidy(typed.replace(MEASURES, ' ')));
  const isNamed = new Set(named);
  const hasLittleWord = LITTLE_WORD.test(typed.trim()) && /\s/.test(typed.trim());
  if (named.length > 0 && (hasLittleWord || isTitle(table, named, typed))) {
    return { rows: named, ranks, isNamed: true, similar: rows.filter((row) => !isNamed.has(row)) };
  }
  const { hits, similar } = hitsOf(table, rows, wanted);
  const found = { rows: hits, similar, ranks };
  if (named.length === 0 || named.length === rows.length) return found;
  const bonus = (row: number): number => (isNamed.has(row) ? NAMED_BONUS : 0);
  return { ...found, bonus, isNamed: wanted.length === 0 && hits.some((row) => isNamed.has(row)) };
}
