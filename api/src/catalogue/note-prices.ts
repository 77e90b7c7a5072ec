import type { Pool } from 'pg';

const NOTE_PRICES = `
insert into price_history (product_id, price_ore, valid_from)
select p.id, p.price_ore, $1 from product p
where p.price_ore is distinct from (
  select h.price_ore from price_history h where h.product_id = p.id and h.valid_from <= $1
  order by h.valid_from desc limit 1)
on conflict (product_id, valid_from) do nothing`;

/**
 * [O4-33] Notes every price that the history does not end with: whoever changes prices does it in the same transaction,
 * and this catches what an import has forgotten. Answers how many were missing.
 */
export async function notePrices(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query(NOTE_PRICES, [now]);
  return rowCount ?? 0;
}
