import type { Pool } from 'pg';

const NOTE_PRICES = `
insert into price_history (product_id, price_ore, visitor_price_ore, valid_from)
select p.id, p.price_ore, case when p.price_type = 'member' then nullif(greatest(p.price_ore, p.regular_price_ore), p.price_ore) end, $1
from product p
where p.price_ore is distinct from (
  select h.price_ore from price_history h where h.product_id = p.id and h.valid_from <= $1
  order by h.valid_from desc limit 1)
on conflict (product_id, valid_from) do nothing`;

/**
 * [O4-33] Adds every current price that the history lacks: changes of a price add it in the same transaction, and
 * this repairs imports that did not. Returns the number of missing prices.
 */
export async function notePrices(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query(NOTE_PRICES, [now]);
  return rowCount ?? 0;
}
