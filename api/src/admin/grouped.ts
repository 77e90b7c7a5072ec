/** Values of rows, grouped by owner, in their order. */
export function grouped<Row, Value>(
  rows: readonly Row[],
  ownerOf: (row: Row) => number,
  valueOf: (row: Row) => Value,
): ReadonlyMap<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const known = groups.get(ownerOf(row));
    if (known === undefined) groups.set(ownerOf(row), [valueOf(row)]);
    else known.push(valueOf(row));
  }
  return groups;
}

/** Ids without duplicates, in the order of their first occurrence. */
export const unique = (ids: readonly number[]): number[] => [...new Set(ids)];
