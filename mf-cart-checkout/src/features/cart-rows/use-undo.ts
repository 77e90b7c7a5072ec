import type { CartRow } from '@shop/contracts';
import { usePlatform } from '@shop/platform';
import { useState } from 'react';
import { type RemovedRows, restoreEvents, stillRemoved } from './removed-rows.ts';
import { CLEAR_EVENT, removeEvent } from './row-events.ts';

/** Removing rows, and taking it back for as long as the cart is open. */
export interface Undo {
  /** What was removed and is not back. */
  readonly removed: readonly RemovedRows[];
  remove(row: CartRow): void;
  /** Removes all rows. */
  clear(): void;
  restore(removed: RemovedRows): void;
}

let nextKey = 0;

/** Removes rows of the cart by events to the cart engine, and remembers them for "Ångra". */
export function useUndo(rows: readonly CartRow[]): Undo {
  const { bus } = usePlatform();
  const [removed, setRemoved] = useState<readonly RemovedRows[]>([]);
  const push = (gone: readonly CartRow[], at: number) => {
    nextKey += 1;
    setRemoved([...stillRemoved(removed, rows), { key: nextKey, rows: gone, at }]);
  };
  return {
    removed: stillRemoved(removed, rows),
    remove(row) {
      push([row], rows.indexOf(row));
      bus.emit('cart.event', removeEvent(row));
    },
    clear() {
      push(rows, 0);
      bus.emit('cart.event', CLEAR_EVENT);
    },
    restore(group) {
      setRemoved(removed.filter(({ key }) => key !== group.key));
      for (const event of restoreEvents(group)) bus.emit('cart.event', event);
    },
  };
}
