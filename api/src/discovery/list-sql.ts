import { RATING_BANDS } from './facet-ids.ts';
import { TS_RANK_WEIGHTS } from './stems.ts';

/** More hits than this say too little about single attributes; a word with more is counted when the index is built. */
export const BROAD_FROM = 3000;

/** The indexer puts both prices, maker and up to three ratings before the attributes in `facet`. */
export const GENERAL_FACETS = 3 + RATING_BANDS.length;

/** What a search finds, and the words that order it; both are texts of tsqueries. */
export interface SearchQuery {
  match: string;
  rank: string;
}

/**
 * [DATABASE.md] How well a row of `listing` answers a search; `query` is SQL of type tsquery. The words come first;
 * popularity (which already knows about stock) tells apart what fits equally well. Text rank is at most about 1, and 10,000
 * in popularity weigh as much as 0.37.
 */
export const searchScore = (query: string): string =>
  `ts_rank(${TS_RANK_WEIGHTS}, name, ${query}) + 0.04 * ln(1 + greatest(popularity, 0)) + case when in_stock then 0.1 else 0 end`;

/** Scores travel as whole numbers of this part. */
const SCORE_UNITS = 1_000_000_000;

/** Products that the tsquery $1 finds, with their scores for $2 (null: none needed), as two lists in the same order. */
export const FOUND = `
select coalesce(array_agg(product_id)::text, '{}') as ids, coalesce(array_agg(score)::text, '{}') as scores
from (
  select product_id,
    case when $2::tsquery is null then 0 else ((${searchScore('$2::tsquery')}) * ${SCORE_UNITS})::int8 end as score
  from listing where name @@ $1::tsquery) hit`;
