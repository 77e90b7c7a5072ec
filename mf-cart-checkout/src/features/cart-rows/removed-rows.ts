import type { CartEvent, CartRow } from '@shop/contracts';
import { cartRowIdentity, keyOfRow } from '@shop/domain/cart-row-identity';
import { addEvent } from './row-events.ts';

/** Rows that the shopper has just removed together: one, or all. */
export interface RemovedRows {
  /** Unlike any other, for React. */
  readonly key: number;
  readonly rows: readonly CartRow[];
  /** Index in the cart where they were. */
  readonly at: number;
}

/** An item of the list on screen. */
export type ListItem =
  { readonly kind: 'row'; readonly row: CartRow } | { readonly kind: 'removed'; readonly removed: RemovedRows };

const identityOf = (row: CartRow): string => cartRowIdentity(keyOfRow(row));

/** Those that are still out of the cart: one that is back, by whatever way, needs no undo. */
export function stillRemoved(removed: readonly RemovedRows[], rows: readonly CartRow[]): RemovedRows[] {
  const present = new Set(rows.map(identityOf));
  return removed.filter((group) => !group.rows.some((row) => present.has(identityOf(row))));
}

/** The rows, with what was removed at the index where it was. */
export function listItems(rows: readonly CartRow[], removed: readonly RemovedRows[]): ListItem[] {
  const items: ListItem[] = rows.map((row) => ({ kind: 'row', row }));
  // From the last index to the first, so that none moves another.
  for (const group of [...removed].sort((a, b) => b.at - a.at))
    items.splice(Math.min(group.at, rows.length), 0, { kind: 'removed', removed: group });
  return items;
}

/** 'Tangentbord är borttagen.' */
export const removedText = ({ rows }: RemovedRows): string => {
  const [only, ...others] = rows;
  return others.length === 0 && only ? `${only.product.name} är borttagen.` : 'Varukorgen är tömd.';
};

/** The events that bring the rows back, with quantity and choices. */
export const restoreEvents = ({ rows }: RemovedRows): CartEvent[] => rows.map(addEvent);
