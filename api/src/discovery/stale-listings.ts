import { DAY_MS } from '@shop/domain/dates';
import type { Pool } from 'pg';
import { membersPriceOre, visitorPriceOre } from '../catalogue/present-price.ts';
import type { Services } from '../services.ts';
import { updateListing } from './indexer.ts';

/** How far back changes missed by the index are found; runs of the job are minutes apart. */
const WINDOW_MS = DAY_MS;

/**
 * Of the products with ids $1 (if null, of those with an order or a price since $3): those whose listing is outdated
 * at $2.
 */
const STALE = `
with candidate as (
  select unnest($1::int[]) as id
  union
  select r.product_id from "order" o join order_row r on r.order_id = o.id where $1::int[] is null and o.updated_at > $3
  union
  select id from product where $1::int[] is null and price_started_at > $3
), present as (
  select p.id, ${visitorPriceOre('p', '$2')} as price_ore,
    ${membersPriceOre('p', '$2')} as member_price_ore, p.is_discontinued, p.is_hidden,
    case when coalesce(bool_or(s.place in ('web', 'download')), false) then array[0] else '{}'::int[] end
      || coalesce(array_agg(s.place::int order by s.place::int) filter (where s.place ~ '^[0-9]+$'), '{}') as places
  from candidate join product p using (id) left join stock s on s.product_id = p.id and s.quantity > 0
  group by p.id
)
select id from present left join listing l on l.product_id = id
where case when l.product_id is null then not is_hidden and (not is_discontinued or cardinality(places) > 0)
  else is_hidden or (l.price_ore, l.member_price_ore, l.store_ids) is distinct from (present.price_ore, present.member_price_ore, places) end
order by id`;

async function staleListings(pool: Pool, ids: readonly number[] | null, now: Date): Promise<number[]> {
  const since = new Date(now.getTime() - WINDOW_MS);
  const { rows } = await pool.query<{ id: number }>(STALE, [ids, now, since]);
  return rows.map(({ id }) => id);
}

/**
 * Updates lists and stock filters for products whose price has changed or whose stock has changed to or from zero;
 * others cost one short query. Call it after the commit. With `null` it checks everything that was ordered, cancelled
 * or repriced in the last day, which repairs a failed run. Returns the updated products; failures are logged, never
 * thrown.
 */
export async function refreshListings(
  { pool, clock, log }: Pick<Services, 'pool' | 'clock' | 'log'>,
  ids: readonly number[] | null,
): Promise<number[]> {
  try {
    const now = clock.now();
    const stale = await staleListings(pool, ids, now);
    if (stale.length === 0) return [];
    const client = await pool.connect();
    try {
      await updateListing(client, stale, now);
    } finally {
      client.release();
    }
    return stale;
  } catch (error) {
    log.warn({ err: error }, 'lists are behind the stock until the next run');
    return [];
  }
}
