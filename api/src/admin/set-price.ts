import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { priceHistory, product } from '../db/schema/index.ts';
import { type Change, isRealChange } from './audited.ts';
import { checkVersion } from './version.ts';

/** A price in öre with its regular price and end. */
export interface NewPrice {
  readonly priceOre: number;
  readonly regularPriceOre: number | null;
  readonly priceType: (typeof product.$inferSelect)['priceType'];
  readonly priceEndsAt: Date | null;
  readonly isFlashSale: boolean;
  readonly priceMaxPerCustomer: number | null;
}

type ProductRow = typeof product.$inferSelect;

/** Details of a product's price; its version is the base of a change. */
export const priceDetails = (row: Pick<ProductRow, keyof NewPrice>) => ({
  priceOre: row.priceOre,
  regularPriceOre: row.regularPriceOre,
  priceType: row.priceType,
  priceEndsAt: row.priceEndsAt,
  isFlashSale: row.isFlashSale,
  priceMaxPerCustomer: row.priceMaxPerCustomer,
});

/** What visitors pay while members pay less; null while all pay the same. */
const visitorPriceOre = ({ priceType, priceOre, regularPriceOre }: NewPrice): number | null =>
  priceType === 'member' && regularPriceOre !== null && regularPriceOre > priceOre ? regularPriceOre : null;

/** [O4-33] The lowest price of the 30 days before now, including the one in force at their beginning. */
async function lowestBefore(tx: Tx, { id, priceOre }: ProductRow, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ lowest: number | null }>(sql`
    with since as (select ${now.toISOString()}::timestamptz - interval '30 days' as moment)
    select min(price_ore)::int as lowest from price_history, since
    where product_id = ${id} and valid_from < ${now.toISOString()}::timestamptz and valid_from >= coalesce((
      select max(valid_from) from price_history where product_id = ${id} and valid_from <= since.moment), '-infinity')`);
  return Math.min(rows[0]?.lowest ?? priceOre, priceOre);
}

/**
 * Sets a price from now on and adds it to the history; undefined when there is no such product. Refused when the
 * current price differs from `seen`, if that is given. Lists follow by `relist`.
 */
export async function setPrice(
  tx: Tx,
  productId: number,
  price: NewPrice,
  now: Date,
  seen?: string,
): Promise<Change | undefined> {
  const [row] = await tx.select().from(product).where(eq(product.id, productId)).for('update');
  if (row === undefined) return undefined;
  const change: Change = {
    action: 'update',
    entity: 'price',
    entityId: productId,
    before: priceDetails(row),
    after: price,
  };
  if (!isRealChange(change)) return change;
  if (seen !== undefined) checkVersion(change.before, seen);
  const lowestPriceOre = price.regularPriceOre === null ? null : await lowestBefore(tx, row, now);
  await tx
    .update(product)
    .set({ ...price, lowestPriceOre, priceStartedAt: now })
    .where(eq(product.id, productId));
  const prices = { priceOre: price.priceOre, visitorPriceOre: visitorPriceOre(price) };
  await tx
    .insert(priceHistory)
    .values({ productId, ...prices, validFrom: now })
    .onConflictDoUpdate({ target: [priceHistory.productId, priceHistory.validFrom], set: prices });
  return change;
}
