import type { NavNode } from '@shop/contracts/platform';
import type { SideMenuView } from './side-menu-view.ts';

/** [3-84] A level of a manufacturer's menu as a node of the nav state; null for a menu without heading. */
export const manufacturerNode = ({ heading, links, back }: SideMenuView): NavNode | null => {
  if (heading === null) return null;
  const previous = back === null ? [] : [{ id: back.href, title: back.name }];
  const own = { id: heading.href, title: heading.name };
  const next = links.map(({ href, name }): NavNode => ({
    id: href,
    title: name,
    route: href,
    icon: 'box',
    hasNext: false,
    next: [],
    previous: [...previous, own],
  }));
  return { ...own, route: heading.href, icon: 'box', hasNext: next.length > 0, next, previous };
};
