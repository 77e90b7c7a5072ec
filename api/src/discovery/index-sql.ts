import { EVERY_PRODUCT } from '../catalogue/card-cache.ts';
import { isReduced, membersPriceOre, visitorPriceOre } from '../catalogue/present-price.ts';
import { MIN_REVIEWS, PRICE_BAND_STARTS_ORE, RATING_BANDS, WHOLE_CATEGORY, facetId } from './facet-ids.ts';
import { EVERYTHING_CHANGED } from './listing-cache.ts';

/**
 * The set-based statements of the index build. Constants are written into the text; $1 is the array of product ids
 * (null for all where that is allowed), $2 the time.
 */

const BANDS = `array[${PRICE_BAND_STARTS_ORE.join(',')}]`;
const rating = `case when p.review_count >= ${MIN_REVIEWS} then coalesce(p.rating_average, 0) else 0 end`;
const RATING_FACETS = RATING_BANDS.map(
  (stars) => `case when ${rating} >= ${stars} then array[${facetId('rating', stars)}] else '{}'::int[] end`,
).join(' || ');

/** Out of stock lowers a product in every order by popularity. */
const OUT_OF_STOCK_DIVISOR = 4;

/** å, ä and ö sort after z and in that order under the C collation, whatever collation the database has. */
const SORT_NAME = `translate(lower(p.name), 'åäöéèü', '{|}eeu')`;

const PRICE = visitorPriceOre('p', '$2');
const MEMBER_PRICE = membersPriceOre('p', '$2');

/**
 * All columns of `listing` but the words. A product that is hidden, or discontinued and out of stock everywhere, is
 * not listed.
 */
export const BUILD_ROWS = `
create temp table build_row on commit drop as
with places as (
  select product_id,
    bool_or(place in ('web', 'download')) as web,
    array_agg(place::int order by place::int) filter (where place ~ '^[0-9]+$') as stores
  from stock where quantity > 0 and ($1::int[] is null or product_id = any($1)) group by product_id
), attributes as (
  select p.id, array_agg(distinct ${facetId('attribute', 0)} + v.id) as facets
  from product p cross join unnest(p.attribute_value_ids) as chosen(id)
  join attribute_value v on v.id = chosen.id
  join attribute a on a.id = v.attribute_id and a.is_filter
  where $1::int[] is null or p.id = any($1) group by p.id
), campaigns as (
  select product_id, array_agg(campaign_id order by campaign_id) as ids
  from campaign_product where $1::int[] is null or product_id = any($1) group by product_id
), stocked as (
  select p.*, case when s.web then array[0] else '{}'::int[] end || coalesce(s.stores, '{}') as places
  from product p left join places s on s.product_id = p.id
  where $1::int[] is null or p.id = any($1)
)
select p.id as product_id, ${PRICE} as price_ore, ${MEMBER_PRICE} as member_price_ore,
  case when cardinality(p.places) > 0 or p.release_at > $2 then p.popularity else p.popularity / ${OUT_OF_STOCK_DIVISOR} end as popularity,
  (${rating})::real as rating,
  greatest(p.created_at, p.release_at) as newness,
  ${SORT_NAME} as sort_name,
  cardinality(p.places) > 0 as in_stock,
  p.manufacturer_id, p.category_id, p.section_id,
  p.category_ids as cats,
  array[width_bucket(${PRICE}, ${BANDS}) + ${facetId('price', 1)}, width_bucket(${MEMBER_PRICE}, ${BANDS}) + ${facetId('memberPrice', 1)},
    ${facetId('manufacturer', 0)} + p.manufacturer_id]
    || ${RATING_FACETS} || coalesce(a.facets, '{}') as facet,
  p.places as store_ids,
  coalesce(c.ids, '{}') as campaign_ids,
  ${MEMBER_PRICE} < ${PRICE} as has_member_price,
  p.is_sponsored, ${isReduced('p', '$2')} as is_reduced
from stocked p
left join attributes a on a.id = p.id
left join campaigns c on c.product_id = p.id
where not p.is_hidden and (not p.is_discontinued or cardinality(p.places) > 0)`;

/** Filled in batches with `ADD_NAMES`. */
export const BUILD_NAMES = `create temp table build_name (product_id int primary key, name tsvector not null) on commit drop`;

/** $1 ids, $2 tsvectors as text. */
export const ADD_NAMES = `
insert into build_name select id, name::tsvector from unnest($1::int[], $2::text[]) as names(id, name)`;

const COLUMNS = `product_id, price_ore, member_price_ore, popularity, rating, newness, sort_name, in_stock, manufacturer_id, category_id,
  section_id, cats, facet, store_ids, campaign_ids, has_member_price, is_sponsored, is_reduced`;

/** In category order: rows that are read together lie together, which makes large lists two to three times faster. */
export const INSERT_LISTINGS = `
insert into listing (${COLUMNS}, name)
select ${COLUMNS}, coalesce(n.name, '') from build_row r left join build_name n using (product_id)
order by r.section_id, r.cats, r.popularity desc, r.product_id`;

/** A row per category and facet of some listings, for counting. `sign` is 1 or -1. */
const facetPairs = (source: string, sign: string): string => `
select c.id as category_id, f.id as facet_id, ${sign} as change
from ${source} l cross join unnest(l.cats) as c(id)
cross join unnest(array[${WHOLE_CATEGORY}] || l.facet || array(select ${facetId('store', 0)} + s from unnest(l.store_ids) s)) as f(id)`;

export const FILL_CATEGORY_FACETS = `
insert into category_facet (category_id, facet_id, count)
select category_id, facet_id, sum(change) from (${facetPairs('listing', '1')}) pair group by 1, 2 order by 1, 2`;

/** Every filter value with its label. Ids are computed, so unchanged rows are not written. */
export const fillFacets = (priceBands: readonly { band: number; label: string }[]): string => {
  const prices = (['price', 'memberPrice'] as const).flatMap((kind) =>
    priceBands.map(({ band, label }) => `(${facetId(kind, band)}, '${kind}', 0, ${band}, '${label}', ${band})`),
  );
  const ratings = RATING_BANDS.map(
    (stars) => `(${facetId('rating', stars)}, 'rating', 0, ${stars}, '${stars} eller mer', ${-stars})`,
  );
  return `
insert into facet (id, kind, group_id, value_id, label, sort)
values ${[...prices, ...ratings].join(', ')}, (${facetId('store', 0)}, 'store', 0, 0, 'Webblager', -1)
union all
select ${facetId('manufacturer', 0)} + id, 'manufacturer', 0, id, name, 0 from manufacturer
union all
select ${facetId('store', 0)} + id, 'store', 0, id, name, (row_number() over (order by name))::int from store where lat is not null
union all
select ${facetId('attribute', 0)} + v.id, 'attribute', a.id, v.id,
  case when a.unit is null or v.value like '%' || a.unit then v.value else v.value || ' ' || a.unit end, v.sort
from attribute_value v join attribute a on a.id = v.attribute_id where a.is_filter
on conflict (id) do update set group_id = excluded.group_id, label = excluded.label, sort = excluded.sort
where (facet.group_id, facet.label, facet.sort) is distinct from (excluded.group_id, excluded.label, excluded.sort)`;
};

/** Before the listings of some products ($1) are rewritten: stores their old counts. */
export const STORE_OLD_COUNTS = `
create temp table build_change on commit drop as
${facetPairs('(select * from listing where product_id = any($1))', '-1')}`;

export const STORE_NEW_COUNTS = `insert into build_change ${facetPairs('(select * from listing where product_id = any($1))', '1')}`;

export const APPLY_CHANGES = `
insert into category_facet (category_id, facet_id, count)
select category_id, facet_id, sum(change) from build_change group by 1, 2 having sum(change) <> 0
on conflict (category_id, facet_id) do update set count = category_facet.count + excluded.count`;

export const DROP_EMPTY_COUNTS = `
delete from category_facet where count <= 0 and (category_id, facet_id) in (select category_id, facet_id from build_change)`;

/**
 * Makes the listing caches read these products again. Revisions are in the order of commits, as there is one writer
 * at a time.
 */
export const NOTIFY_CHANGES = `insert into listing_change (product_id) select unnest($1::int[])`;

/** Makes the listing caches read everything again; earlier changes are obsolete. */
export const NOTIFY_ALL_CHANGED = `
with gone as (delete from listing_change) insert into listing_change (product_id) values (${EVERYTHING_CHANGED})`;

/**
 * The same for the caches of cards: the rows are removed, and the last one covers whoever has not read them. Two
 * statements, since the first may remove a row that the second would not add again.
 */
export const RENEW_CARD_CHANGES = `
delete from card_change; insert into card_change (product_id) values (${EVERY_PRODUCT})`;
