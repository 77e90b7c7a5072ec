import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { bytea, createdAt, timestamptz, tsvector, xid8 } from './columns.ts';

/** One narrow row per listed product, written by the indexer in category order; read by lists, facets and search. */
export const listing = pgTable(
  'listing',
  {
    productId: integer('product_id').primaryKey(),
    /** Price for visitors, and for members. */
    priceOre: integer('price_ore').notNull(),
    memberPriceOre: integer('member_price_ore').notNull(),
    popularity: integer('popularity').notNull(),
    rating: real('rating').notNull(),
    newness: timestamptz('newness').notNull(),
    sortName: text('sort_name').notNull(),
    inStock: boolean('in_stock').notNull(),
    manufacturerId: integer('manufacturer_id').notNull(),
    categoryId: integer('category_id').notNull(),
    sectionId: integer('section_id').notNull(),
    /** Leaf category and all its ancestors. */
    cats: integer('cats').array().notNull(),
    /** Facet ids: manufacturer, attribute values, price band, rating bands. */
    facet: integer('facet').array().notNull(),
    /** Stores with at least one; 0 is the web shop itself (warehouse or download). */
    storeIds: integer('store_ids').array().notNull(),
    campaignIds: integer('campaign_ids').array().notNull(),
    hasMemberPrice: boolean('has_member_price').notNull(),
    isSponsored: boolean('is_sponsored').notNull().default(false),
    /** Whether visitors are shown a cut in its price. */
    isReduced: boolean('is_reduced').notNull().default(false),
    name: tsvector('name').notNull(),
  },
  (t) => [
    index('listing_cats').using('gin', t.cats),
    index('listing_manufacturer').on(t.manufacturerId, t.popularity.desc()),
    index('listing_section').on(t.sectionId, t.popularity.desc()),
  ],
);

/**
 * Changes of `listing` in the order of commits, for the listing caches. Product 0 means all of them. The daily full
 * build removes older ones.
 */
export const listingChange = pgTable('listing_change', {
  revision: bigserial('revision', { mode: 'number' }).primaryKey(),
  productId: integer('product_id').notNull(),
});

/**
 * Products whose cards have changed, by the transaction that changed them, for the caches of cards; product 0 means
 * all of them. Triggers of the tables that cards are made of write it, so that no writer can forget to. The daily full
 * build removes older rows.
 */
export const cardChange = pgTable(
  'card_change',
  {
    xid: xid8('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    productId: integer('product_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.xid, t.productId] })],
);

/**
 * Every filter value of all kinds, under one id that fits into `listing.facet`. Ids are computed from kind and value,
 * so that they are the same in every build. Stores have ids too, though they are stored in `listing.store_ids`, so
 * that `category_facet` can count them.
 */
export const facet = pgTable(
  'facet',
  {
    id: integer('id').primaryKey(),
    kind: text('kind').$type<'attribute' | 'manufacturer' | 'memberPrice' | 'price' | 'rating' | 'store'>().notNull(),
    /** Attribute id for kind attribute, else 0. */
    groupId: integer('group_id').notNull(),
    /** The value in the URL: attribute value id, manufacturer id, or band number. */
    valueId: integer('value_id').notNull(),
    label: text('label').notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [index('facet_value').on(t.kind, t.groupId, t.valueId)],
);

/** Precomputed counts of unfiltered category pages. Facet 0 counts all products of the category. */
export const categoryFacet = pgTable(
  'category_facet',
  {
    categoryId: integer('category_id').notNull(),
    facetId: integer('facet_id').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.facetId] })],
);

/** Words of product, category and manufacturer names, for did-you-mean and for splitting compounds. */
export const vocabulary = pgTable('vocabulary', {
  word: text('word').primaryKey(),
  /** Without accents: compared with misspelt words. */
  plain: text('plain').notNull(),
  frequency: integer('frequency').notNull(),
});

/** The best phrases for each typed prefix of 2–4 characters; products are no longer stored. */
export const prefixTop = pgTable(
  'prefix_top',
  {
    prefix: text('prefix').notNull(),
    kind: text('kind').$type<'product' | 'phrase'>().notNull(),
    rank: smallint('rank').notNull(),
    productId: integer('product_id'),
    phrase: text('phrase'),
  },
  (t) => [primaryKey({ columns: [t.prefix, t.kind, t.rank] })],
);

/** Inflections, compounds and brand nicknames that the stemmer misses; applied when indexing and when searching. */
export const synonym = pgTable(
  'synonym',
  {
    term: text('term').notNull(),
    expansion: text('expansion').notNull(),
  },
  (t) => [primaryKey({ columns: [t.term, t.expansion] })],
);

/** Counted search terms; source of related queries and popular searches. */
export const searchQuery = pgTable(
  'search_query',
  {
    term: text('term').primaryKey(),
    count: integer('count').notNull(),
    hits: integer('hits').notNull(),
    /** Whether it may be suggested to others: decided by a job, never by the search itself. */
    isSuggested: boolean('is_suggested').notNull().default(false),
  },
  (t) => [index('search_query_term').using('gin', t.term.op('gin_trgm_ops'))],
);

/** Searches without sure hits, for staff to mend; never with who searched, deleted after 30 days without another. */
export const searchMiss = pgTable(
  'search_miss',
  {
    term: text('term').primaryKey(),
    outcome: text('outcome').$type<'none' | 'guess' | 'corrected'>().notNull(),
    count: integer('count').notNull(),
    lastAt: timestamptz('last_at').notNull(),
  },
  (t) => [index('search_miss_last_at').on(t.lastAt)],
);

/**
 * A buyer's search for a term, once per buyer and term. The buyer is an HMAC over buyer and term, so that rows of one
 * buyer cannot be linked and give no search history; deleted after 30 days.
 */
export const searchUse = pgTable(
  'search_use',
  {
    term: text('term').notNull(),
    buyer: bytea('buyer').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.term, t.buyer] }), index('search_use_day').on(t.day)],
);

/** Words forbidden in suggestions, in lower case; maintained by staff. */
export const searchBlock = pgTable('search_block', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  word: text('word').notNull().unique(),
  createdAt: createdAt(),
});
