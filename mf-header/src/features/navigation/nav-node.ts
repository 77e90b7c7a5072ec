import type { Section } from '@shop/contracts/api/navigation';
import type { Href, NavNode, NavState } from '@shop/contracts/platform';
import { SECTION_IDS } from '@shop/domain/ids';

const HOME = { id: 'home', title: 'Hem' };

interface Branch {
  id: string;
  title: string;
  route: string;
  icon: string;
  children: Branch[];
}

const build = (branch: Branch, previous: NavNode['previous']): NavNode => {
  const below = [...previous, { id: branch.id, title: branch.title }];
  const next = branch.children.map((child) => build(child, below));
  return {
    id: branch.id,
    title: branch.title,
    route: branch.route,
    icon: branch.icon,
    hasNext: next.length > 0,
    next,
    previous,
  };
};

type SubCategory = Section['categories'][number]['subCategories'][number];

const subBranch = ({ id, name, icon, subCategories = [] }: SubCategory, href: Href): Branch => ({
  id: `category-${id}`,
  title: name,
  route: href('category', { id, name }),
  icon,
  children: subCategories.map((child) => subBranch({ ...child, icon }, href)),
});

/** The whole hamburger menu as a tree under 'Hem'. */
export const navTree = (sections: readonly Section[], href: Href): NavNode =>
  build(
    {
      ...HOME,
      route: href('index'),
      icon: 'home',
      children: sections
        .filter(({ id }) => id !== SECTION_IDS.campaigns)
        .map((section) => ({
          id: `section-${section.id}`,
          title: section.name,
          route: href('section', { id: section.id, name: section.name }),
          icon: section.icon,
          children: section.categories.map((category) => ({
            id: `category-${category.id}`,
            title: category.name,
            route: href(category.isCampaign ? 'campaign' : 'category', { id: category.id, name: category.name }),
            icon: category.icon,
            children: category.subCategories.map((child) => subBranch(child, href)),
          })),
        })),
    },
    [],
  );

/** The node of that id, wherever it lies; the root when there is none. */
export const findNode = (root: NavNode, id: string): NavNode => {
  const waiting = [root];
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    if (node.id === id) return node;
    waiting.push(...node.next);
  }
  return root;
};

/** [3-83] The deepest level of the tree that the page lies in; the root for a page that lies nowhere. */
export const placeInTree = (
  root: NavNode,
  { section, categories }: Pick<NavState, 'section' | 'categories'>,
): string => {
  const ids = [...categories.map((id) => `category-${id}`).reverse(), `section-${section}`];
  return ids.find((id) => findNode(root, id).id === id && findNode(root, id).hasNext) ?? root.id;
};

/** [2.7-05], [2.7-06] What the node's own link is called; the root has none. */
export const topItemLabel = (node: NavNode): string | null => {
  if (node.previous.length === 0) return null;
  return node.previous.length === 1 ? `Gå till ${node.title}` : `Visa alla i ${node.title}`;
};

/** [2.7-10], [2.7-11], [O2.7-03] The campaigns link is in the root and in sections, except in the outlet. */
export const showsCampaigns = (node: NavNode): boolean =>
  node.previous.length <= 1 && node.id !== `section-${SECTION_IDS.fyndwares}`;
