import type { productRelation } from '@shop/api/db/schema';
import type { ProductSummary } from '../catalogue/summary.ts';
import { productType } from '../catalogue/types.ts';
import { daysFrom } from '../engine/calendar.ts';
import { priceTag, toOre } from '../engine/price-ending.ts';
import { randomFor } from '../engine/random.ts';

type RelationRow = typeof productRelation.$inferInsert;

/**
 * In very large shops only the best sellers get hand-made relations; lists of similar products are computed for all.
 */
const MAX_PRODUCTS = 20_000;
const BEST_PER_TYPE = 40;

/** Terms of a bundle: price factor, days, and the minimum price that is worth an offer. */
const BUNDLE = { factor: 0.88, days: 60, dearerThanOre: 15_000 } as const;
const NO_OFFER = { offerPriceOre: null, offerEndsAt: null };

const groupBy = <K>(
  products: readonly ProductSummary[],
  key: (product: ProductSummary) => K,
): Map<K, ProductSummary[]> => {
  const groups = new Map<K, ProductSummary[]>();
  for (const product of products) {
    const list = groups.get(key(product));
    if (list === undefined) groups.set(key(product), [product]);
    else list.push(product);
  }
  return groups;
};

const isOfferable = (product: ProductSummary): boolean =>
  !product.isFyndware && !product.isUpcoming && !product.isDiscontinued && !product.isRestricted;

/** An offer that is really below the price; null for what has none. */
function bundlePrice({ priceOre }: ProductSummary): number | null {
  if (priceOre < BUNDLE.dearerThanOre) return null;
  const offerOre = toOre(priceTag((priceOre * BUNDLE.factor) / 100));
  return offerOre < priceOre ? offerOre : null;
}

/**
 * Relations of products: accessories by type, neighbours in price, bundles, and successors of discontinued products.
 */
export function relationRows(products: readonly ProductSummary[], now: Date): RelationRow[] {
  const offerEndsAt = daysFrom(now, BUNDLE.days);
  const offerable = products.filter(isOfferable).sort((a, b) => b.popularity - a.popularity || a.id - b.id);
  const best = new Map(
    [...groupBy(offerable, ({ typeKey }) => typeKey)].map(([key, list]) => [key, list.slice(0, BEST_PER_TYPE)]),
  );
  const byLeaf = groupBy(offerable, ({ categoryId }) => categoryId);
  const subjects = [...products].sort((a, b) => b.popularity - a.popularity || a.id - b.id).slice(0, MAX_PRODUCTS);
  return subjects.flatMap((product): RelationRow[] => {
    const random = randomFor(`relations:${product.id}`);
    const others = (list: readonly ProductSummary[]): ProductSummary[] => list.filter(({ id }) => id !== product.id);
    const row = (kind: RelationRow['kind'], list: readonly ProductSummary[]): RelationRow[] =>
      list.map((related, sort) => {
        const offerPriceOre = kind === 'bundle' ? bundlePrice(related) : null;
        const offer = offerPriceOre === null ? NO_OFFER : { offerPriceOre, offerEndsAt };
        return { productId: product.id, kind, relatedId: related.id, sort, ...offer };
      });
    const accessories = (productType(product.typeKey).accessories ?? []).flatMap((key) =>
      random.some(best.get(key) ?? [], 3),
    );
    const neighbours = others(byLeaf.get(product.categoryId) ?? []).sort(
      (a, b) => Math.abs(a.priceOre - product.priceOre) - Math.abs(b.priceOre - product.priceOre) || a.id - b.id,
    );
    const together = [...random.some(accessories, 3), ...random.some(others(best.get(product.typeKey) ?? []), 2)];
    return [
      ...row('accessory', others(accessories)),
      ...row('similar', neighbours.slice(0, 8)),
      ...row('boughtTogether', [...new Map(others(together).map((each) => [each.id, each])).values()]),
      ...(accessories.length > 1 && random.chance(0.12) ? row('bundle', random.some(others(accessories), 2)) : []),
      ...(product.isDiscontinued ? row('replacement', neighbours.slice(0, 3)) : []),
    ];
  });
}
