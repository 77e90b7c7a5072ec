import type { Listings } from './listing-cache.ts';
import { tag } from './listing-tags.ts';
import type { LiteralSearch } from './literal-search.ts';
import type { Reading } from './reading.ts';
import { namedKinds } from './search-kinds.ts';
import { having, tagsOf } from './search-properties.ts';
import { possibleBases } from './swedish-inflections.ts';
import { compoundRest } from './synonyms.ts';
import { type FoundAsTyped, languageOf } from './typed-search.ts';

type Ids = readonly number[];

const basesCache = new WeakMap<Listings['shelves'], ReadonlyMap<string, Ids>>();

/** The ids of categories by their names in other forms: those of 'gamingdatorer' by 'gamingdator'. */
function shelvesByBase({ shelves }: Listings): ReadonlyMap<string, Ids> {
  const cached = basesCache.get(shelves);
  if (cached !== undefined) return cached;
  const named = [...shelves].filter(([name]) => !name.includes(' '));
  const byBase = new Map(named.flatMap(([name, ids]) => possibleBases(name).map((base) => [base, ids] as const)));
  basesCache.set(shelves, byBase);
  return byBase;
}

/** A whole search in lower case, and other names of the same. */
function namesOf({ text }: LiteralSearch, { words }: Reading): string[] {
  const typed = text.toLowerCase();
  return [typed, ...words.synonyms.of(typed).map((spelling) => spelling.join(' '))];
}

/** The categories that a whole search is the name of, by their ids; null for any other search. */
export const shelfNamed = (literal: LiteralSearch, reading: Reading): Ids | null =>
  namesOf(literal, reading)
    .map((name) => reading.listings.shelves.get(name))
    .find((each) => each !== undefined) ?? null;

const numbersOf = (ids: Ids, { table }: Listings): number[] =>
  ids.flatMap((id) => table.numberOf(tag.category(id)) ?? []);

/** With what stands in the category of a kind, and is called a wider one: any dator among the gamingdatorer. */
function withWiderKind(literal: LiteralSearch, found: FoundAsTyped, { listings }: Reading): FoundAsTyped {
  const { table } = listings;
  const typed = literal.text.toLowerCase();
  const wider = compoundRest(typed);
  const ids = wider === null ? undefined : (listings.shelves.get(typed) ?? shelvesByBase(listings).get(typed));
  if (ids === undefined || wider === null || found.isNamed === true) return found;
  const kinds = table.kinds.namedBy([wider, ...possibleBases(wider)]);
  const isThere = having(listings, new Set(numbersOf(ids, listings)));
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
  if (found.isNamed === true) return found;
  const ids = shelfNamed(literal, reading);
  const typed = literal.text.toLowerCase();
  const { kinds } = listings.table;
  const forms = [typed, ...possibleBases(typed)];
  if (kinds.namedBy(forms).size > 0) return withWiderKind(literal, found, reading);
  // A kontorsstol is one of the arbetsstolar; 'trådlösa hörlurar' stand elsewhere, too, and a gosedjur is a kind.
  const isOnlyShelved =
    literal.terms.length === 1 && kinds.namedBy(forms.flatMap(reading.words.synonyms.heads)).size === 0;
  if (ids === null || (!isOnlyShelved && namedKinds(literal, languageOf(reading)).wanted.length > 0)) return found;
  const names = namesOf(literal, reading);
  const values = tagsOf(listings, ({ label }) => names.includes(label.toLowerCase()));
  const isMeant = having(listings, new Set([...numbersOf(ids, listings), ...values]));
  const rows = listings.table.liveRows.filter(isMeant);
  return rows.length === 0 ? found : { ranks: found.ranks, rows, similar: found.rows.filter((row) => !isMeant(row)) };
}
