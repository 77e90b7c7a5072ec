/** A snapshot of the cart for the widget. */
export interface CountTime {
  /** Null before the first copy. */
  readonly count: number | null;
  readonly isClean: boolean;
}

/**
 * [2.9-07] Whether products were added between two snapshots. The server's first copy is no increase; a count that
 * appears before it can only be the shopper's.
 */
export function hasRisen(before: CountTime, after: CountTime): boolean {
  if (after.count === null) return false;
  return after.count > (before.count ?? (after.isClean ? after.count : 0));
}

/** Whether the count is news to a screen reader: everything but the first copy. */
export function isNews(before: CountTime, after: CountTime): boolean {
  return before.count === null ? hasRisen(before, after) : after.count !== before.count;
}
