import type { Pool } from 'pg';

/** More than the 12 that are shown, so that the list's own page adds some. */
const LENGTH = 36;
const DAYS = 30;

const RANK_TOP_LISTS = `
with sold as (
  select r.product_id, sum(r.quantity)::int as units
  from "order" o join order_row r on r.order_id = o.id
  where o.created_at > $1::timestamptz - interval '${DAYS} days' and o.created_at <= $1
    and o.status not in ('cancelled', 'returned')
  group by r.product_id
), candidate as (
  select p.top_list_id, p.product_id, p.sort from top_list_product p join top_list t on t.id = p.top_list_id
  where t.is_ranked_by_sales
  union all
  select t.id, l.product_id, null from top_list t join sold s on true join listing l on l.product_id = s.product_id
  where t.is_ranked_by_sales and t.list_filter is null
    and (t.list_type_name is null
      or (t.list_type_name = 'Category' and l.cats @> array[t.list_id::int])
      or (t.list_type_name = 'Section' and l.section_id = t.list_id::int))
    and not exists (select from top_list_product p where p.top_list_id = t.id and p.product_id = l.product_id)
    and not exists (select from product p where p.id = l.product_id and (p.is_fyndware or p.minimum_rank_level > 0))
), ranked as (
  select c.top_list_id, c.product_id,
    (row_number() over (partition by c.top_list_id order by coalesce(s.units, 0) desc, c.sort nulls last, c.product_id))::int - 1 as sort
  from candidate c left join sold s using (product_id)
), gone as (
  delete from top_list_product p using ranked r
  where p.top_list_id = r.top_list_id and p.product_id = r.product_id and r.sort >= ${LENGTH}
), written as (
  insert into top_list_product (top_list_id, product_id, sort)
  select top_list_id, product_id, sort from ranked where sort < ${LENGTH}
  on conflict (top_list_id, product_id) do update set sort = excluded.sort where top_list_product.sort <> excluded.sort
  returning 1
)
select count(*)::int as changed from written`;

/**
 * Sorts the top lists by the sales of the last 30 days. Products without sales keep their order after them, and sold
 * products of the list's category or section are added. Lists with another curated order are not changed. Returns the
 * number of changed positions.
 */
export async function rankTopLists(pool: Pool, now: Date): Promise<number> {
  const { rows } = await pool.query<{ changed: number }>(RANK_TOP_LISTS, [now]);
  return rows[0]?.changed ?? 0;
}
