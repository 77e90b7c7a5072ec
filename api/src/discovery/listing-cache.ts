import { tag } from './listing-tags.ts';
import { type CardChanges, cardChangeColumns, sharedCardCache } from '../catalogue/card-cache.ts';
import type { NamedQuery } from '../db/named-query.ts';
import type { StoredFacetKind } from './facet-ids.ts';
import { type ListingRow, ListingTable } from './listing-table.ts';
import { Vocabulary, type VocabularyRow } from './vocabulary.ts';

/** A filter value as shown in boxes. */
export interface FacetLabel {
  kind: StoredFacetKind;
  groupId: number;
  groupName: string;
  groupSort: number;
  valueId: number;
  label: string;
  sort: number;
}

interface Beginning {
  phrases: readonly string[];
}

/**
 * The data that lists are built from. Current when returned, but rows must not be used across an `await`: the next
 * caller may change them.
 */
export interface Listings {
  table: ListingTable;
  /** By facet id. */
  labels: ReadonlyMap<number, FacetLabel>;
  vocabulary: Vocabulary;
  /** Tags of categories and sections by their names in lower case. */
  shelves: ReadonlyMap<string, readonly number[]>;
  /** The best phrases for each typed prefix of 2–4 characters. */
  beginnings: ReadonlyMap<string, Beginning>;
  /** The last change that it surely includes. */
  revision: number;
}

/** Reads the index: as it is now, or the copy at hand, which may be behind; null before there is one. */
export interface ListingCache {
  (): Promise<Listings>;
  latest(): Listings | null;
}

const COLUMNS = `product_id as id, price_ore as "priceOre", member_price_ore as "memberPriceOre", popularity, rating,
  (extract(epoch from newness) * 1000)::float8 as newness, sort_name as "sortName", section_id as "sectionId",
  cats::text, facet::text, store_ids::text as "storeIds", campaign_ids::text as "campaignIds",
  has_member_price as "hasMemberPrice", is_sponsored as "isSponsored", is_reduced as "isReduced", name::text as words`;

/** Batch size, so that requests are served while a large catalogue is read. */
const BATCH = 500;
const NEXT_ROWS = `select ${COLUMNS} from listing where product_id > $1 order by product_id limit ${BATCH}`;
const SOME_ROWS = `select ${COLUMNS} from listing where product_id = any($1)`;

const LABELS = `
select f.id, f.kind, f.group_id as "groupId", coalesce(a.name, '') as "groupName", coalesce(a.sort, 0) as "groupSort",
  f.value_id as "valueId", f.label, f.sort
from facet f left join attribute a on f.kind = 'attribute' and a.id = f.group_id`;

const VOCABULARY = `select word, plain, frequency from vocabulary`;

const BEGINNINGS = `
select prefix, json_agg(phrase order by rank) as phrases from prefix_top where kind = 'phrase' group by prefix`;

const SHELVES = `
select lower(name) as name, id, false as "isSection" from category
union all select lower(name), id, true from section`;

const LAST_REVISION = `select coalesce(max(revision), 0)::float8 as revision from listing_change`;
/** One look for both caches: of lists, and of the cards in them. */
const CHANGES = `
select (select json_agg(json_build_object('revision', revision, 'productId', product_id) order by revision)
  from listing_change where revision > $1) as listed, ${cardChangeColumns('$2')}`;

/** Product id of a change that means all products: a full build. */
export const EVERYTHING_CHANGED = 0;

interface Change {
  revision: number;
  productId: number;
}

interface Changes extends CardChanges {
  listed: Change[] | null;
}

/**
 * Number of products up to which callers wait for a new copy after a full build, which takes about half a second.
 * While a larger one is loaded, the old copy is used.
 */
const WAIT_BELOW = 10_000;

async function readLabels(named: NamedQuery): Promise<Listings['labels']> {
  const rows = await named<FacetLabel & { id: number }>('facet_labels', LABELS);
  return new Map(rows.map(({ id, ...label }) => [id, label]));
}

async function readBeginnings(named: NamedQuery): Promise<Listings['beginnings']> {
  const rows = await named<Beginning & { prefix: string }>('listing_beginnings', BEGINNINGS);
  return new Map(rows.map(({ prefix, ...beginning }) => [prefix, beginning]));
}

async function readShelves(named: NamedQuery): Promise<Listings['shelves']> {
  const rows = await named<{ name: string; id: number; isSection: boolean }>('listing_shelves', SHELVES);
  const byName = Map.groupBy(rows, ({ name }) => name);
  const tagOf = ({ id, isSection }: (typeof rows)[number]): number => (isSection ? tag.section(id) : tag.category(id));
  return new Map([...byName].map(([name, alike]) => [name, alike.map(tagOf)]));
}

/** Reads everything. Concurrent changes come after its `revision`. */
async function readCopy(named: NamedQuery): Promise<Listings> {
  const [last] = await named<{ revision: number }>('listing_revision', LAST_REVISION);
  const table = new ListingTable();
  const batchAfter = (id: number) => named<ListingRow & Record<string, unknown>>('listing_rows', NEXT_ROWS, [id]);
  for (let reading = batchAfter(-1); ;) {
    const rows = await reading;
    const lastId = rows.at(-1)?.id;
    const isLast = lastId === undefined || rows.length < BATCH;
    // PostgreSQL continues to read while these are stored.
    if (!isLast) reading = batchAfter(lastId);
    for (const row of rows) table.put(row);
    if (isLast) break;
  }
  const vocabulary = new Vocabulary(await named<VocabularyRow & Record<string, unknown>>('vocabulary', VOCABULARY));
  return {
    table,
    labels: await readLabels(named),
    vocabulary,
    shelves: await readShelves(named),
    beginnings: await readBeginnings(named),
    revision: last?.revision ?? 0,
  };
}

/**
 * Listing cache, in memory and never stale: before each response the changes since the last one are queried, which is
 * one index lookup, and applied. Concurrent callers share one refresh. After a full build of a large catalogue the
 * new copy is loaded in the background: until then the old copy is used, which still gets single changes.
 */
export function createListingCache(named: NamedQuery, waitBelow: number = WAIT_BELOW): ListingCache {
  const cards = sharedCardCache(named);
  let copy: Listings | undefined;
  let fresh: Promise<void> | undefined;
  let isOutdated = false;

  async function applyChanges(old: Listings, changes: readonly Change[]): Promise<void> {
    const ids = [...new Set(changes.map(({ productId }) => productId))].filter((id) => id !== EVERYTHING_CHANGED);
    const rows = await named<ListingRow & Record<string, unknown>>('listing_some', SOME_ROWS, [ids]);
    const labels = await readLabels(named);
    // A copy loaded meanwhile gets these changes by its own refresh.
    if (copy !== old) return;
    for (const id of ids) old.table.remove(id);
    for (const row of rows) old.table.put(row);
    copy = { ...old, labels, revision: changes.at(-1)?.revision ?? old.revision };
  }

  /** Loads a copy that replaces the old one. After a failure the next refresh tries again. */
  function loadInBackground(): void {
    fresh ??= readCopy(named)
      .then(
        (read) => {
          copy = read;
        },
        () => {
          isOutdated = true;
        },
      )
      .finally(() => {
        fresh = undefined;
      });
  }

  async function poll(): Promise<Listings> {
    for (;;) {
      const current = (copy ??= await readCopy(named));
      const [read] = await named<Changes & Record<string, unknown>>('listing_changes', CHANGES, [
        current.revision,
        cards.horizon,
      ]);
      if (read !== undefined) cards.apply(read);
      const changes = read?.listed ?? [];
      // Loaded in the background meanwhile: it may still lack these changes.
      if (copy !== current) continue;
      const isWhole = changes.some(({ productId }) => productId === EVERYTHING_CHANGED);
      const mustRead = isWhole || isOutdated || current.table.deadRows > current.table.size;
      if (mustRead && current.table.size < waitBelow) {
        copy = await readCopy(named);
        continue;
      }
      if (mustRead) {
        isOutdated = false;
        loadInBackground();
      }
      if (changes.length === 0) return current;
      await applyChanges(current, changes);
    }
  }

  let inFlight: Promise<Listings> | undefined;
  let next: Promise<Listings> | undefined;
  const start = (): Promise<Listings> => {
    const started = poll().finally(() => {
      inFlight = undefined;
    });
    inFlight = started;
    return started;
  };
  // A refresh in flight may have missed changes that this caller has seen: the caller gets the one after it.
  const readListings = (): Promise<Listings> => {
    if (inFlight === undefined) return start();
    next ??= inFlight
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
  return Object.assign(readListings, { latest: () => copy ?? null });
}

const shared = new WeakMap<NamedQuery, ListingCache>();

/** The app's one listing cache, shared by all callers. */
export function sharedListingCache(named: NamedQuery): ListingCache {
  const current = shared.get(named);
  if (current !== undefined) return current;
  const created = createListingCache(named);
  shared.set(named, created);
  return created;
}
