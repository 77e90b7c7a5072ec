import type { CategoryNode } from '@shop/contracts';
import type { Href } from '@shop/contracts/platform';
import type { RouteName, RouteSnapshot } from '@shop/contracts/routes';
import { type Filter, formatCategoryValue, parseCategoryValue, toggleFilter } from '@shop/domain/filters';
import { listUrl, readListState } from '../../features/product-list/list-state.ts';

type CategoryLink = (node: CategoryNode, route: RouteSnapshot, href: Href) => string;

const categoryFilter = (id: number): Filter => ({
  type: 'category-filter',
  value: formatCategoryValue([id]),
  prioritized: false,
});

/** Chooses the category within the list; choosing it again lets go of it. One category at a time. */
const asFilter: CategoryLink = (node, route) => {
  const { filters } = readListState(route);
  const wanted = categoryFilter(node.id);
  const isOn = isCategoryChosen(filters, node.id);
  const others = filters.filter(({ type }) => type !== 'category-filter');
  return listUrl(route, { filters: isOn ? others : toggleFilter(others, wanted) });
};

/** The slug of a name in a URL: good enough for links, since the shell corrects the URL otherwise. */
const nameOf = (route: RouteSnapshot): string => route.params.name ?? '';

const LINKS: { readonly [Name in RouteName]?: CategoryLink } = {
  category: (node, _route, href) => href('category', { id: node.id, name: node.name }),
  manufacturer: (node, route, href) =>
    href('manufacturer-page', {
      id: route.params.id,
      name: nameOf(route),
      categoryId: node.id,
      categoryName: node.name,
    }),
  'manufacturer-page': (node, route, href) =>
    href('manufacturer-page', {
      id: route.params.id,
      name: nameOf(route),
      categoryId: node.id,
      categoryName: node.name,
    }),
};

/**
 * [2.13-19] Target of a category in the panel's tree: its own page where there is one, else the list filtered by it.
 */
export const categoryLink: CategoryLink = (node, route, href) => (LINKS[route.name] ?? asFilter)(node, route, href);

/** Whether the list is filtered by this category. */
export const isCategoryChosen = (filters: readonly Filter[], id: number): boolean =>
  filters.some(
    ({ type, value }) => type === 'category-filter' && (parseCategoryValue(String(value)) ?? []).includes(String(id)),
  );
