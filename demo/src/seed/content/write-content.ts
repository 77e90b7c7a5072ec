import { createHash } from 'node:crypto';
import * as z from 'zod';
import { formatIsoDay } from '@shop/domain/dates';
import { addDays } from '@shop/server/calendar';
import type { PoolClient } from 'pg';
import {
  banner,
  highlight,
  highlightSection,
  infoPage,
  localizationText,
  pageComponent,
  popularCategory,
  productRelation,
  redirect,
  searchLink,
  searchBlock,
  searchQuery,
  searchUse,
  siteMessage,
  synonym,
  tileGroup,
  topList,
  topListProduct,
} from '@shop/api/db/schema';
import { MIN_BUYERS } from '@shop/api/discovery/suggested-searches';
import { readData } from '../engine/read-data.ts';
import type { ProductSummary } from '../catalogue/summary.ts';
import { insertRows } from '../engine/insert.ts';
import { relationRows } from '../lists/relations.ts';
import { synonymRows } from '../lists/synonyms.ts';
import { topListProductRows, topListRows } from '../lists/top-lists.ts';
import { writeArticles } from './articles/write-articles.ts';
import { bannerRows } from './banners.ts';
import { infoPageRows } from './info/index.ts';
import { localizationRows } from './localization.ts';
import { REDIRECT_ROWS, searchLinkRows, siteMessageRows } from './messages-and-links.ts';
import { pageRows } from './page-parts.ts';

/** Words that the shop never suggests, however often they are searched for. */
const BLOCKED_WORDS = ['bedrägeri', 'bluff', 'fusk', 'konkurs', 'piratkopia', 'skräp', 'stöld'] as const;

/** [what shoppers search for, how often, how many products that gives, roughly] */
const SEARCHES = readData('content/searches.json', z.array(z.tuple([z.string(), z.int(), z.int()])));

/**
 * Searches by six buyers per term, over the last days. The index decides from these which terms are suggested, as in a
 * real shop.
 */
const searchUseRows = (now: Date): (typeof searchUse.$inferInsert)[] =>
  SEARCHES.flatMap(([term]) =>
    Array.from({ length: MIN_BUYERS + 1 }, (_, buyer) => ({
      term,
      buyer: createHash('sha256').update(`${term}:${buyer}`).digest().subarray(0, 16),
      day: formatIsoDay(addDays(now, -(buyer % 3))),
    })),
  );

/** Pages, texts, lists and links: everything that is neither a product nor a person. */
export async function writeContent(client: PoolClient, products: readonly ProductSummary[], now: Date): Promise<void> {
  const pages = pageRows(products);
  await insertRows(client, infoPage, infoPageRows());
  await insertRows(client, siteMessage, siteMessageRows(now));
  await insertRows(client, localizationText, localizationRows());
  await insertRows(client, searchLink, searchLinkRows(now));
  await insertRows(
    client,
    searchQuery,
    SEARCHES.map(([term, count, hits]) => ({ term, count, hits })),
  );
  await insertRows(client, searchUse, searchUseRows(now));
  await insertRows(
    client,
    searchBlock,
    BLOCKED_WORDS.map((word) => ({ word, createdAt: now })),
  );
  await insertRows(client, redirect, REDIRECT_ROWS);
  await insertRows(client, synonym, synonymRows());
  await insertRows(client, banner, bannerRows(now));
  await insertRows(client, topList, topListRows());
  await insertRows(client, topListProduct, topListProductRows(products));
  await insertRows(client, tileGroup, pages.groups);
  await insertRows(client, popularCategory, pages.tiles);
  await insertRows(client, highlightSection, pages.highlightSections);
  await insertRows(client, highlight, pages.highlights);
  await insertRows(client, pageComponent, pages.components);
  await writeArticles(client, products, now);
  await insertRows(client, productRelation, relationRows(products, now));
}
