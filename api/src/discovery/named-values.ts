import type { Found } from './build-list.ts';
import { wordsOfLabel } from './label-words.ts';
import type { FacetLabel, Listings } from './listing-cache.ts';
import { having } from './search-properties.ts';
import { plainWords } from './search-text.ts';
import { unaccented } from './vocabulary.ts';

/** A product with the value that a word names is worth as much more as one that is called so. */
const VALUE_BONUS = 0.5;
/** Sizes and grades ('L', 'XL') are words of other names, too. */
const SHORTEST_VALUE = 3;

type Labels = Listings['labels'];

const cache = new WeakMap<Labels, ReadonlyMap<string, readonly number[]>>();

/** The word that names a value; of an amount its number, as in 'pussel 500'. */
const wordOf = ({ kind, label }: FacetLabel): string | null => {
  const [word = '', unit, ...others] = kind === 'attribute' ? plainWords(label) : [];
  if (/^\d{2,}$/.test(word) && unit !== undefined && others.length === 0) return word;
  return unit !== undefined || word.length < SHORTEST_VALUE ? null : unaccented(word);
};

/** The names of the tags of filter values that are one word, by that word. */
function valuesByWord(labels: Labels): ReadonlyMap<string, readonly number[]> {
  const cached = cache.get(labels);
  if (cached !== undefined) return cached;
  const values = new Map<string, number[]>();
  for (const [name, label] of labels) {
    const word = wordOf(label);
    if (word === null) continue;
    const others = values.get(word);
    if (others === undefined) values.set(word, [name]);
    else others.push(name);
  }
  cache.set(labels, values);
  return values;
}

/** Only values of these are named by other words, too: 'bilspel' by Racing, but 'sladdlös' no wireless subwoofer. */
const GENRES = /genre|speltyp|tema/iu;

/** The numbers of the tags with these names. */
const numbersOf = (names: readonly number[], { table }: Listings): ReadonlySet<number> =>
  new Set(names.flatMap((name) => table.numberOf(name) ?? []));

/** Words that mean more than the value of that name: an 'XL' is a stor musmatta, and 'med' says of what. */
const TOLD_OTHERWISE = new Set(['stor', 'liten', 'medium', 'mini', 'med', 'utan', 'ja', 'nej']);

/**
 * The hits without those that have another value than a word names: of 'skrivare färg' not a 'Färg 10' that prints in
 * black, of 'rörelsesensor' not those for doors, on the shelf for both. Words that name kinds are the names of all of a
 * kind.
 */
function withoutNamesakes(found: Found, words: readonly string[], listings: Listings): Found {
  const { labels, table } = listings;
  const values = valuesByWord(labels);
  const isNamesake = words.flatMap((word) => {
    const plain = unaccented(word);
    const names = TOLD_OTHERWISE.has(plain) ? [] : (values.get(plain) ?? []);
    if (names.length === 0 || table.kinds.namedBy([word]).size > 0) return [];
    const groups = new Set(names.map((name) => labels.get(name)?.groupName));
    const inGroups = [...labels].filter(([, { kind, groupName }]) => kind === 'attribute' && groups.has(groupName));
    // 'Bluetooth och kabel' is Bluetooth, too.
    const isOf = (label: FacetLabel): boolean => wordsOfLabel(label).plain.some((part) => part.startsWith(plain));
    const own = inGroups.filter(([, label]) => isOf(label)).map(([name]) => name);
    const others = inGroups.filter(([, label]) => !isOf(label)).map(([name]) => name);
    const has = having(listings, numbersOf(own, listings));
    const hasOther = having(listings, numbersOf(others, listings));
    return found.rows.some(has) ? [(row: number) => hasOther(row) && !has(row)] : [];
  });
  const rows = found.rows.filter((row) => !isNamesake.some((is) => is(row)));
  if (rows.length === found.rows.length || rows.length === 0) return found;
  const kept = new Set(rows);
  return { ...found, rows, similar: [...found.rows.filter((row) => !kept.has(row)), ...(found.similar ?? [])] };
}

/**
 * Puts hits first that have the filter value which a word of the search names: 'racing tv-spel' means games of that
 * kind before others of the category 'Racing och sport'. `meant`: other words for what the search says; `isKindTold`:
 * other words say what is wanted, so that these tell what it is like.
 */
export function withNamedValues(
  all: Found,
  words: readonly string[],
  { meant, isKindTold }: { meant: readonly string[]; isKindTold: boolean },
  listings: Listings,
): Found {
  const found = isKindTold && all.isNamed !== true ? withoutNamesakes(all, words, listings) : all;
  const { labels } = listings;
  const values = valuesByWord(labels);
  const isGenre = (name: number): boolean => GENRES.test(labels.get(name)?.groupName ?? '');
  const named = [
    ...words.map((word) => values.get(unaccented(word)) ?? []),
    ...meant.map((word) => (values.get(unaccented(word)) ?? []).filter(isGenre)),
  ];
  const tests = named.flatMap((names) => {
    const tags = numbersOf(names, listings);
    return tags.size === 0 ? [] : [having(listings, tags)];
  });
  if (tests.length === 0 || found.ranks === null) return found;
  // Once per product, as sorting compares each with many others.
  const ranks = Float32Array.from(found.ranks);
  for (const row of [...found.rows, ...(found.similar ?? [])]) {
    for (const has of tests) if (has(row)) ranks[row] = (ranks[row] ?? 0) + VALUE_BONUS;
  }
  return { ...found, ranks };
}
