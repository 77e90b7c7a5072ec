import type { PoolClient } from 'pg';
import { campaign, campaignProduct, campaignWindow } from '@shop/api/db/schema';
import type { ProductSummary } from '../catalogue/summary.ts';
import { insertRows } from '../engine/insert.ts';
import { randomFor } from '../engine/random.ts';
import { type Campaign, CAMPAIGNS } from './campaigns.ts';
import { windowRows } from './windows.ts';

const MEMBER_PRICES = 10_006;

const fits = (
  { id, choice: { sections, types, isReduced, isFlashSale } }: Campaign,
  product: ProductSummary,
): boolean =>
  !product.isFyndware &&
  !product.isRestricted &&
  !product.isUpcoming &&
  !product.isDiscontinued &&
  (sections === undefined || sections.includes(product.sectionId)) &&
  (types === undefined || types.includes(product.typeKey)) &&
  (isFlashSale !== true || product.isFlashSale) &&
  (isReduced !== true || product.priceType === 'campaign') &&
  (id !== MEMBER_PRICES || product.levelOnePriceOre !== null || product.priceType === 'member');

/** The products of a campaign, best sellers first. */
export function chosenFor(each: Campaign, products: readonly ProductSummary[]): ProductSummary[] {
  const possible = products.filter((product) => fits(each, product));
  return randomFor(`campaign:${each.id}`)
    .some(possible, each.choice.count)
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id);
}

export async function writeCampaigns(
  client: PoolClient,
  products: readonly ProductSummary[],
  now: Date,
): Promise<void> {
  await insertRows(
    client,
    campaign,
    CAMPAIGNS.map(({ id, name, color, sectionId, description }, sort) => ({
      id,
      name,
      metaTitle: null,
      description,
      sectionId,
      color,
      isActive: true,
      sort,
    })),
  );
  await insertRows(client, campaignWindow, windowRows(now));
  await insertRows(
    client,
    campaignProduct,
    CAMPAIGNS.flatMap((each) =>
      chosenFor(each, products).map(({ id }, sort) => ({ campaignId: each.id, productId: id, sort })),
    ),
  );
}
