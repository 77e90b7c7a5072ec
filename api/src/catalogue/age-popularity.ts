import { formatIsoDay } from '@shop/domain/dates';
import type { Pool } from 'pg';

/** Share of the popularity that is left after a day: half is gone after two weeks. */
const LEFT_AFTER_A_DAY = 0.95;
const POINTS_PER_SALE = 25;
const POINTS_PER_VIEW = 1;
/** More units in one order do not mean that more shoppers buy the product. */
const MAX_UNITS_PER_ORDER = 3;

/** The row of the installation is the lock of the day: a second instance changes nothing. */
const AGE_POPULARITY = `
with claimed as (
  insert into installation (key, value, is_seed) values ('popularity-day', $1, false)
  on conflict (key) do update set value = excluded.value where installation.value < excluded.value
  returning 1
), sold as (
  select r.product_id as id, sum(least(r.quantity, ${MAX_UNITS_PER_ORDER})) as units
  from "order" o join order_row r on r.order_id = o.id
  where o.created_at > $2::timestamptz - interval '1 day' and o.created_at <= $2 and o.status not in ('cancelled', 'returned')
  group by r.product_id
), viewed as (
  select product_id as id, count(*) as views from view_history
  where viewed_at > $2::timestamptz - interval '1 day' and viewed_at <= $2 group by product_id
), aged as (
  update product p set popularity = round(p.popularity * ${LEFT_AFTER_A_DAY}::numeric
    + ${POINTS_PER_SALE} * coalesce((select units from sold where sold.id = p.id), 0)
    + ${POINTS_PER_VIEW} * coalesce((select views from viewed where viewed.id = p.id), 0))::int
  where exists (select from claimed)
)
select count(*)::int as claimed from claimed`;

/**
 * Ages popularity once a day: yesterday's values fade a little, and the last day's sales and views are added. Returns
 * false, without a change, when the day has been counted already.
 */
export async function agePopularity(pool: Pool, now: Date): Promise<boolean> {
  const { rows } = await pool.query<{ claimed: number }>(AGE_POPULARITY, [formatIsoDay(now), now]);
  return rows[0]?.claimed === 1;
}
