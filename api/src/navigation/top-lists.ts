import type { TopList } from '@shop/contracts/api/navigation';
import { TOP_LIST_PRODUCTS_PER_PAGE } from '@shop/domain/pagination';
import type { Products } from '../catalogue/products.ts';
import type { NamedQuery } from '../db/named-query.ts';

/** Products visible in lists; more are read than shown, since the first ones may be gone. */
const TOP_LISTS = `
select t.id, t.name, t.internal_name as "internalName", t.description, t.link_text as "linkText", t.link,
  t.normal_banner as "normalBanner", t.mobile_banner as "mobileBanner", t.list_type_name as "listTypeName",
  t.list_id as "listId", t.list_name as "listName", t.site_title as "siteTitle", t.list_filter as "listFilter",
  t.where_to_show_reviews as "whereToShowReviews", t.show_flash_sales as "showFlashSales",
  t.show_review_count as "showReviewCount", t.show_score as "showScore",
  array(select p.product_id from top_list_product p join listing l using (product_id)
        where p.top_list_id = t.id order by p.sort, p.product_id limit $2) as "productIds"
from top_list t where t.id = any($1::int[])`;

type TopListRow = Omit<TopList, 'products' | 'isDeferred'> & { productIds: number[] };

const readRows = (named: NamedQuery, ids: readonly number[], limit: number): Promise<TopListRow[]> =>
  named<TopListRow & Record<string, unknown>>('top_lists', TOP_LISTS, [ids, limit]);

async function withProducts(products: Products, rows: readonly TopListRow[]): Promise<Map<number, TopList>> {
  const summaries = await products.summaries([...new Set(rows.flatMap(({ productIds }) => productIds))]);
  const byId = new Map(summaries.map((each) => [each.id, each]));
  return new Map(
    rows.map(({ productIds, ...list }) => [
      list.id,
      { ...list, products: productIds.flatMap((id) => byId.get(id) ?? []) },
    ]),
  );
}

/** Top lists by id [7.6-15] with at most 12 products each [9-56]: two queries however many lists there are. */
export async function readTopLists(
  named: NamedQuery,
  products: Products,
  ids: readonly number[],
  limit: number = TOP_LIST_PRODUCTS_PER_PAGE,
): Promise<Map<number, TopList>> {
  return withProducts(products, await readRows(named, ids, limit));
}

/**
 * The same for a page, which does not fail with its lists: those whose products cannot be read are deferred, so that
 * each is fetched again on its own [O2.12-04].
 */
export async function readTopListsOrDefer(
  named: NamedQuery,
  products: Products,
  ids: readonly number[],
  onError: (error: unknown) => void,
): Promise<Map<number, TopList>> {
  const rows = await readRows(named, ids, TOP_LIST_PRODUCTS_PER_PAGE);
  try {
    return await withProducts(products, rows);
  } catch (error) {
    onError(error);
    return new Map(rows.map(({ productIds: _, ...list }) => [list.id, { ...list, products: [], isDeferred: true }]));
  }
}

const IDS_OF_PAGE = `
select ref_id as id from page_component where section_id = $1 and type in (1, 5)
group by ref_id order by min(sort), ref_id limit $2`;

/**
 * [7.6-14], [O7-26] The top lists of a page (section 0 is the start page) in its order; empty lists are left out
 * [O2.12-04].
 */
export async function readTopListsOfPage(
  named: NamedQuery,
  products: Products,
  sectionId: number,
  limit: number,
): Promise<TopList[]> {
  const rows = await named<{ id: number }>('top_lists_of_page', IDS_OF_PAGE, [sectionId, limit]);
  const ids = rows.map(({ id }) => id);
  const lists = await readTopLists(named, products, ids);
  return ids.flatMap((id) => lists.get(id) ?? []).filter((list) => list.products.length > 0);
}
