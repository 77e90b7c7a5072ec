import { facetId } from './facet-ids.ts';
import type { ListingTable } from './listing-table.ts';
import { tag } from './listing-tags.ts';

/**
 * The most popular product of each category, of one manufacturer or of all; categories without products are left out.
 */
export function bestProducts(
  table: ListingTable,
  categoryIds: readonly number[],
  manufacturerId: number | null,
): ReadonlyMap<number, number> {
  const { popularities, productIds } = table;
  const isBetter = (row: number, than: number): boolean =>
    (popularities[row] ?? 0) - (popularities[than] ?? 0) > 0 ||
    (popularities[row] === popularities[than] && (productIds[row] ?? 0) > (productIds[than] ?? 0));
  const ofMaker =
    manufacturerId === null ? null : new Set(table.rowsWith(tag.facet(facetId('manufacturer', manufacturerId))));
  const best = categoryIds.flatMap((id): [number, number][] => {
    let first: number | undefined;
    for (const row of table.rowsWith(tag.category(id))) {
      if (!table.isLive[row] || ofMaker?.has(row) === false) continue;
      if (first === undefined || isBetter(row, first)) first = row;
    }
    const productId = first === undefined ? undefined : productIds[first];
    return productId === undefined ? [] : [[id, productId]];
  });
  return new Map(best);
}
