import { and, asc, gt, inArray, sql } from 'drizzle-orm';
import type { CartLine } from '../cart/cart-line.ts';
import type { CartProduct, CartProducts } from '../cart/cart-product.ts';
import { isUnreleased } from '../cart/deliverable.ts';
import type { Tx } from '../db/client.ts';
import { stock } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';

/** Units of one row by source: warehouse or store → count; `QUOTA` is what was taken of a limited sale. */
export type TakenFrom = Record<string, number>;

export const QUOTA = 'quota';

const soldOut = ({ name }: CartProduct): ApiError => new ApiError('OUT_OF_STOCK', `${name} har tagit slut.`);

interface Taking {
  readonly productId: number;
  readonly place: string;
  readonly units: number;
}

/** Adds `takings` to the stock, negative ones included; returns how many stock rows were changed. */
async function changeStock(tx: Tx, takings: readonly Taking[], sign: 1 | -1): Promise<number> {
  if (takings.length === 0) return 0;
  const column = <T>(values: readonly T[]) => sql.param([...values]);
  const { rowCount } = await tx.execute(sql`
    update stock s set quantity = s.quantity + ${sign}::int * t.units
    from (select * from unnest(
      ${column(takings.map(({ productId }) => productId))}::int[],
      ${column(takings.map(({ place }) => place))}::text[],
      ${column(takings.map(({ units }) => units))}::int[]) as u(product_id, place, units)) t
    where s.product_id = t.product_id and s.place = t.place and s.quantity + ${sign}::int * t.units >= 0`);
  return rowCount ?? 0;
}

async function takeQuota(tx: Tx, product: CartProduct, units: number): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update product set limited_quota = limited_quota - ${units}
    where id = ${product.id} and limited_quota >= ${units}`);
  if (rowCount !== 1) throw soldOut(product);
}

/**
 * Warehouses and stores in the order in which they are used up: a pickup takes what its store has, and the rest is
 * brought there.
 */
function placesFor({ shippingStores, isShippable }: CartProduct, pickupStoreId: number | null): string[] {
  const sending = ['web', 'supplier', ...shippingStores.map(String)];
  if (pickupStoreId === null) return sending;
  const own = String(pickupStoreId);
  return isShippable ? [own, ...sending.filter((place) => place !== own)] : [own];
}

/**
 * Takes what an order needs, in product id order and all limited sales first, so that orders wait for each other
 * instead of deadlocking. Downloads and pre-orders take no stock; what can be ordered in takes what there is. Throws
 * OUT_OF_STOCK when something is missing, which undoes the transaction.
 */
export async function takeStock(
  tx: Tx,
  lines: readonly CartLine[],
  products: CartProducts,
  pickupStoreId: number | null,
  now: Date,
): Promise<ReadonlyMap<string, TakenFrom>> {
  const taken = new Map<string, TakenFrom>(lines.map(({ id }) => [id, {}]));
  const inOrder = lines
    .flatMap((line) => {
      const product = products.get(line.productId);
      return product === undefined ? [] : [{ line, product }];
    })
    .sort((a, b) => a.product.id - b.product.id);
  const note = (lineId: string, place: string, units: number): void => {
    const own = taken.get(lineId) ?? {};
    taken.set(lineId, { ...own, [place]: (own[place] ?? 0) + units });
  };

  for (const { line, product } of inOrder.filter(({ product: { limitedQuota } }) => limitedQuota !== null)) {
    await takeQuota(tx, product, line.quantity);
    note(line.id, QUOTA, line.quantity);
  }

  const physical = inOrder.filter(({ product }) => !product.isDigital && !isUnreleased(product, now));
  if (physical.length === 0) return taken;
  const ids = [...new Set(physical.map(({ product }) => product.id))];
  const rows = await tx
    .select()
    .from(stock)
    .where(and(inArray(stock.productId, ids), gt(stock.quantity, 0)))
    .orderBy(asc(stock.productId), asc(stock.place))
    .for('update');
  const left = new Map(rows.map(({ productId, place, quantity }) => [`${productId}:${place}`, quantity]));
  const takings = new Map<string, Taking>();
  for (const { line, product } of physical) {
    let needed = line.quantity;
    for (const place of placesFor(product, pickupStoreId)) {
      const key = `${product.id}:${place}`;
      const units = Math.min(needed, left.get(key) ?? 0);
      if (units === 0) continue;
      needed -= units;
      left.set(key, (left.get(key) ?? 0) - units);
      takings.set(key, { productId: product.id, place, units: units + (takings.get(key)?.units ?? 0) });
      note(line.id, place, units);
    }
    if (needed > 0 && !product.isBackorderable) throw soldOut(product);
  }
  // The rows are locked, so this cannot miss; a stock below zero must not be possible whatever else changes.
  if ((await changeStock(tx, [...takings.values()], -1)) !== takings.size) throw new ApiError('OUT_OF_STOCK');
  return taken;
}

/** Puts back what `takeStock` took. The caller makes sure that it happens once. */
export async function returnStock(
  tx: Tx,
  rows: readonly { readonly productId: number; readonly takenFrom: TakenFrom }[],
): Promise<void> {
  const sums = new Map<string, Taking>();
  for (const { productId, takenFrom } of rows) {
    for (const [place, units] of Object.entries(takenFrom)) {
      const key = `${productId}:${place}`;
      sums.set(key, { productId, place, units: units + (sums.get(key)?.units ?? 0) });
    }
  }
  const all = [...sums.values()].sort((a, b) => a.productId - b.productId || (a.place < b.place ? -1 : 1));
  for (const { productId, units } of all.filter(({ place }) => place === QUOTA)) {
    await tx.execute(sql`update product set limited_quota = limited_quota + ${units} where id = ${productId}`);
  }
  const places = all.filter(({ place }) => place !== QUOTA);
  if (places.length === 0) return;
  await tx
    .select({ place: stock.place })
    .from(stock)
    .where(
      inArray(
        stock.productId,
        places.map(({ productId }) => productId),
      ),
    )
    .orderBy(asc(stock.productId), asc(stock.place))
    .for('update');
  await changeStock(tx, places, 1);
}
