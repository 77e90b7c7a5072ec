import { type SQL, sql } from 'drizzle-orm';
import { CUSTOM_PC_PRODUCT_ID } from '@shop/domain/ids';
import { presentPriceColumns } from '../catalogue/present-price.ts';
import type { DbOrTx } from '../db/client.ts';
import type { Configurator } from '../configure-to-order/configurator.ts';
import { CONFIGURATOR_JSON } from '../configure-to-order/configurator-sql.ts';
import type { product } from '../db/schema/index.ts';

type ProductRecord = typeof product.$inferSelect;

/**
 * Product data for cart, checkout and orders; prices are the current ones. A hidden product can no longer be bought.
 */
export interface CartProduct extends Pick<
  ProductRecord,
  | 'id'
  | 'name'
  | 'subTitle'
  | 'priceOre'
  | 'vatPerMille'
  | 'regularPriceOre'
  | 'lowestPriceOre'
  | 'levelOnePriceOre'
  | 'priceType'
  | 'priceStartedAt'
  | 'priceEndsAt'
  | 'priceMaxPerCustomer'
  | 'isDiscontinued'
  | 'isFyndware'
  | 'isDigital'
  | 'isShippable'
  | 'isGiftCard'
  | 'giftCardAmountsOre'
  | 'releaseAt'
  | 'minimumRankLevel'
  | 'statusCodes'
  | 'insurance'
  | 'maxPerCustomer'
  | 'limitedQuota'
  | 'isBackorderable'
  | 'shippingClassId'
  | 'packageSizeId'
  | 'packageMeasurements'
  | 'packageWeightGrams'
  | 'possibleDeliveryMethods'
  | 'energy'
> {
  /** For the energy label; null or absent for products without one. */
  readonly manufacturerName?: string | null;
  /** Stock by place: a store id, 'web', 'supplier', 'download'. */
  readonly stock: Record<string, number>;
  /**
   * Stores that send web orders, first choice first. The same for every product, and read with it to save a round
   * trip.
   */
  readonly shippingStores: number[];
  /**
   * The options of computers built to order, for the product under which builds are sold [O9-40]; null or absent for
   * all others.
   */
  readonly configurator?: Configurator | null;
}

export type CartProducts = ReadonlyMap<number, CartProduct>;

const NOW = '$now';

const COLUMNS = `
  p.id, p.name, p.sub_title as "subTitle", ${presentPriceColumns('p', NOW)}, p.vat_per_mille as "vatPerMille",
  p.is_discontinued or p.is_hidden as "isDiscontinued", p.is_fyndware as "isFyndware", p.is_digital as "isDigital",
  p.is_shippable as "isShippable", p.is_gift_card as "isGiftCard", p.gift_card_amounts_ore as "giftCardAmountsOre",
  p.release_at as "releaseAt", p.minimum_rank_level as "minimumRankLevel", p.status_codes as "statusCodes", p.insurance,
  p.max_per_customer as "maxPerCustomer", p.limited_quota as "limitedQuota", p.is_backorderable and not p.is_hidden as "isBackorderable",
  p.shipping_class_id as "shippingClassId", p.package_size_id as "packageSizeId",
  p.package_measurements as "packageMeasurements", p.package_weight_g as "packageWeightGrams",
  p.possible_delivery_methods as "possibleDeliveryMethods", p.energy,
  case when p.energy is not null then (select m.name from manufacturer m where m.id = p.manufacturer_id) end
    as "manufacturerName",
  coalesce((select jsonb_object_agg(s.place, greatest(s.quantity, 0)) from stock s where s.product_id = p.id and not p.is_hidden), '{}') as stock,
  coalesce((select array_agg(st.id order by st.ship_priority, st.id) from store st where st.ship_priority is not null), '{}')
    as "shippingStores",
  case when p.id = ${CUSTOM_PC_PRODUCT_ID} then ${CONFIGURATOR_JSON} end as configurator`;

/** A product as a row of hand-written SQL, where timestamps are text. */
type ProductRow = {
  readonly [Key in keyof CartProduct]: Date extends CartProduct[Key] ? string | null : CartProduct[Key];
};

/** The columns of a `CartProduct` for the product with alias `p` at the time `now`. */
export const cartProductColumns = (now: Date): SQL =>
  sql.join(
    COLUMNS.split(NOW).map((part) => sql.raw(part)),
    sql`${now.toISOString()}::timestamptz`,
  );

const timestampOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Products by id from rows of `cartProductColumns`; rows without a product are left out. */
export function toCartProducts(rows: readonly unknown[]): CartProducts {
  const products = (rows as readonly (ProductRow | { readonly id: null })[]).filter((row) => row.id !== null);
  return new Map(
    products.map((row) => [
      row.id,
      {
        ...row,
        releaseAt: timestampOf(row.releaseAt),
        priceStartedAt: timestampOf(row.priceStartedAt),
        priceEndsAt: timestampOf(row.priceEndsAt),
      },
    ]),
  );
}

/** The existing products by id, in one query. */
export async function loadCartProducts(on: DbOrTx, ids: Iterable<number>, now: Date): Promise<CartProducts> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return new Map();
  const { rows } = await on.execute(
    sql`select ${cartProductColumns(now)} from product p where p.id = any(${sql.param(uniqueIds)}::int[])`,
  );
  return toCartProducts(rows);
}
