import { formatKronor } from '@shop/domain/money';
import { usePlatform } from '@shop/platform';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import classes from './cart-rows.module.css';
import { insuranceEvent } from './row-events.ts';
import type { RowPartProps } from './row-part-props.ts';

/** The insurance of all units: to choose in a cart, to read in an order. */
export function RowInsurance({ row, view, isReadOnly }: RowPartProps) {
  const { bus } = usePlatform();
  const { insurance } = row;
  if (insurance === null || view.insurance === null) return null;
  if (isReadOnly) {
    return view.isInsured ? (
      <p className={classes.insurance}>{`${insurance.name}, ${formatKronor(view.insurance)}`}</p>
    ) : null;
  }
  return (
    <Checkbox
      className={classes.insurance}
      label={insurance.name}
      count={`+${formatKronor(view.insurance)}`}
      checked={view.isInsured}
      onChange={({ target }) => bus.emit('cart.event', insuranceEvent(row, target.checked))}
    />
  );
}
