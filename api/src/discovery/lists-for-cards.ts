import type { SentResponseOf } from '@shop/contracts';
import type { CategoryCard, getProductList } from '@shop/contracts/api/discovery';

type ProductList = SentResponseOf<typeof getProductList>;

/** Boxes without what the contract reads as its default. */
const leanBoxes = (boxes: ProductList['filters']): ProductList['filters'] =>
  boxes?.map(({ id, name, type, stock, values }) => ({
    id,
    name,
    type,
    ...(stock === true && { stock }),
    values: values.map((each) => ({
      value: each.value,
      name: each.name,
      count: each.count,
      ...(each.selected === true && { selected: true }),
    })),
  }));

/** What a panel shows of categories. */
const leanCategories = (categories: readonly CategoryCard[]): CategoryCard[] =>
  categories.map(({ id, name, productCount, children = [] }) => ({
    id,
    name,
    productCount,
    ...(children.length > 0 && { children: leanCategories(children) }),
  }));

/** A list in the view `card`: without what the contract reads as its default, or what the caller has already. */
export function forCards(list: ProductList, { hasFilters = false }: { hasFilters?: boolean }): ProductList {
  const { filters, categories, ...rest } = list;
  if (hasFilters) return rest;
  return { ...rest, categories: { children: leanCategories(categories?.children ?? []) }, filters: leanBoxes(filters) };
}
