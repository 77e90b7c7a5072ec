import { formatKronor } from '@shop/domain/money';
import { usePlatform } from '@shop/platform';
import { QuantityStepper } from '@shop/ui/quantity-stepper/quantity-stepper.tsx';
import { VisuallyHidden } from '@shop/ui/visually-hidden/visually-hidden.tsx';
import classes from './cart-rows.module.css';
import { maxOfRow, quantityEvent } from './row-events.ts';
import type { RowPartProps } from './row-part-props.ts';

/** Quantity and price: what all units cost, what one does, and what it is reduced from. */
export function RowFigures({ row, view, isReadOnly }: RowPartProps) {
  const { bus } = usePlatform();
  const { product, quantity } = row;
  const { sum, each, comparison, saving, limit } = view;
  const perUnit = each === null ? '' : '/st';
  return (
    <>
      <div className={classes.figures}>
        {isReadOnly ? (
          <span className={classes.quantity}>{`${quantity} st`}</span>
        ) : (
          <QuantityStepper
            value={quantity}
            size="small"
            max={maxOfRow(row)}
            label={`Antal, ${product.name}`}
            onChange={(next) => bus.emit('cart.event', quantityEvent(row, next))}
          />
        )}
        <span className={classes.prices}>
          <span className={classes.sum} data-reduced={comparison !== null}>
            {comparison === null ? null : <VisuallyHidden>Nedsatt pris </VisuallyHidden>}
            {formatKronor(sum)}
          </span>
          {each === null ? null : <span className={classes.each}>{`${formatKronor(each)}/st`}</span>}
        </span>
      </div>
      {comparison === null ? null : (
        <p className={classes.comparison}>
          <span>
            {comparison.label} <s>{`${formatKronor(comparison.amount)}${perUnit}`}</s>
          </span>
          {saving === null ? null : <span className={classes.saving}>{saving}</span>}
        </p>
      )}
      {isReadOnly || limit === null ? null : <p className={classes.limit}>{limit}</p>}
    </>
  );
}
