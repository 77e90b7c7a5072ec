import * as z from 'zod';
import { readData } from '../engine/read-data.ts';
import { daysFrom } from '../engine/calendar.ts';
import { toOre } from '../engine/price-ending.ts';
import { randomFor } from '../engine/random.ts';
import { categoryNamed } from './category-nodes.ts';
import type { Draft } from './draft.ts';
import { type MadeProduct, makeProduct } from './product-row.ts';
import { ordinaryPricing, type Pricing, Reduction, reducedPricing } from './prices.ts';
import type { StockRow } from './stock-rows.ts';
import { productType } from './types.ts';

/** Columns that replace generated ones. */
const Row = z.strictObject({
  name: z.string().optional(),
  mainTitle: z.string().optional(),
  subTitle: z.string().optional(),
  description: z.string().optional(),
  highlights: z.array(z.string()).optional(),
  specifications: z
    .array(
      z.strictObject({ group: z.string(), rows: z.array(z.strictObject({ label: z.string(), value: z.string() })) }),
    )
    .optional(),
  packageContents: z.array(z.string()).optional(),
  archetype: z.string().optional(),
  color: z.string().optional(),
  attributeValueIds: z.array(z.int()).optional(),
  isGiftCard: z.boolean().optional(),
  giftCardAmountsOre: z.array(z.int()).optional(),
  vatPerMille: z.int().optional(),
  insurance: z.null().optional(),
  maxPerCustomer: z.int().nullable().optional(),
  limitedQuota: z.int().optional(),
  minimumRankLevel: z.int().optional(),
  statusCodes: z.array(z.int()).optional(),
  isDiscontinued: z.boolean().optional(),
  isBackorderable: z.boolean().optional(),
  packageMeasurements: z.array(z.int()).optional(),
  packageWeightGrams: z.int().optional(),
  packageSizeId: z.int().optional(),
  shippingClassId: z.int().optional(),
  possibleDeliveryMethods: z.array(z.int()).optional(),
  popularity: z.int().optional(),
  hype: z.number().optional(),
});

const FixedProduct = z.strictObject({
  id: z.int(),
  /** Reason why tests and demonstrations rely on the product. */
  purpose: z.string(),
  type: z.string(),
  section: z.int(),
  category: z.string(),
  maker: z.string(),
  model: z.string(),
  attributes: z.record(z.string(), z.string()),
  kronor: z.number(),
  reduction: Reduction.optional(),
  memberKronor: z.number().optional(),
  /** Days until (or, negative, since) the release. */
  releaseInDays: z.number().optional(),
  variant: z.strictObject({ groupId: z.int(), name: z.string(), label: z.string() }).optional(),
  row: Row.optional(),
  /** Count by warehouse or store; null generates the stock like any other product's. */
  stock: z.record(z.string(), z.int()).nullable(),
});
type FixedProduct = z.output<typeof FixedProduct>;

/** Products with an id, a price and a stock of their own. Everything else is generated around them. */
export const FIXED_PRODUCTS = readData('catalogue/fixed-products.json', z.array(FixedProduct));

function pricingOf({ id, kronor, reduction, memberKronor, releaseInDays }: FixedProduct, now: Date): Pricing {
  const random = randomFor(`fixed:${id}`);
  if (reduction !== undefined) return reducedPricing(random, now, kronor, reduction);
  const since = daysFrom(now, Math.min(-150, (releaseInDays ?? 0) - 10));
  const priceOre = toOre(kronor);
  return {
    ...ordinaryPricing(random, now, kronor),
    priceOre,
    levelOnePriceOre: memberKronor === undefined ? null : toOre(memberKronor),
    priceStartedAt: since,
    history: [{ priceOre, validFrom: since }],
  };
}

const NEVER_RELEASED = {
  releaseAt: null,
  isDiscontinued: false,
  isBackorderable: false,
  hype: 0,
  isSponsored: false,
} as const;

export const fixedProducts = (now: Date): MadeProduct[] =>
  FIXED_PRODUCTS.map((fixed) => {
    const draft: Draft = {
      id: fixed.id,
      categoryId: categoryNamed(fixed.category, fixed.section).id,
      typeKey: fixed.type,
      type: productType(fixed.type),
      maker: fixed.maker,
      model: fixed.model,
      series: fixed.model,
      attributes: fixed.attributes,
      ...(fixed.variant && { variant: fixed.variant }),
    };
    const release = fixed.releaseInDays === undefined ? {} : { releaseAt: daysFrom(now, fixed.releaseInDays) };
    return makeProduct(
      draft,
      now,
      { ...NEVER_RELEASED, createdAt: daysFrom(now, -150), ...release, ...fixed.row },
      pricingOf(fixed, now),
    );
  });

/** The stock of a fixed product; undefined for all others. */
export function fixedStock(id: number): StockRow[] | undefined {
  const stock = FIXED_PRODUCTS.find((fixed) => fixed.id === id)?.stock;
  return stock == null
    ? undefined
    : Object.entries(stock).map(([place, quantity]) => ({ productId: id, place, quantity }));
}
