/** A moment of the cart as the widget sees it. */
export interface CountTime {
  /** Null until the cart is known. */
  readonly count: number | null;
  readonly isClean: boolean;
}

/**
 * [2.9-07] Whether something was put into the cart between two moments. The first copy from the server is no rise; a count
 * that appears before it can only come from the shopper.
 */
export function hasRisen(before: CountTime, after: CountTime): boolean {
  if (after.count === null) return false;
  return after.count > (before.count ?? (after.isClean ? after.count : 0));
}

/** Whether the count is news to a screen reader: everything but the first copy. */
export function isNews(before: CountTime, after: CountTime): boolean {
  return before.count === null ? hasRisen(before, after) : after.count !== before.count;
}
