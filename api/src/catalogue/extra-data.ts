import type { ResponseOf } from '@shop/contracts';
import type { getExtraProductData } from '@shop/contracts/api/recommendations';
import { DAY_MS } from '@shop/domain/dates';
import { oreToKronor } from '@shop/domain/money';
import type { NamedQuery } from '../db/named-query.ts';

const SALES_DAYS = 30;
const MAX_PRICES = 24;

const EXTRA = `
select p.id, p.article_number as "articleNumber", p.ean, p.status_codes as "statusCodes", p.popularity,
  exists (select 1 from listing l where l.product_id = p.id) as "isListed",
  coalesce((select json_object_agg(s.place, s.quantity) from stock s where s.product_id = p.id), '{}') as "stockByPlace",
  coalesce((select json_agg(h order by h."validFrom" desc) from (
    select price_ore as "priceOre", extract(epoch from valid_from)::int as "validFrom" from price_history
    where product_id = p.id order by valid_from desc limit ${MAX_PRICES}) h), '[]') as prices,
  coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.id)
    from campaign_product cp join campaign c on c.id = cp.campaign_id where cp.product_id = p.id), '[]') as campaigns,
  coalesce((select sum(r.quantity)::int from order_row r join "order" o on o.id = r.order_id
    where r.product_id = p.id and o.created_at >= $2 and o.status <> 'cancelled'), 0) as "soldLast30Days"
from product p where p.id = any($1::int[])`;

interface ExtraRow extends Record<string, unknown> {
  id: number;
  articleNumber: string;
  ean: string;
  statusCodes: number[];
  popularity: number;
  isListed: boolean;
  stockByPlace: Record<string, number>;
  prices: { priceOre: number; validFrom: number }[];
  campaigns: { id: number; name: string }[];
  soldLast30Days: number;
}

/** [7.6-19], [O6-04] Product data for employees alone, by product id. */
export async function readExtraData(
  named: NamedQuery,
  ids: readonly number[],
  now: Date,
): Promise<ResponseOf<typeof getExtraProductData>['data']> {
  const since = new Date(now.getTime() - SALES_DAYS * DAY_MS);
  const rows = await named<ExtraRow>('extra_data', EXTRA, [[...new Set(ids)], since]);
  return Object.fromEntries(
    rows.map(({ id, prices, ...row }) => [
      String(id),
      {
        hasReceivedExtraData: true as const,
        articleNumber: row.articleNumber,
        ean: row.ean,
        statusCodes: row.statusCodes,
        stockByPlace: row.stockByPlace,
        priceHistory: prices.map(({ priceOre, validFrom }) => ({ price: oreToKronor(priceOre), validFrom })),
        popularity: row.popularity,
        soldLast30Days: row.soldLast30Days,
        isListed: row.isListed,
        campaigns: row.campaigns,
        editPath: `/admin/product/${id}`,
      },
    ]),
  );
}
