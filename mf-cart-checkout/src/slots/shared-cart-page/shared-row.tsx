import type { CartRow } from '@shop/contracts';
import { CART_FORM } from '@shop/contracts/cart-form';
import { stockLines } from '@shop/domain/stock';
import { CartFormFields, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import type { FormEvent } from 'react';
import { addOf } from './add-of.ts';
import classes from './shared-cart-page.module.css';

const PICTURE = 88;

/** One shared row with its own button, which works without JavaScript as well. */
export function SharedRow({ row }: { readonly row: CartRow }) {
  const { bus, href } = usePlatform();
  const { product, quantity, unitPrice } = row;
  const url = href('product', { id: product.id, name: product.name });
  const [stock] = stockLines(product.stock);
  const add = (event: FormEvent) => {
    event.preventDefault();
    bus.emit('cart.add', addOf(row));
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
        <p className={classes.stock}>{[`${quantity} st`, stock?.text].filter(Boolean).join(' · ')}</p>
        <Price amount={unitPrice} unit={quantity > 1 ? '/st' : undefined} />
      </div>
      <form {...CART_FORM} onSubmit={add} className={classes.form}>
        <CartFormFields productId={product.id} unitPrice={unitPrice} pass={product.price.pass} quantity={quantity} />
        <Button type="submit" aria-label={`Lägg i varukorgen, ${product.name}`}>
          Lägg i varukorgen
        </Button>
      </form>
    </li>
  );
}
