import type { Pool } from 'pg';

/** Products per transaction, so that none locks many rows for long; the rest follows in the next run. */
const BATCH = 500;

const END_PRICES = `
with ended as (
  select id from product where price_ends_at <= $1 order by id limit ${BATCH} for update skip locked
), restored as (
  update product p set price_ore = coalesce(p.regular_price_ore, p.price_ore), regular_price_ore = null,
    lowest_price_ore = null, price_type = null, price_started_at = p.price_ends_at, price_ends_at = null,
    is_flash_sale = false, price_max_per_customer = null
  from ended where p.id = ended.id
  returning p.id, p.price_ore, p.price_started_at
), noted as (
  insert into price_history (product_id, price_ore, valid_from)
  select id, price_ore, price_started_at from restored on conflict (product_id, valid_from) do nothing
)
select id from restored order by id`;

/**
 * Restores the regular price where a campaign price has ended, and adds it to the history from that end on. Shoppers
 * see the regular price without this job (`presentPriceColumns`). Returns the ids of the products; safe on several
 * instances at once.
 */
export async function endPrices(pool: Pool, now: Date): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(END_PRICES, [now]);
  return rows.map(({ id }) => id);
}
