import type { CartRow } from '@shop/contracts';
import { usePlatform, useShared } from '@shop/platform';
import { BUTTON_LABELS } from '@shop/ui/icon-button/button-labels.ts';
import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { Trash2 } from 'lucide-react';
import classes from './cart-rows.module.css';
import { RowFigures } from './row-figures.tsx';
import { RowInsurance } from './row-insurance.tsx';
import { rowUrl } from './row-url.ts';
import { rowView } from './row-view.ts';
import { RowWords } from './row-words.tsx';

export interface CartRowItemProps {
  readonly row: CartRow;
  readonly now: Date;
  /** Removes the row; without it the row is read-only: an order's, or a locked checkout's. */
  readonly onRemove?: () => void;
  readonly onSaveForLater?: (() => void) | undefined;
}

const PICTURE = 64;

/**
 * One row: image, name, stock, quantity, price, insurance and pre-order date [2.9-13]. Changes are emitted on the bus
 * to the cart engine.
 */
export function CartRowItem({ row, now, onRemove, onSaveForLater }: CartRowItemProps) {
  const { href } = usePlatform();
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const { product } = row;
  const isReadOnly = onRemove === undefined;
  const view = rowView(row, now, isWithoutVat);
  const url = rowUrl(row, href);
  return (
    <li className={classes.row}>
      <a href={url} className={classes.picture} tabIndex={-1} aria-hidden="true">
        <Image src={product.previewUrl} alt="" width={PICTURE} height={PICTURE} />
      </a>
      <RowWords row={row} view={view} url={url} isReadOnly={isReadOnly} />
      {isReadOnly ? null : (
        <IconButton
          icon={Trash2}
          label={`${BUTTON_LABELS.remove} ${product.name}`}
          size="small"
          className={classes.remove}
          onClick={onRemove}
        />
      )}
      <RowFigures row={row} view={view} isReadOnly={isReadOnly} />
      <RowInsurance row={row} view={view} isReadOnly={isReadOnly} />
      {onSaveForLater === undefined ? null : (
        <button
          type="button"
          aria-label={`Spara till senare: ${product.name}`}
          className={classes.later}
          onClick={onSaveForLater}
        >
          Spara till senare
        </button>
      )}
    </li>
  );
}
