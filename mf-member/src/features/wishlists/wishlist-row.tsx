import type { Wishlist } from '@shop/contracts/api/wishlist';
import { CART_FORM } from '@shop/contracts/cart-form';
import { payableAmount, priceView, savingText } from '@shop/domain/price-display';
import { CartFormFields, useNow, usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { toStockLine } from '@shop/ui/stock-line/to-stock-line.ts';
import type { FormEvent } from 'react';
import { addListed, canBeAdded } from './add-listed.ts';
import classes from './wishlists.module.css';

export interface WishlistRowProps {
  readonly row: Wishlist['rows'][number];
  /** Why it stands here, beneath its name. */
  readonly note?: string;
  /** Left out where the list is not the member's own. */
  readonly onRemove?: (() => void) | undefined;
  /** Left out where there is no other list to move it to. */
  readonly onMove?: (() => void) | undefined;
}

const PICTURE = 88;

/** A product of a list with today's price and stock. Its button works without JavaScript as well. */
export function WishlistRow({ row: { product, quantity }, note, onRemove, onMove }: WishlistRowProps) {
  const { bus, href } = usePlatform();
  const isLoggedIn = Boolean(useShared('user'));
  const { show_prices_excluding_vat: showExcludingVat } = useShared('settings');
  const now = useNow();
  const { amount, comparison, saving } = priceView(product, { isLoggedIn, showExcludingVat, now });
  const stock = toStockLine(product, now);
  const url = href('product', { id: product.id, name: product.name });
  const add = (event: FormEvent) => {
    event.preventDefault();
    bus.emit('cart.add', addListed(product, quantity, isLoggedIn));
  };
  return (
    <li className={classes.row}>
      <a href={url} className={classes.picture} tabIndex={-1} aria-hidden="true">
        <Image src={product.previewUrl} alt="" width={PICTURE} height={PICTURE} />
      </a>
      <div className={classes.words}>
        <a href={url} className={classes.name}>
          {product.name}
        </a>
        {note === undefined ? null : <span className={classes.muted}>{note}</span>}
        {quantity > 1 ? <span className={classes.muted}>{`${quantity} st`}</span> : null}
        {stock === undefined ? null : <StockLine {...stock} />}
        <Price
          amount={amount}
          unit={quantity > 1 ? '/st' : undefined}
          comparison={comparison ?? undefined}
          isReduced={comparison !== null}
          saving={saving === null ? undefined : savingText(saving)}
          excludingVat={showExcludingVat}
        />
      </div>
      <div className={classes.actions}>
        {canBeAdded(product, now) ? (
          <form {...CART_FORM} onSubmit={add}>
            <CartFormFields
              productId={product.id}
              unitPrice={payableAmount(product, isLoggedIn)}
              pass={product.price.pass}
              quantity={quantity}
            />
            <Button type="submit" aria-label={`Lägg i varukorgen: ${product.name}`}>
              Lägg i varukorgen
            </Button>
          </form>
        ) : (
          <Button href={url} aria-label={`Visa produkten: ${product.name}`}>
            Visa produkten
          </Button>
        )}
        {onMove === undefined ? null : (
          <Button variant="quiet" aria-label={`Flytta: ${product.name}`} onClick={onMove}>
            Flytta
          </Button>
        )}
        {onRemove === undefined ? null : (
          <Button variant="quiet" aria-label={`Ta bort: ${product.name}`} onClick={onRemove}>
            Ta bort
          </Button>
        )}
      </div>
    </li>
  );
}
