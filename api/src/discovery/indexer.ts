import type { ClientBase } from 'pg';
import { priceBands } from './facet-ids.ts';
import {
  countWords,
  indexNames,
  isVocabularyWord,
  readSynonyms,
  readValueWords,
  writeVocabulary,
} from './index-names.ts';
import { chooseSuggestions } from './suggested-searches.ts';
import { writePrefixes } from './index-prefixes.ts';
import {
  APPLY_CHANGES,
  BUILD_ROWS,
  DROP_EMPTY_COUNTS,
  FILL_CATEGORY_FACETS,
  INSERT_LISTINGS,
  STORE_NEW_COUNTS,
  STORE_OLD_COUNTS,
  NOTIFY_CHANGES,
  NOTIFY_ALL_CHANGED,
  RENEW_CARD_CHANGES,
  fillFacets,
} from './index-sql.ts';

const INDEX_TABLES = [
  'listing',
  'facet',
  'category_facet',
  'listing_change',
  'card_change',
  'vocabulary',
  'prefix_top',
];

/**
 * Lock for one writer at a time: counts are updated by difference, so an update must see everything written before
 * it. The number is arbitrary, but used by no other lock.
 */
const BUILD_LOCK = 724_190_312;

/** A build writes many rows; the statement timeout of shoppers' queries is too short for it. */
const BUILD_SETTINGS = `
set local statement_timeout = 0; set local work_mem = '128MB'; set local max_parallel_workers_per_gather = 0;
set local gin_pending_list_limit = '512MB'`;

async function inTransactionOf<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Rebuilds everything that lists, facets and search read from products, stock and attributes. Shoppers read the old
 * index until the new one is complete. The client must not be in a transaction; 2,500 products take about a second,
 * 100,000 about a minute.
 */
export async function rebuildListings(client: ClientBase, now: Date = new Date()): Promise<void> {
  await inTransactionOf(client, async () => {
    await client.query(BUILD_SETTINGS);
    await client.query('select pg_advisory_xact_lock($1)', [BUILD_LOCK]);
    await client.query(BUILD_ROWS, [null, now]);
    const words = await countWords(client);
    const synonyms = await readSynonyms(client);
    await indexNames(client, synonyms, (word) => words.has(word));
    await client.query(`delete from listing; delete from category_facet`);
    await client.query(INSERT_LISTINGS);
    await client.query(fillFacets(priceBands()));
    await client.query(FILL_CATEGORY_FACETS);
    // Synonyms of product words can be misspelt as well.
    for (const word of synonyms.words.filter(isVocabularyWord)) words.set(word, words.get(word) ?? 1);
    await chooseSuggestions(client, (word) => words.has(word), now);
    for (const word of await readValueWords(client)) words.set(word, words.get(word) ?? 0);
    await writeVocabulary(client, words);
    await writePrefixes(client);
    await client.query(NOTIFY_ALL_CHANGED);
    await client.query(RENEW_CARD_CHANGES);
  });
  // Removes the old index's dead rows and updates the planner's statistics.
  await client.query(`vacuum (analyze) ${INDEX_TABLES.join(', ')}`);
}

async function knownWords(client: ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ word: string }>('select word from vocabulary where frequency > 0');
  return new Set(rows.map(({ word }) => word));
}

/**
 * Updates some products' rows after a change of price, stock, name or anything else that lists show. Safe for new,
 * deleted and unchanged products. Opens a transaction of its own.
 */
export async function updateListing(
  client: ClientBase,
  productIds: readonly number[],
  now: Date = new Date(),
): Promise<void> {
  const ids = [[...new Set(productIds)]];
  if (ids[0]?.length === 0) return;
  await inTransactionOf(client, async () => {
    await client.query('select pg_advisory_xact_lock($1)', [BUILD_LOCK]);
    await client.query(STORE_OLD_COUNTS, ids);
    await client.query(BUILD_ROWS, [...ids, now]);
    const words = await knownWords(client);
    await indexNames(client, await readSynonyms(client), (word) => words.has(word));
    await client.query('delete from listing where product_id = any($1)', ids);
    await client.query(INSERT_LISTINGS);
    await client.query(fillFacets(priceBands()));
    await client.query(STORE_NEW_COUNTS, ids);
    await client.query(APPLY_CHANGES);
    await client.query(DROP_EMPTY_COUNTS);
    await client.query(NOTIFY_CHANGES, ids);
  });
}
