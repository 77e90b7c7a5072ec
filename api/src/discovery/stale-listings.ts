import { DAY_MS } from '@shop/domain/dates';
import type { Pool } from 'pg';
import { membersPriceOre, visitorPriceOre } from '../catalogue/present-price.ts';
import type { Services } from '../services.ts';
import { updateListing } from './indexer.ts';

/** How long a change that the index missed is looked for; runs of the job are minutes apart. */
const WINDOW_MS = DAY_MS;

/** Of the products with ids $1 (of those with an order or a price from the time since $3 if null): whose listing is not true at $2. */
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
 * Brings lists and stock filters up to date for products whose price has changed or whose places have gone to or from
 * zero; others cost one short query. Call it after the commit. With `null` it looks at everything that was ordered,
 * cancelled or repriced in the last day, which is how a run that failed is made good. Answers the products it updated;
 * failures are logged, never thrown.
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
