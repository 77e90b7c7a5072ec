import type { Wishlist } from '@shop/contracts/api/wishlist';
import { priceView, savingText } from '@shop/domain/price-display';
import { isReleased } from '@shop/domain/release';
import { canBeOrdered } from '@shop/domain/stock';
import { useNow, usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { toStockLine } from '@shop/ui/stock-line/to-stock-line.ts';
import classes from './saved-later.module.css';

export interface SavedRowProps {
  readonly row: Wishlist['rows'][number];
  readonly onMove: () => void;
  readonly onRemove: () => void;
}

const PICTURE = 64;

/** A saved product with today's price and stock. */
export function SavedRow({ row: { product, quantity }, onMove, onRemove }: SavedRowProps) {
  const { href } = usePlatform();
  const { show_prices_excluding_vat: showExcludingVat } = useShared('settings');
  const now = useNow();
  const { amount, comparison, saving } = priceView(product, { isLoggedIn: true, showExcludingVat, now });
  const stock = toStockLine(product, now);
  const url = href('product', { id: product.id, name: product.name });
  const canMove =
    !product.discontinued && canBeOrdered(product.stock, product.release === null || isReleased(product, now));
  return (
    <li className={classes.row}>
      <a href={url} className={classes.picture} tabIndex={-1} aria-hidden="true">
        <Image src={product.previewUrl} alt="" width={PICTURE} height={PICTURE} />
      </a>
      <div className={classes.words}>
        <a href={url} className={classes.name}>
          {product.name}
        </a>
        {stock === undefined ? null : <StockLine {...stock} />}
        <Price
          size="small"
          amount={amount}
          unit={quantity > 1 ? `/st, ${quantity} st` : undefined}
          comparison={comparison ?? undefined}
          isReduced={comparison !== null}
          saving={saving === null ? undefined : savingText(saving)}
          excludingVat={showExcludingVat}
        />
      </div>
      <div className={classes.actions}>
        {canMove ? (
          <Button size="small" aria-label={`Flytta till varukorgen: ${product.name}`} onClick={onMove}>
            Flytta till varukorgen
          </Button>
        ) : null}
        <Button size="small" variant="quiet" aria-label={`Ta bort: ${product.name}`} onClick={onRemove}>
          Ta bort
        </Button>
      </div>
    </li>
  );
}
