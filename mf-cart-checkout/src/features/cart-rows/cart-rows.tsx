import type { CartRow } from '@shop/contracts';
import { cartRowIdentity, keyOfRow } from '@shop/domain/cart-row-identity';
import { useNow } from '@shop/platform';
import { useRef } from 'react';
import { canBeSaved } from '../../rules/can-be-saved.ts';
import { CartRowItem } from './cart-row-item.tsx';
import { VatNote } from '../totals/vat-note.tsx';
import classes from './cart-rows.module.css';
import { listItems } from './removed-rows.ts';
import { RemovedRow } from './removed-row.tsx';
import type { Undo } from './use-undo.ts';

export interface CartRowsProps {
  readonly rows: readonly CartRow[];
  /** How rows are removed; rows without it, as an order's, cannot be changed. */
  readonly undo?: Undo;
  /** Moves a row to what is saved for later, where the page shows that. */
  readonly onSaveForLater?: (row: CartRow) => void;
}

/** The rows of a cart or an order. A row keeps its React key when the server's response replaces its temporary id. */
export function CartRows({ rows, undo, onSaveForLater }: CartRowsProps) {
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <VatNote />
      <ul role="list" ref={list} tabIndex={-1} className={classes.rows}>
        {listItems(rows, undo?.removed ?? []).map((item) =>
          item.kind === 'row' ? (
            <CartRowItem
              key={cartRowIdentity(keyOfRow(item.row))}
              row={item.row}
              now={now}
              onRemove={undo && (() => undo.remove(item.row))}
              onSaveForLater={onSaveForLater && canBeSaved(item.row) ? () => onSaveForLater(item.row) : undefined}
            />
          ) : (
            <RemovedRow
              key={`removed-${item.removed.key}`}
              removed={item.removed}
              onUndo={() => {
                undo?.restore(item.removed);
                // The pressed button leaves the page.
                list.current?.focus();
              }}
            />
          ),
        )}
      </ul>
    </>
  );
}
