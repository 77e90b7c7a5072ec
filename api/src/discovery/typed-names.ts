import type { Listings } from './listing-cache.ts';
import type { ListingTable } from './listing-table.ts';
import { isCategoryTag } from './listing-tags.ts';
import { modelOf } from './plain-name.ts';
import { plainWords } from './search-text.ts';
import type { Candidates } from './spread-kinds.ts';
import { unaccented } from './vocabulary.ts';

/** More products are too many to look at the names of. */
const MAX_LOOKED_AT = 3000;

const SORTED_LETTERS: Readonly<Record<string, string>> = { å: '{', ä: '|', ö: '}' };

/** A text as `sort_name` spells it. */
const inSortNames = (text: string): string =>
  unaccented(text.replace(/[åäö]/g, (letter) => SORTED_LETTERS[letter] ?? letter));

const wordsOfName = (sortName: string): string => ` ${sortName.replace(/[^a-z\d{|}]+/g, ' ')} `;

const hasAccents = (text: string): boolean => unaccented(text) !== text;

/** The products whose models are called as several words begin: 'tåget till sk' is about to be 'Tåget till Skåne'. */
export function rowsCalled(typed: string, rows: readonly number[], table: ListingTable): readonly number[] {
  const words = plainWords(typed);
  // An 'orbit 5' is also what games are for.
  const isNumber = /^\d+$/.test(words.at(-1) ?? '');
  if (words.length < 2 || isNumber || rows.length > MAX_LOOKED_AT) return [];
  const text = ` ${words.join(' ')}`;
  const isExact = hasAccents(text);
  const isCalled = (row: number): boolean => {
    if (!isExact) {
      const model = table.plainName(row).slice(0, table.modelEnd(row) + 1);
      return model.slice(0, model.lastIndexOf(' ') + 1).includes(text);
    }
    const model = wordsOfName(modelOf(table.sortNames[row] ?? '')).trimEnd();
    return model.slice(0, model.lastIndexOf(' ') + 1).includes(inSortNames(text));
  };
  return rows.filter(isCalled);
}

/**
 * The products of begun kinds, and those of which a name, a filter value or a category has a word that begins so, with
 * its accents: the index knows none, and a 'stå' is not about to be a stationär dator. All of them where no other has.
 */
export function rowsWithAccents(
  last: string,
  { rows, begun }: Pick<Candidates, 'rows' | 'begun'>,
  { table, labels, shelves }: Listings,
): readonly number[] {
  if (!hasAccents(last) || rows.length === 0 || rows.length > MAX_LOOKED_AT) return rows;
  const begins = (text: string): boolean => plainWords(text).some((word) => word.startsWith(last));
  const ids = new Set([...shelves].flatMap(([name, categories]) => (begins(name) ? categories : [])));
  const isTold = new Map<number, boolean>();
  const tells = (number: number): boolean => {
    const known = isTold.get(number);
    if (known !== undefined) return known;
    const name = table.tagNames[number] ?? 0;
    const told = isCategoryTag(name) ? ids.has(-name) : begins(labels.get(name)?.label ?? '');
    isTold.set(number, told);
    return told;
  };
  const typed = ` ${inSortNames(last)}`;
  const isExact = (row: number): boolean => {
    if (begun.has(table.kindOf[row] ?? -1) || wordsOfName(table.sortNames[row] ?? '').includes(typed)) return true;
    for (let at = table.starts[row] ?? 0; at < (table.starts[row + 1] ?? 0); at += 1)
      if (tells(table.tags[at] ?? -1)) return true;
    return false;
  };
  const exact = rows.filter(isExact);
  return exact.length > 0 ? exact : rows;
}
