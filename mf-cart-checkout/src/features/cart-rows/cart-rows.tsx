import type { CartRow } from '@shop/contracts';
import { cartRowIdentity, keyOfRow } from '@shop/domain/cart-row-identity';
import { useNow } from '@shop/platform';
import { CartRowItem } from './cart-row-item.tsx';
import classes from './cart-rows.module.css';

export interface CartRowsProps {
  readonly rows: readonly CartRow[];
  readonly isReadOnly?: boolean;
}

/** The rows of a cart or an order. A row keeps its React key when the server's response replaces its temporary id. */
export function CartRows({ rows, isReadOnly }: CartRowsProps) {
  const now = useNow();
  return (
    <ul role="list" className={classes.rows}>
      {rows.map((row) => (
        <CartRowItem key={cartRowIdentity(keyOfRow(row))} row={row} now={now} isReadOnly={isReadOnly} />
      ))}
    </ul>
  );
}
