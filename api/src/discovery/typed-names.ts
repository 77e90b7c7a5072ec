import type { Listings } from './listing-cache.ts';
import type { ListingTable } from './listing-table.ts';
import { modelOf } from './plain-name.ts';
import { plainWords } from './search-text.ts';
import type { Candidates } from './spread-kinds.ts';
import { unaccented } from './vocabulary.ts';

/** More products are too many to look at the names of. */
const MAX_NAMES_READ = 3000;

const SORTED_LETTERS: Readonly<Record<string, string>> = { å: '{', ä: '|', ö: '}' };

/** A text as `sort_name` spells it. */
const inSortNames = (text: string): string =>
  unaccented(text.replace(/[åäö]/g, (letter) => SORTED_LETTERS[letter] ?? letter));

const wordsOfName = (sortName: string): string => ` ${sortName.replace(/[^a-z\d{|}]+/g, ' ')} `;

const hasAccents = (text: string): boolean => unaccented(text) !== text;

/** The products whose models are called as several words begin: 'tåget till sk' is about to be 'Tåget till Skåne'. */
export function rowsCalled(
  typed: string,
  found: readonly Pick<Candidates, 'rows'>[],
  table: ListingTable,
): readonly number[] {
  const words = plainWords(typed);
  // An 'orbit 5' is also what games are for, an 'orbitron orbit 5' is none.
  const isNumber = words.length < 3 && /^\d+$/.test(words.at(-1) ?? '');
  const looked = found.reduce((sum, { rows }) => sum + rows.length, 0);
  if (words.length < 2 || isNumber || looked > MAX_NAMES_READ) return [];
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
  return [...new Set(found.flatMap(({ rows }) => rows.filter(isCalled)))];
}

const accentedCache = new WeakMap<Listings['labels'], ReadonlyMap<string, readonly number[]>>();

/** The words with accents of filter values and categories, and the names of their tags. */
function accentedWords({ labels, shelves }: Listings): ReadonlyMap<string, readonly number[]> {
  const cached = accentedCache.get(labels);
  if (cached !== undefined) return cached;
  const pairs = [
    ...[...labels].map(([name, { label }]) => [label, [name]] as const),
    ...[...shelves].map(([label, ids]) => [label, ids] as const),
  ].flatMap(([label, names]) => plainWords(label).flatMap((word) => names.map((name) => [word, name] as const)));
  const byWord = Map.groupBy(
    pairs.filter(([word]) => hasAccents(word)),
    ([word]) => word,
  );
  const accented = new Map([...byWord].map(([word, all]) => [word, all.map(([, name]) => name)]));
  accentedCache.set(labels, accented);
  return accented;
}

const IN_WORD = /[a-z\d{|}]/;

/** Whether a word of a name begins so; both as `sort_name` spells them. */
function hasWordBegun(sortName: string, typed: string): boolean {
  for (let at = sortName.indexOf(typed); at >= 0; at = sortName.indexOf(typed, at + 1))
    if (at === 0 || !IN_WORD.test(sortName[at - 1] ?? '')) return true;
  return false;
}

/**
 * The products of begun kinds, and those of which a name, a filter value or a category has a word that begins so, with
 * its accents: the index knows none, and a 'stå' is not about to be a stationär dator. All of them where no other has.
 */
export function rowsWithAccents(
  last: string,
  { rows, begun }: Pick<Candidates, 'rows' | 'begun'>,
  listings: Listings,
): readonly number[] {
  const { table } = listings;
  if (!hasAccents(last) || rows.length === 0 || rows.length > MAX_NAMES_READ) return rows;
  const exactTags = new Set<number>();
  for (const [word, names] of accentedWords(listings)) {
    if (!word.startsWith(last)) continue;
    for (const name of names) exactTags.add(table.numberOf(name) ?? -1);
  }
  const typed = inSortNames(last);
  const isExact = (row: number): boolean => {
    if (begun.has(table.kindOf[row] ?? -1) || hasWordBegun(table.sortNames[row] ?? '', typed)) return true;
    for (let at = table.starts[row] ?? 0; at < (table.starts[row + 1] ?? 0); at += 1)
      if (exactTags.has(table.tags[at] ?? -1)) return true;
    return false;
  };
  const exact = rows.filter(isExact);
  return exact.length > 0 ? exact : rows;
}

/** Letters from which several words begin the name of a category. */
const SHORTEST_SHELF = 5;

/** The products of the categories whose names several words begin: 'spel till h' is about to be 'Spel till Hoppa'. */
export function rowsShelved(typed: string, { shelves, table }: Listings): readonly number[] {
  const text = unaccented(typed.trim().toLowerCase());
  if (text.length < SHORTEST_SHELF || !text.includes(' ')) return [];
  const begun = [...shelves].filter(([name]) => unaccented(name).startsWith(text)).flatMap(([, tags]) => tags);
  const rows = [...new Set(begun.flatMap((name) => table.rowsWith(name)))];
  return rows.filter((row) => table.isLive[row] === true);
}
