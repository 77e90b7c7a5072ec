import type { CartRow } from '@shop/contracts';
import { giftCardReceiver } from '@shop/domain/gift-card';
import { formatKronor } from '@shop/domain/money';
import { usePlatform, useShared } from '@shop/platform';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import { BUTTON_LABELS } from '@shop/ui/icon-button/button-labels.ts';
import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { QuantityStepper } from '@shop/ui/quantity-stepper/quantity-stepper.tsx';
import { Trash2 } from 'lucide-react';
import classes from './cart-rows.module.css';
import { insuranceEvent, maxOfRow, quantityEvent, removeEvent } from './row-events.ts';
import { rowView } from './row-view.ts';

export interface CartRowItemProps {
  readonly row: CartRow;
  readonly now: Date;
  /** The row is read-only: an order's, or a locked checkout's. */
  readonly isReadOnly?: boolean;
}

const PICTURE = 64;

/**
 * One row: image, name, quantity, price, insurance and pre-order date [2.9-13]. Changes are emitted on the bus to the
 * cart engine.
 */
export function CartRowItem({ row, now, isReadOnly = false }: CartRowItemProps) {
  const { bus, href } = usePlatform();
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const { product, quantity, insurance } = row;
  const { giftCard } = row.extraData;
  const view = rowView(row, now, isWithoutVat);
  const url = href('product', { id: product.id, name: product.name });
  return (
    <li className={classes.row}>
      <a href={url} className={classes.picture} tabIndex={-1} aria-hidden="true">
        <Image src={product.previewUrl} alt="" width={PICTURE} height={PICTURE} />
      </a>
      <div className={classes.words}>
        <a href={url} className={classes.name}>
          {product.name}
        </a>
        {product.subTitle === '' ? null : <p className={classes.subtitle}>{product.subTitle}</p>}
        {giftCard === undefined ? null : (
          <p className={classes.subtitle}>
            {giftCardReceiver(giftCard)}
            {giftCard.message === '' ? null : <span className={classes.greeting}>{`”${giftCard.message}”`}</span>}
          </p>
        )}
        {view.preOrder === null ? null : <Badge tone="info">{view.preOrder}</Badge>}
      </div>
      {isReadOnly ? null : (
        <IconButton
          icon={Trash2}
          label={`${BUTTON_LABELS.remove} ${product.name}`}
          size="small"
          className={classes.remove}
          onClick={() => bus.emit('cart.event', removeEvent(row))}
        />
      )}
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
          <span className={classes.sum}>{formatKronor(view.sum)}</span>
          {view.each === null ? null : <span className={classes.each}>{`${formatKronor(view.each)}/st`}</span>}
        </span>
      </div>
      {insurance === null || view.insurance === null ? null : isReadOnly ? (
        view.isInsured ? (
          <p className={classes.insurance}>{`${insurance.name}, ${formatKronor(view.insurance)}`}</p>
        ) : null
      ) : (
        <Checkbox
          className={classes.insurance}
          label={insurance.name}
          count={`+${formatKronor(view.insurance)}`}
          checked={view.isInsured}
          onChange={({ target }) => bus.emit('cart.event', insuranceEvent(row, target.checked))}
        />
      )}
    </li>
  );
}
