import { randomFor } from '../engine/random.ts';
import { STORE_IDS } from '../places/stores.ts';
import type { ProductRow } from './product-row.ts';

export interface StockRow {
  readonly productId: number;
  readonly place: string;
  readonly quantity: number;
}

/** Stock of a product. Upcoming products have none yet, downloads never run out, returned ones exist once. */
export function stockRows(
  { id, releaseAt, isDigital, isFyndware, isDiscontinued, packageSizeId, popularity }: ProductRow,
  now: Date,
): StockRow[] {
  const random = randomFor(`stock:${id}`);
  const at = (place: string | number, quantity: number): StockRow => ({
    productId: id,
    place: String(place),
    quantity,
  });
  if (isDigital) return [at('download', 9999)];
  if (releaseAt != null && releaseAt > now) return [];
  if (isFyndware) return [at(random.chance(0.5) ? 'web' : random.pick(STORE_IDS), 1)];
  if (isDiscontinued)
    return random.chance(0.75) ? [at(random.chance(0.6) ? 'web' : random.pick(STORE_IDS), random.int(1, 4))] : [];
  if (random.chance(0.05)) return random.chance(0.5) ? [at('supplier', random.int(5, 60))] : [];
  const share = (packageSizeId ?? 1) > 5 ? 0.15 : 0.25 + ((popularity ?? 0) / 1000) * 0.4;
  const stores = STORE_IDS.filter(() => random.chance(share)).map((storeId) =>
    at(storeId, random.int(1, random.pick([2, 4, 9]))),
  );
  const web = random.chance(0.88)
    ? [at('web', random.pick([random.int(1, 5), random.int(6, 40), random.int(20, 180)]))]
    : [];
  const supplier = random.chance(0.6) ? [at('supplier', random.int(5, 250))] : [];
  return [...web, ...supplier, ...stores];
}
