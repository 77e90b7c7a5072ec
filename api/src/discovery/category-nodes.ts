import type { WholeCategory } from '@shop/contracts/api/discovery';
import type { CategoryRow, Reference } from './reference.ts';

const node = (row: CategoryRow, productCount: number, children: WholeCategory[]): WholeCategory => ({
  id: row.id,
  name: row.name,
  icon: row.icon,
  productCount,
  level: row.level,
  parent: row.parentId,
  children,
});

/**
 * [3-78] The part of the category tree with products of a list, nested, below `rootId` (null: below the sections).
 * The tree's own order within a category, most products first across the shop.
 */
export function categoryNodes(
  reference: Reference,
  counts: readonly { id: number; count: number }[],
  rootId: number | null,
): WholeCategory[] {
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  const below = (parentId: number): WholeCategory[] =>
    (reference.children.get(parentId) ?? []).flatMap((row) => {
      const count = countOf.get(row.id) ?? 0;
      return count > 0 ? [node(row, count, below(row.id))] : [];
    });
  const nodes = below(rootId ?? 0);
  return rootId === null ? nodes.sort((a, b) => b.productCount - a.productCount || a.id - b.id) : nodes;
}

/** The path from the top down to a category, itself last. */
export function categoryPath(reference: Reference, id: number): CategoryRow[] {
  const row = reference.categories.get(id);
  if (row === undefined) return [];
  return row.parentId === null ? [row] : [...categoryPath(reference, row.parentId), row];
}
