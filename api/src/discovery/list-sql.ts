import {
  FIRST_ATTRIBUTE_FACET,
  type FacetKind,
  RATING_BANDS,
  type StoredFacetKind,
  facetId,
  facetRange,
} from './facet-ids.ts';
import type { FacetChoice, ListRequest, ListScope } from './search-port.ts';
import { SORT_SQL } from './sort-options.ts';
import { TS_RANK_WEIGHTS } from './stems.ts';

/** More hits than this say too little about single attributes; counting them all would cost more than it tells. */
export const BROAD_FROM = 3000;

/** The indexer puts both prices, maker and up to three ratings before the attributes in `facet`. */
export const GENERAL_FACETS = 3 + RATING_BANDS.length;

/** Paid places at the top of a list [O2.13-11]. */
export const MOST_PROMOTED = 2;

/** Scopes that are about one kind of thing, so that its attributes always make sense. */
const ALWAYS_WITH_ATTRIBUTES: readonly ListScope['kind'][] = ['category', 'chosen'];

/** What a search finds, and the words that order it; both are texts of tsqueries. */
export interface SearchQuery {
  match: string;
  rank: string;
}

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** Collects parameters while the text is written. */
function createValues() {
  const values: unknown[] = [];
  return { values, add: (value: unknown): string => `$${values.push(value)}` };
}
type Values = ReturnType<typeof createValues>;

/** The condition of each scope. */
function scopeCondition(scope: ListScope, query: SearchQuery | null, { add }: Values): string {
  switch (scope.kind) {
    case 'everything':
      return 'true';
    case 'search':
      return `name @@ ${add(query?.match ?? null)}::tsquery`;
    case 'category':
      return `cats @> ${add([scope.categoryId])}::int[]`;
    case 'campaign':
      return `campaign_ids @> ${add([scope.campaignId])}::int[]`;
    case 'manufacturer': {
      const inCategory = scope.categoryId === null ? '' : ` and cats @> ${add([scope.categoryId])}::int[]`;
      return `manufacturer_id = ${add(scope.manufacturerId)}${inCategory}`;
    }
    case 'section':
      return `section_id = ${add(scope.sectionId)}`;
    case 'chosen':
      return `product_id = any(${add(scope.productIds)}::int[])`;
    case 'memberDeals':
      return 'has_member_price';
  }
}

/** [DATABASE.md] How well a row of `listing` answers a search; `query` is SQL of type tsquery. */
export const searchScore = (query: string): string =>
  `ts_rank(${TS_RANK_WEIGHTS}, name, ${query}) + 0.04 * ln(1 + greatest(popularity, 0)) + case when in_stock then 0.1 else 0 end`;

/**
 * What 'Rekommenderat' means. In a search the words come first; popularity (which already knows about stock) then tells
 * apart what fits equally well. Text rank is at most about 1, and 10,000 in popularity weigh as much as 0.37.
 */
function scoreOf(scope: ListScope, query: SearchQuery | null, { add }: Values): string {
  if (scope.kind === 'search') return searchScore(`${add(query?.rank ?? null)}::tsquery`);
  if (scope.kind === 'chosen') return `-array_position(${add(scope.productIds)}::int[], product_id)`;
  return 'popularity';
}

interface Test {
  /** True for a product that this filter lets through. */
  sql: string;
  /** Which facets this filter's own box holds. */
  box: string | null;
}

/** Under which kind the index keeps what a shopper calls this. */
const priceKind = (kind: FacetKind, isMember: boolean): StoredFacetKind =>
  kind === 'price' && isMember ? 'memberPrice' : kind;

const storedIds = ({ kind, facetIds }: FacetChoice, isMember: boolean): number[] =>
  facetIds.map((id) => id - facetId(kind, 0) + facetId(priceKind(kind, isMember), 0));

function boxOf(choice: FacetChoice, isMember: boolean, { add }: Values): string {
  if (choice.kind === 'attribute') {
    return `f.id in (select id from facet where kind = 'attribute' and group_id = ${add(choice.groupId)})`;
  }
  const [from, to] = facetRange(priceKind(choice.kind, isMember));
  return `f.id >= ${from} and f.id < ${to}`;
}

/**
 * A page of a list, its totals, and the counts of every filter box, in one statement. Each product of the scope gets a
 * bit for each filter it fails: without bits it is a hit, with one bit it counts only in that filter's own box, because
 * a box ignores its own choices.
 */
export function listStatement(
  request: ListRequest,
  query: SearchQuery | null,
  within: readonly string[],
  broadFrom: number = BROAD_FROM,
): Statement {
  const parameters = createValues();
  const { values, add } = parameters;
  const scope = scopeCondition(request.scope, query, parameters);
  const score = scoreOf(request.scope, query, parameters);
  const conditions = [
    scope,
    ...within.map((each) => `name @@ ${add(each)}::tsquery`),
    ...(request.campaignIds.length > 0 ? [`campaign_ids && ${add(request.campaignIds)}::int[]`] : []),
    ...(request.onlyMemberDeals ? ['has_member_price'] : []),
  ];
  const tests: Test[] = request.choices.map((choice) => ({
    sql: `facet && ${add(storedIds(choice, request.isMember))}::int[]`,
    box: boxOf(choice, request.isMember, parameters),
  }));
  const categoryBit = request.categoryIds.length > 0 ? 1 << tests.length : 0;
  if (categoryBit > 0) tests.push({ sql: `cats && ${add(request.categoryIds)}::int[]`, box: null });
  const storeBit = request.storeIds.length > 0 ? 1 << tests.length : 0;
  if (storeBit > 0) tests.push({ sql: `store_ids && ${add(request.storeIds)}::int[]`, box: null });

  const failed = tests.map(({ sql }, index) => `case when ${sql} then 0 else ${1 << index} end`).join(' + ') || '0';
  const ownBoxes = tests.flatMap(({ box }, index) =>
    box === null
      ? []
      : [`select f.id from (select unnest(facet) as id from base where failed = ${1 << index}) f where ${box}`],
  );
  const selected = add([
    ...request.choices.flatMap((choice) => storedIds(choice, request.isMember)),
    ...request.storeIds.map((id) => facetId('store', id)),
  ]);
  const isNarrow = ALWAYS_WITH_ATTRIBUTES.includes(request.scope.kind)
    ? 'true'
    : `(select n from hits) <= ${broadFrom}`;
  const offset = (request.page - 1) * request.pageSize;
  const promoted = request.mayPromote && request.sort === 'recommended';

  const text = `
with base as materialized (
  select product_id, ${request.isMember ? 'member_price_ore' : 'price_ore'} as price_ore, popularity, rating, newness, sort_name, is_sponsored, facet, cats, store_ids,
    (${score})::float8 as score, ${failed} as failed
  from listing where ${conditions.join(' and ')}
), hits as materialized (select count(*)::int as n from base where failed = 0),
promoted as materialized (
  select product_id from base where failed = 0 and is_sponsored and ${promoted} order by score desc, product_id desc limit ${MOST_PROMOTED}
), page as (
  select product_id, row_number() over () as place from (
    select product_id from base where failed = 0
    order by product_id in (select product_id from promoted) desc, ${SORT_SQL[request.sort]}
    limit ${request.pageSize} offset ${add(offset)}) sorted
), tallied as (
  select id, count(*)::int as count from (
    select unnest(facet) as id from base where failed = 0 and ${isNarrow}
    union all select f.id from (select unnest(facet[1:${GENERAL_FACETS}]) as id from base where failed = 0 and not (${isNarrow})) f
      where f.id < ${FIRST_ATTRIBUTE_FACET}
    union all select f.id from base cross join unnest(${selected}::int[]) as f(id)
      where failed = 0 and not (${isNarrow}) and f.id >= ${FIRST_ATTRIBUTE_FACET} and f.id = any(facet)
    ${ownBoxes.map((each) => `union all ${each}`).join('\n    ')}
    union all select ${facetId('store', 0)} + unnest(store_ids) from base where failed in (0, ${storeBit})
  ) each group by id
), counted as (
  select id, count from tallied
  union all select chosen.id, 0 from (select distinct unnest(${selected}::int[]) as id) chosen
    where not exists (select 1 from tallied where tallied.id = chosen.id)
), tree as (
  select id, count(*)::int as count from (select unnest(cats) as id from base where failed in (0, ${categoryBit})) each group by id
)
select (select count(*)::int from base) as total, (select n from hits) as filtered,
  (select coalesce(json_agg(product_id order by place), '[]') from page) as product_ids,
  (select coalesce(json_agg(product_id), '[]') from promoted) as promoted_ids,
  (select coalesce(json_agg(json_build_array(x.kind, x.group_id, a.name, a.sort, x.value_id, x.label, x.sort, counted.count)), '[]')
    from counted join facet x using (id) left join attribute a on x.kind = 'attribute' and a.id = x.group_id) as facets,
  (select coalesce(json_agg(json_build_array(id, count)), '[]') from tree) as categories`;
  return { name: 'list', text, values };
}

/** [DATABASE.md] An unfiltered category page from the precomputed tables: flat however large the category is. */
export const LANDING = `
with recursive below as (
  select id from category where parent_id = $1
  union all
  select c.id from category c join below on c.parent_id = below.id
), promoted as materialized (
  select product_id, popularity from listing where is_sponsored and cats @> array[$1::int] and $4
  order by popularity desc, product_id desc limit ${MOST_PROMOTED}
), page as (
  select product_id, row_number() over () as place from (
    select product_id from (
      select product_id, popularity, 1 as first from promoted
      union all
      (select product_id, popularity, 0 from category_listing
       where category_id = $1 and product_id not in (select product_id from promoted)
       order by popularity desc, product_id desc limit $2::int + $3::int)) candidate
    order by first desc, popularity desc, product_id desc limit $2 offset $3) sorted
), counted as (
  select facet_id as id, count from category_facet where category_id = $1
)
select coalesce((select count from counted where id = 0), 0) as total, coalesce((select count from counted where id = 0), 0) as filtered,
  (select coalesce(json_agg(product_id order by place), '[]') from page) as product_ids,
  (select coalesce(json_agg(product_id), '[]') from promoted) as promoted_ids,
  (select coalesce(json_agg(json_build_array(x.kind, x.group_id, a.name, a.sort, x.value_id, x.label, x.sort, counted.count)), '[]')
    from counted join facet x using (id) left join attribute a on x.kind = 'attribute' and a.id = x.group_id) as facets,
  (select coalesce(json_agg(json_build_array(category_id, count)), '[]')
    from category_facet where facet_id = 0 and category_id in (select id from below)) as categories`;
