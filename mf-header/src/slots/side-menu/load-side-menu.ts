import type { ApiClient, CallOptions, Href } from '@shop/contracts/platform';
import type { RouteName, RouteSnapshot } from '@shop/contracts/routes';
import { isAborted } from '@shop/platform';
import { fetchSectionTree } from '../../features/navigation/section-tree.ts';
import { manufacturerMenuView, sideMenuView, type SideMenuView } from '../../features/navigation/side-menu-view.ts';
import { menuErrorOf } from '../../features/navigation/menu-error.ts';

/** [4-53], [4-54] Result of loading the menu; hidden where §2.6 has no side menu. */
export type SideMenuData = { status: 'hidden' } | { status: 1; view: SideMenuView } | { status: -1; msg: string };

interface SideMenuInput {
  route: RouteSnapshot;
  api: ApiClient;
  now: Date;
  href: Href;
}

/** [2.6-01..03] Routes without a side menu. */
const HIDDEN_ON: readonly RouteName[] = ['search', 'campaign', 'toplist'];
const MANUFACTURER_ROUTES: readonly RouteName[] = ['manufacturer', 'manufacturer-page'];

/** An id of digits; special entities ('s12') are not in the tree. */
const numericId = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null;

async function manufacturerView({ route, api, href }: SideMenuInput, options: CallOptions): Promise<SideMenuView> {
  const { getManufacturer, getSearchTree } = await import('@shop/contracts/api/discovery');
  const id = numericId(route.params.id) ?? 0;
  const [{ data: about }, { data: tree }] = await Promise.all([
    api.call(getManufacturer, { params: { id } }, options),
    api.call(getSearchTree, { query: { manufacturer: id } }, options),
  ]);
  const { manufacturer } = about;
  return manufacturerMenuView({
    manufacturer,
    children: tree.children,
    categoryId: numericId(route.params.categoryId),
    href,
  });
}

/** The section that an article belongs to; the page reads the same article, in the same request. */
async function articleSection({ route, api }: SideMenuInput, options: CallOptions): Promise<number | null> {
  const { getArticle } = await import('@shop/contracts/api/articles');
  const { data } = await api.call(getArticle, { params: { id: route.params.id ?? '' } }, options);
  return data.article.section?.id ?? null;
}

async function treeView(input: SideMenuInput, options: CallOptions): Promise<SideMenuView> {
  const { route, api, now, href } = input;
  const id = numericId(route.params.id);
  const [tree, sectionOfArticle] = await Promise.all([
    fetchSectionTree(api, options),
    route.name === 'article' ? articleSection(input, options) : null,
  ]);
  return sideMenuView({
    tree,
    now,
    href,
    categoryId: route.name === 'category' ? id : null,
    sectionId: route.name === 'campaigns' ? id : sectionOfArticle,
  });
}

/** §2.6 The menu for a route. A failure is part of the result: the page can do without its side menu [2.6-10]. */
export async function loadSideMenu(input: SideMenuInput, options: CallOptions = {}): Promise<SideMenuData> {
  if (HIDDEN_ON.includes(input.route.name)) return { status: 'hidden' };
  try {
    const isManufacturer = MANUFACTURER_ROUTES.includes(input.route.name);
    return { status: 1, view: await (isManufacturer ? manufacturerView : treeView)(input, options) };
  } catch (error) {
    if (isAborted(error)) throw error;
    return { status: -1, msg: menuErrorOf(error) };
  }
}
