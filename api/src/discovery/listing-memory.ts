import type { NamedQuery } from '../db/named-query.ts';
import type { StoredFacetKind } from './facet-ids.ts';
import { type ListingRow, ListingTable } from './listing-table.ts';

/** A filter value as boxes show it. */
export interface FacetLabel {
  kind: StoredFacetKind;
  groupId: number;
  groupName: string;
  groupSort: number;
  valueId: number;
  label: string;
  sort: number;
}

/** What lists are made from. Not to be kept across an `await`: the next caller may change it. */
export interface Listings {
  table: ListingTable;
  /** By facet id. */
  labels: ReadonlyMap<number, FacetLabel>;
}

const COLUMNS = `product_id as id, price_ore as "priceOre", member_price_ore as "memberPriceOre", popularity, rating,
  (extract(epoch from newness) * 1000)::float8 as newness, sort_name as "sortName", section_id as "sectionId",
  cats::text, facet::text, store_ids::text as "storeIds", campaign_ids::text as "campaignIds",
  has_member_price as "hasMemberPrice", is_sponsored as "isSponsored"`;

/** So many at once, so that requests get their turn while a large catalogue is read. */
const BATCH = 500;
const NEXT_ROWS = `select ${COLUMNS} from listing where product_id > $1 order by product_id limit ${BATCH}`;
const SOME_ROWS = `select ${COLUMNS} from listing where product_id = any($1)`;

const LABELS = `
select f.id, f.kind, f.group_id as "groupId", coalesce(a.name, '') as "groupName", coalesce(a.sort, 0) as "groupSort",
  f.value_id as "valueId", f.label, f.sort
from facet f left join attribute a on f.kind = 'attribute' and a.id = f.group_id`;

const LAST_REVISION = `select coalesce(max(revision), 0)::float8 as revision from listing_change`;
const CHANGES = `
select revision::float8 as revision, product_id as "productId" from listing_change where revision > $1 order by revision`;

/** What stands for all products among the changes: the index was built anew. */
export const EVERYTHING_CHANGED = 0;

interface Change {
  revision: number;
  productId: number;
}

/**
 * The index of lists, kept in memory and never behind it: before each answer the changes since the last one are asked for,
 * which is one look into an index, and read. Callers who come at the same time share one look.
 */
export function createListingMemory(named: NamedQuery): () => Promise<Listings> {
  let listings: Listings | undefined;
  let revision = 0;

  const readLabels = async (): Promise<Listings['labels']> => {
    const rows = await named<FacetLabel & { id: number }>('facet_labels', LABELS);
    return new Map(rows.map(({ id, ...label }) => [id, label]));
  };

  async function readAll(): Promise<void> {
    const [last] = await named<{ revision: number }>('listing_revision', LAST_REVISION);
    const table = new ListingTable();
    for (let after = -1; ;) {
      const rows = await named<ListingRow & Record<string, unknown>>('listing_rows', NEXT_ROWS, [after]);
      for (const row of rows) table.put(row);
      if (rows.length < BATCH) break;
      after = rows.at(-1)?.id ?? after;
    }
    listings = { table, labels: await readLabels() };
    // Changes that came while it was read are read again by the next look.
    revision = last?.revision ?? 0;
  }

  async function applyChanges({ table }: Listings, changes: readonly Change[]): Promise<void> {
    const ids = [...new Set(changes.map(({ productId }) => productId))];
    const rows = await named<ListingRow & Record<string, unknown>>('listing_some', SOME_ROWS, [ids]);
    const labels = await readLabels();
    for (const id of ids) table.remove(id);
    for (const row of rows) table.put(row);
    listings = { table, labels };
    revision = changes.at(-1)?.revision ?? revision;
  }

  async function look(): Promise<Listings> {
    for (;;) {
      if (listings === undefined) await readAll();
      else {
        const changes = await named<Change & Record<string, unknown>>('listing_changes', CHANGES, [revision]);
        if (changes.length === 0) return listings;
        const isWhole = changes.some(({ productId }) => productId === EVERYTHING_CHANGED);
        if (isWhole || listings.table.deadRows > listings.table.size) await readAll();
        else await applyChanges(listings, changes);
      }
    }
  }

  let underWay: Promise<Listings> | undefined;
  let next: Promise<Listings> | undefined;
  const start = (): Promise<Listings> => {
    const started = look().finally(() => {
      underWay = undefined;
    });
    underWay = started;
    return started;
  };
  // A look that is under way may have missed what this caller has seen: it takes part in the one after it.
  return () => {
    if (underWay === undefined) return start();
    next ??= underWay
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}

const shared = new WeakMap<NamedQuery, () => Promise<Listings>>();

/** The one memory of an app, whoever asks for it. */
export function sharedListingMemory(named: NamedQuery): () => Promise<Listings> {
  const known = shared.get(named);
  if (known !== undefined) return known;
  const created = createListingMemory(named);
  shared.set(named, created);
  return created;
}
