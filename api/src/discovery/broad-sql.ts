import { FIRST_ATTRIBUTE_FACET, WHOLE_CATEGORY, facetId } from './facet-ids.ts';
import { MOST_PROMOTED } from './answer-list.ts';
import { GENERAL_FACETS, searchScore } from './list-sql.ts';
import { anyListing } from './search-words.ts';

/** Names of broad lists: 'word:tangentbord'. */
export const broadKey = { word: (lexeme: string): string => `word:${lexeme}` } as const;

/**
 * Products of a list that are kept in order: ten pages of a counted one (who looks further waits for a live search), enough for
 * the quick search of the others.
 */
export const KEPT = { counted: 240, others: 24 } as const;

/** What stands for the list itself among its counts. */
export const WHOLE_LIST = WHOLE_CATEGORY;

/** The word of a key, as the search for it alone. */
const wordQuery = (key: string): string => `quote_literal(substr(${key}, 6))::tsquery`;

/** A listing's score in a broad list: exactly what a live search would give it. */
const scoreIn = (key: string): string => `(${searchScore(wordQuery(key))})::float8`;

/** The broad lists that a listing is in. */
const LISTS_OF = `
select b.key, b.floor, b.is_counted from broad_list b where b.key in (select 'word:' || lexeme from unnest(l.name))`;

const countsOf = (sign: string): string => `
select b.key, c.id, ${sign} as change
from listing l cross join lateral (${LISTS_OF}) b
cross join unnest(array[${WHOLE_LIST}]
  || array(select f from unnest(l.facet[1:${GENERAL_FACETS}]) f where f < ${FIRST_ATTRIBUTE_FACET})
  || array(select ${facetId('store', 0)} + s from unnest(l.store_ids) s)
  || array(select -x from unnest(l.cats) x)) as c(id)
where l.product_id = any($1) and b.is_counted`;

/** Before the listings of some products ($1) are written anew: what they counted for. */
export const REMEMBER_OLD_BROAD = `create temp table build_broad on commit drop as ${countsOf('-1')}`;

export const FORGET_OLD_TOPS = `delete from broad_top where product_id = any($1)`;

export const REMEMBER_NEW_BROAD = `insert into build_broad ${countsOf('1')}`;

export const APPLY_BROAD_CHANGES = `
insert into broad_count (key, id, count)
select key, id, sum(change) from build_broad group by 1, 2 having sum(change) <> 0
on conflict (key, id) do update set count = broad_count.count + excluded.count`;

export const DROP_EMPTY_BROAD = `
delete from broad_count where count <= 0 and (key, id) in (select key, id from build_broad)`;

export const ADD_NEW_TOPS = `
insert into broad_top (key, score, product_id, is_sponsored)
select key, score, product_id, is_sponsored from (
  select b.key, b.floor, b.is_counted, ${scoreIn('b.key')} as score, l.product_id, l.is_sponsored
  from listing l cross join lateral (${LISTS_OF}) b where l.product_id = any($1)) scored
where score >= floor or (is_sponsored and is_counted)`;

/** A whole build: $1 keys and $2 which of them are counted; $3 and $4 are pairs of key and product that may stand at the top. */
export const FILL_BROAD_TOPS = `
with scored as materialized (
  select t.key, ${scoreIn('t.key')} as score, l.product_id, l.is_sponsored
  from unnest($3::text[], $4::int[]) as t(key, product_id) join listing l using (product_id)
), ranked as (
  select *, row_number() over (partition by key order by score desc, product_id desc) as place from scored
), lists as (
  insert into broad_list (key, is_counted, floor)
  select k.key, k.is_counted, coalesce(r.score, '-infinity') from unnest($1::text[], $2::boolean[]) as k(key, is_counted)
  left join ranked r on r.key = k.key and r.place = case when k.is_counted then ${KEPT.counted} else ${KEPT.others} end
  returning key, is_counted, floor
)
insert into broad_top (key, score, product_id, is_sponsored)
select key, score, product_id, is_sponsored from ranked join lists using (key) where score >= floor or (is_sponsored and is_counted)`;

/** $1 keys, $2 ids, $3 counts. */
export const FILL_BROAD_COUNTS = `
insert into broad_count (key, id, count) select * from unnest($1::text[], $2::int[], $3::int[]) order by 1, 2`;

/**
 * One of several lists of more than $3 products: $1 keys of words any of which may stand for the search $2, because
 * everything that it finds has that word.
 */
export const COVERING_LIST = `
select c.key from (
  select key, count from broad_count where key = any($1) and id = ${WHOLE_LIST} and count > $3 order by count desc, key limit 2) c
where $2 = quote_literal(substr(c.key, 6)) or not ${anyListing(`($2::tsquery && !! ${wordQuery('c.key')})`)}
limit 1`;

/** The unfiltered broad list $1: $2 products from $3 on, paid ones first if $4. Beyond the kept ones the page is short. */
export const BROAD_LIST = `
with promoted as materialized (
  select product_id from broad_top where key = $1 and is_sponsored and $4
  order by score desc, product_id desc limit ${MOST_PROMOTED}
), page as (
  select product_id, row_number() over () as place from (
    select product_id from (
      select product_id, score, 1 as first from broad_top where key = $1 and product_id in (select product_id from promoted)
      union all
      (select product_id, score, 0 from broad_top
       where key = $1 and score >= (select floor from broad_list where key = $1) and product_id not in (select product_id from promoted)
       order by score desc, product_id desc limit $2::int + $3::int)) candidate
    order by first desc, score desc, product_id desc limit $2 offset $3) sorted
), counted as (
  select id, count from broad_count where key = $1
)
select (select count from counted where id = ${WHOLE_LIST}) as total,
  (select coalesce(json_agg(product_id order by place), '[]') from page) as product_ids,
  (select coalesce(json_agg(product_id), '[]') from promoted) as promoted_ids,
  (select coalesce(json_agg(json_build_array(x.kind, x.value_id, x.label, x.sort, counted.count)), '[]')
    from counted join facet x using (id)) as facets,
  (select coalesce(json_agg(json_build_array(-id, count)), '[]') from counted where id < ${WHOLE_LIST}) as categories`;

/** The best $2 products of words that begin with one of the keys $1. */
export const BEST_OF_WORDS = `
select product_id from (
  select t.product_id, max(t.score) as score
  from broad_list b cross join lateral (
    select product_id, score from broad_top where key = b.key and score >= b.floor order by score desc, product_id desc limit $2) t
  where b.key ^@ any($1::text[])
  group by t.product_id) best
order by score desc, product_id desc limit $2`;
