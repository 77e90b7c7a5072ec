import type { PoolClient } from 'pg';
import {
  attribute,
  attributeValue,
  category,
  manufacturer,
  priceHistory,
  product,
  review,
  section,
  stock,
} from '@shop/api/db/schema';
import { insertRows } from '../engine/insert.ts';
import { ratingOf, reviewsOf } from '../reviews/reviews.ts';
import { attributeRows, attributeValueRows } from './attributes.ts';
import { categoryRows } from './category-nodes.ts';
import { FIRST_GENERATED_ID, generateDrafts } from './drafts.ts';
import { FIXED_PRODUCTS, fixedProducts, fixedStock } from './fixed-products.ts';
import { fyndwares } from './fyndwares.ts';
import { MAKERS } from './manufacturers.ts';
import { type MadeProduct, makeProduct } from './product-row.ts';
import { stockRows } from './stock-rows.ts';
import { type ProductSummary, summaryOf } from './summary.ts';
import { SECTION_TREES } from './sections.ts';

/** Products in memory at a time. */
const BATCH = 1000;
const FYNDWARE_SHARE = 0.05;
/** Enough originals to pick returned pieces from. */
const MAX_ORIGINALS = 6000;
/** From this size on reviews thin out, so that a large shop stays quick to make. */
const FULLY_REVIEWED = 20_000;

const sectionRows = () => SECTION_TREES.map(({ categories: _, ...row }, sort) => ({ ...row, sort, metaTitle: null }));

const manufacturerRows = () =>
  MAKERS.map(({ id, name, town, description, story }) => ({
    id,
    name,
    metaTitle: null,
    description: `<p>${description}</p>${story.length === 0 ? '' : `<p>${story.join(' ')}</p>`}`,
    contactName: `${name} AB`,
    contactAddress: `Tillverkargatan ${(id % 89) + 1}, ${town}`,
    contactEmail: `kontakt@${name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9]/g, '')}.example`,
  }));

async function writeBatch(
  client: PoolClient,
  batch: readonly MadeProduct[],
  memberIds: readonly number[],
  weight: number,
  now: Date,
): Promise<MadeProduct[]> {
  const reviews = batch.map((made) => reviewsOf(made, memberIds, weight, now));
  const rated = batch.map((made, index) => ({ ...made, row: { ...made.row, ...ratingOf(reviews[index] ?? []) } }));
  await insertRows(
    client,
    product,
    rated.map(({ row }) => row),
  );
  await insertRows(
    client,
    priceHistory,
    batch.flatMap(({ row, pricing }) => pricing.history.map((point) => ({ productId: row.id, ...point }))),
  );
  await insertRows(
    client,
    stock,
    batch.flatMap(({ row }) => fixedStock(row.id) ?? stockRows(row, now)),
  );
  await insertRows(client, review, reviews.flat());
  return rated;
}

interface CatalogueOptions {
  readonly products: number;
  readonly now: Date;
  readonly memberIds: readonly number[];
  readonly say: (text: string) => void;
}

/** Writes sections to reviews and returns the summaries that the rest of the seed needs. */
export async function writeCatalogue(
  client: PoolClient,
  { products, now, memberIds, say }: CatalogueOptions,
): Promise<ProductSummary[]> {
  await insertRows(client, section, sectionRows());
  await insertRows(client, category, categoryRows());
  await insertRows(client, manufacturer, manufacturerRows());
  await insertRows(client, attribute, attributeRows());
  await insertRows(client, attributeValue, attributeValueRows());

  const weight = products > FULLY_REVIEWED ? 0.35 : 1;
  const summaries: ProductSummary[] = [];
  const originals: MadeProduct[] = [];
  const write = async (batch: readonly MadeProduct[]): Promise<void> => {
    const rated = await writeBatch(client, batch, memberIds, weight, now);
    summaries.push(...rated.map((made) => summaryOf(made, now)));
    say(`${summaries.length} produkter`);
  };

  const fynds = Math.round(products * FYNDWARE_SHARE);
  const generated = products - fynds - FIXED_PRODUCTS.length;
  const keepEvery = Math.max(1, Math.floor(generated / MAX_ORIGINALS));
  let batch: MadeProduct[] = fixedProducts(now);
  let made = 0;
  for (const draft of generateDrafts(
    generated,
    FIXED_PRODUCTS.map(({ model }) => model),
  )) {
    const next = makeProduct(draft, now);
    made += 1;
    if (made % keepEvery === 0) originals.push(next);
    batch.push(next);
    if (batch.length < BATCH) continue;
    await write(batch);
    batch = [];
  }
  await write([...batch, ...fyndwares(originals, fynds, FIRST_GENERATED_ID + made + 100, now)]);
  return summaries;
}
