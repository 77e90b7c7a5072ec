import { inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import { product } from '../db/schema/index.ts';

const COLUMNS = {
  id: product.id,
  name: product.name,
  subTitle: product.subTitle,
  priceOre: product.priceOre,
  vatPerMille: product.vatPerMille,
  regularPriceOre: product.regularPriceOre,
  levelOnePriceOre: product.levelOnePriceOre,
  priceType: product.priceType,
  priceStartedAt: product.priceStartedAt,
  priceEndsAt: product.priceEndsAt,
  priceMaxPerCustomer: product.priceMaxPerCustomer,
  isDiscontinued: product.isDiscontinued,
  isFyndware: product.isFyndware,
  isDigital: product.isDigital,
  isShippable: product.isShippable,
  isGiftCard: product.isGiftCard,
  giftCardAmountsOre: product.giftCardAmountsOre,
  releaseAt: product.releaseAt,
  minimumRankLevel: product.minimumRankLevel,
  statusCodes: product.statusCodes,
  insurance: product.insurance,
  maxPerCustomer: product.maxPerCustomer,
  limitedQuota: product.limitedQuota,
  isBackorderable: product.isBackorderable,
  shippingClassId: product.shippingClassId,
  packageSizeId: product.packageSizeId,
  packageMeasurements: product.packageMeasurements,
  packageWeightGrams: product.packageWeightGrams,
  possibleDeliveryMethods: product.possibleDeliveryMethods,
  /** Count per place: a store id, 'web', 'supplier', 'download'. */
  stock: sql<Record<string, number>>`coalesce(
    (select jsonb_object_agg(s.place, greatest(s.quantity, 0)) from stock s where s.product_id = ${product.id}), '{}')`,
  /** Stores that send web orders, first choice first. The same for every product, and asked here to save a round trip. */
  shippingStores: sql<number[]>`coalesce(
    (select array_agg(st.id order by st.ship_priority, st.id) from store st where st.ship_priority is not null), '{}')`,
};

const selectProducts = (on: DbOrTx, ids: readonly number[]) =>
  on
    .select(COLUMNS)
    .from(product)
    .where(inArray(product.id, [...ids]));

/** Everything that the cart, checkout and orders need to know of a product. */
export type CartProduct = Awaited<ReturnType<typeof selectProducts>>[number];

export type CartProducts = ReadonlyMap<number, CartProduct>;

/** The products that exist, by id, in one query. */
export async function loadCartProducts(on: DbOrTx, ids: Iterable<number>): Promise<CartProducts> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await selectProducts(on, wanted);
  return new Map(rows.map((row) => [row.id, row]));
}
