import type { Listings } from './listing-cache.ts';
import { isCategoryTag } from './listing-tags.ts';
import type { LiteralSearch } from './literal-search.ts';
import type { Reading } from './reading.ts';
import { namedKinds } from './search-kinds.ts';
import { having, tagsOf } from './search-properties.ts';
import { possibleBases } from './swedish-inflections.ts';
import { compoundRest } from './synonyms.ts';
import { type FoundAsTyped, languageOf } from './typed-search.ts';

type Tags = readonly number[];

const basesCache = new WeakMap<Listings['shelves'], ReadonlyMap<string, Tags>>();

/** The tags of categories by their names in other forms: those of 'gamingdatorer' by 'gamingdator'. */
function shelvesByBase({ shelves }: Listings): ReadonlyMap<string, Tags> {
  const cached = basesCache.get(shelves);
  if (cached !== undefined) return cached;
  const named = [...shelves].filter(([name]) => !name.includes(' '));
  const byBase = new Map(named.flatMap(([name, tags]) => possibleBases(name).map((base) => [base, tags] as const)));
  basesCache.set(shelves, byBase);
  return byBase;
}

/** A whole search in lower case, and other names of the same. */
function namesOf({ text }: LiteralSearch, { words }: Reading): string[] {
  const typed = text.toLowerCase();
  return [typed, ...words.synonyms.of(typed).map((spelling) => spelling.join(' '))];
}

/** The categories and sections that a whole search is the name of, by their tags; null for any other search. */
export const shelfNamed = (literal: LiteralSearch, reading: Reading): Tags | null =>
  namesOf(literal, reading)
    .map((name) => reading.listings.shelves.get(name))
    .find((each) => each !== undefined) ?? null;

const numbersOf = (tags: Tags, { table }: Listings): number[] => tags.flatMap((name) => table.numberOf(name) ?? []);

/** With what stands in the category of a kind, and is called a wider one: any dator among the gamingdatorer. */
function withWiderKind(literal: LiteralSearch, found: FoundAsTyped, { listings }: Reading): FoundAsTyped {
  const { table } = listings;
  const typed = literal.text.toLowerCase();
  const wider = compoundRest(typed);
  const tags = wider === null ? undefined : (listings.shelves.get(typed) ?? shelvesByBase(listings).get(typed));
  if (tags === undefined || wider === null || found.isNamed === true) return found;
  const kinds = table.kinds.namedBy([wider, ...possibleBases(wider)]);
  const isThere = having(listings, new Set(numbersOf(tags, listings)));
  const known = new Set(found.rows);
  const more = table.liveRows.filter((row) => kinds.has(table.kindOf[row] ?? -1) && !known.has(row) && isThere(row));
  if (more.length === 0) return found;
  const added = new Set(more);
  return { ...found, rows: [...found.rows, ...more], similar: found.similar?.filter((row) => !added.has(row)) ?? [] };
}

/**
 * What was found; of the name of a category, which names no kind and no product, what stands there, or is called so by
 * a filter: of 'städning' not what is for a stad, which has its stem. The rest is similar.
 */
export function orShelf(literal: LiteralSearch, found: FoundAsTyped, reading: Reading): FoundAsTyped {
  const { listings } = reading;
  // A word of a name is no name of its own: there is a book 'Nyfiken på ljud'.
  if (found.isNamed === true && literal.terms.length > 1) return found;
  const tags = shelfNamed(literal, reading);
  const typed = literal.text.toLowerCase();
  const { kinds } = listings.table;
  const forms = [typed, ...possibleBases(typed)];
  if (kinds.namedBy(forms).size > 0) return withWiderKind(literal, found, reading);
  // A kontorsstol is one of the arbetsstolar; 'trådlösa hörlurar' stand elsewhere, too, and a gosedjur is a kind.
  const isOnlyShelved =
    literal.terms.length === 1 && kinds.namedBy(forms.flatMap(reading.words.synonyms.heads)).size === 0;
  if (tags === null || (!isOnlyShelved && namedKinds(literal, languageOf(reading)).wanted.length > 0)) return found;
  const names = namesOf(literal, reading);
  // A cable whose value is 'Ljud' is none of what stands in the whole section.
  const isSection = !tags.some(isCategoryTag);
  const values = isSection ? [] : tagsOf(listings, ({ label }) => names.includes(label.toLowerCase()));
  const isMeant = having(listings, new Set([...numbersOf(tags, listings), ...values]));
  const rows = listings.table.liveRows.filter(isMeant);
  return rows.length === 0 ? found : { ranks: found.ranks, rows, similar: found.rows.filter((row) => !isMeant(row)) };
}
