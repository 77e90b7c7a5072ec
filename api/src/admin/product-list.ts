import { getAdminProducts } from '@shop/contracts/api/admin';
import { oreToKronor } from '@shop/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Feature } from '../feature.ts';
import { contains, readPage } from './paging.ts';
import { staffRoute } from './staff-route.ts';

interface ProductRow extends Record<string, unknown> {
  id: number;
  name: string;
  articleNumber: string;
  priceOre: number;
  regularPriceOre: number | null;
  stock: number;
  isDiscontinued: boolean;
  isHidden: boolean;
  isListed: boolean;
}

export const serializeProductRow = ({ priceOre, regularPriceOre, ...row }: ProductRow) => ({
  ...row,
  price: oreToKronor(priceOre),
  regularPrice: regularPriceOre === null ? null : oreToKronor(regularPriceOre),
});

const STOCK = sql`coalesce((select sum(s.quantity) from stock s where s.product_id = p.id), 0)`;
const IS_LISTED = sql`exists (select from listing l where l.product_id = p.id)`;

const ORDERS = {
  popular: sql`p.popularity desc, p.id`,
  newest: sql`p.created_at desc, p.id desc`,
  name: sql`p.name, p.id`,
  price: sql`p.price_ore, p.id`,
  stock: sql`stock, p.id`,
} as const;

const stateOf = (now: string) =>
  ({
    listed: IS_LISTED,
    hidden: sql`p.is_hidden`,
    discontinued: sql`p.is_discontinued`,
    outOfStock: sql`${STOCK} = 0`,
    upcoming: sql`p.release_at > ${now}::timestamptz`,
  }) as const satisfies Record<string, SQL>;

/** Products as a table [O6-04]. */
export const registerAdminProductList: Feature = (app, { db }) => {
  staffRoute(app, getAdminProducts, async ({ query, clock }) => {
    const { page, search, categoryId = null, manufacturerId = null, state, sort } = query;
    const typed = search?.trim() ?? '';
    const pattern = typed === '' ? null : contains(typed);
    const { rows, total } = await readPage<ProductRow>(db, {
      columns: sql`p.id, p.name, p.article_number as "articleNumber", p.price_ore as "priceOre",
        p.regular_price_ore as "regularPriceOre", p.is_discontinued as "isDiscontinued", p.is_hidden as "isHidden",
        ${STOCK}::int as stock, ${IS_LISTED} as "isListed"`,
      from: sql`product p where (${pattern}::text is null or p.name ilike ${pattern} or p.id::text = ${typed}
          or p.article_number ilike ${typed} or p.ean = ${typed})
        and (${categoryId}::int is null or p.category_ids @> array[${categoryId}::int])
        and (${manufacturerId}::int is null or p.manufacturer_id = ${manufacturerId})
        and ${state === undefined ? sql`true` : stateOf(clock.now().toISOString())[state]}`,
      order: ORDERS[sort],
      page,
    });
    return { data: { rows: rows.map(serializeProductRow), total } };
  });
};
