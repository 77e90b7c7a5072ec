import type { ListingTable } from './listing-table.ts';
import { isCategoryTag } from './listing-tags.ts';

/** Share of a kind's products that stand in its category. */
const MIN_SHARE = 0.5;

const cached = new WeakMap<ListingTable, Map<number, number | null>>();

function readShelf(kind: number, table: ListingTable): number | null {
  const rows = table.liveRows.filter((row) => table.kindOf[row] === kind && !table.isReturned(row));
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const number of table.tags.subarray(table.starts[row] ?? 0, table.starts[row + 1] ?? 0))
      counts.set(number, (counts.get(number) ?? 0) + 1);
  const shelves = [...counts].flatMap(([number, count]) => {
    const name = table.tagNames[number] ?? 0;
    return isCategoryTag(name) && count >= rows.length * MIN_SHARE
      ? [{ id: -name, size: table.rowsWith(name).length }]
      : [];
  });
  return shelves.sort((a, b) => a.size - b.size)[0]?.id ?? null;
}

/** The smallest category that most products of a kind stand in, by its id; null where they stand in many. Memoized. */
export function shelfOfKind(kind: number, table: ListingTable): number | null {
  const shelves = cached.get(table) ?? new Map<number, number | null>();
  cached.set(table, shelves);
  const known = shelves.get(kind);
  if (known !== undefined) return known;
  const shelf = readShelf(kind, table);
  shelves.set(kind, shelf);
  return shelf;
}
