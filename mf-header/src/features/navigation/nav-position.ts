import type { Section } from '@shop/contracts/api/navigation';
import type { NavState } from '@shop/contracts/platform';
import type { RouteSnapshot } from '@shop/contracts/routes';

type Position = Pick<NavState, 'section' | 'categories' | 'custom'>;
interface Branch {
  readonly id: number;
  readonly subCategories?: readonly Branch[] | undefined;
}

/** [2.2-29][O2.2-02] The campaign that stands for a category lies where that category does. */
const ALIASES: Readonly<Record<number, number>> = { 6813: 3144 };

/** Id of the category whose branch of the tree an id belongs to. */
export const branchOf = (id: number): number => ALIASES[id] ?? id;

const NOWHERE: Position = { section: null, categories: [], custom: null };

/** Ids from one of the branches down to the wanted one; empty when it is in none. */
const pathDown = (branches: readonly Branch[], wanted: number): number[] => {
  for (const { id, subCategories = [] } of branches) {
    if (id === wanted) return [id];
    const below = pathDown(subCategories, wanted);
    if (below.length > 0) return [id, ...below];
  }
  return [];
};

/** [3-83] Where a page lies in the tree: its section, and the categories down to its own. */
export const navPosition = (sections: readonly Section[], { name, params }: RouteSnapshot): Position => {
  const { id = '' } = params;
  if (name === 'section') {
    const section = sections.find((each) => String(each.id) === id);
    return section ? { ...NOWHERE, section: section.id } : { ...NOWHERE, custom: id };
  }
  const wanted = branchOf(Number(id));
  if (name !== 'category' && (name !== 'campaign' || wanted === Number(id))) return NOWHERE;
  for (const section of sections) {
    const categories = pathDown(section.categories, wanted);
    if (categories.length > 0) return { section: section.id, categories, custom: null };
  }
  return NOWHERE;
};
