import type { Href } from '@shop/contracts/platform';
import type { RouteName } from '@shop/contracts/routes';
import { type LinkedTopList, topListTarget } from '../../rules/top-list.ts';
import { sitePath } from './site-path.ts';

/** [O2.12-03] The routes that a list type may name. */
const LIST_ROUTES: readonly RouteName[] = [
  'category',
  'campaign',
  'manufacturer',
  'toplist',
  'section',
  'search',
  'article',
];

const isListRoute = (name: string): name is RouteName => (LIST_ROUTES as readonly string[]).includes(name);

/** [2.12-14..17] Target of a top list, or null. */
export function topListLink(list: LinkedTopList, href: Href): string | null {
  const target = topListTarget(list);
  if (target === null) return null;
  if ('url' in target) return sitePath(target.url);
  if (!isListRoute(target.route)) return null;
  const { route, id, name, query } = target;
  if (route === 'search') return href('search', { searchString: name || id }, query);
  return id === '' ? null : href(route, { id, name }, query);
}
