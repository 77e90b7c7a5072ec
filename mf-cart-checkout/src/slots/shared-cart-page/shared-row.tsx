import type { CartRow } from '@shop/contracts';
import { stockLines } from '@shop/domain/stock';
import { usePlatform, useRoute } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import type { FormEvent } from 'react';
import { addOf } from './add-of.ts';
import classes from './shared-cart-page.module.css';

/** Where a cart form goes without JavaScript; the composition server turns it into a cart event. */
const CART_FORM_PATH = '/se/varukorg';
const PICTURE = 88;

/** One shared row with its own button, which works without JavaScript as well. */
export function SharedRow({ row }: { readonly row: CartRow }) {
  const { bus, href } = usePlatform();
  const { fullPath } = useRoute();
  const { product, quantity, unitPrice } = row;
  const address = href('product', { id: product.id, name: product.name });
  const [stock] = stockLines(product.stock);
  const add = (event: FormEvent) => {
    event.preventDefault();
    bus.emit('cart.add', addOf(row));
  };
  return (
    <li className={classes.row}>
      <a href={address} className={classes.picture} tabIndex={-1} aria-hidden="true">
        <Image src={product.previewUrl} alt="" width={PICTURE} height={PICTURE} />
      </a>
      <div className={classes.words}>
        <a href={address} className={classes.name}>
          {product.name}
        </a>
        <p className={classes.stock}>{[`${quantity} st`, stock?.text].filter(Boolean).join(' · ')}</p>
        <Price amount={unitPrice} unit={quantity > 1 ? '/st' : undefined} />
      </div>
      <form method="post" action={CART_FORM_PATH} data-cart-form="" onSubmit={add} className={classes.form}>
        <input type="hidden" name="productId" value={product.id} />
        <input type="hidden" name="quantity" value={quantity} />
        <input type="hidden" name="unitPrice" value={unitPrice} />
        {product.price.pass === null ? null : <input type="hidden" name="pass" value={product.price.pass} />}
        <input type="hidden" name="returnTo" value={fullPath} />
        <Button type="submit" aria-label={`Lägg i varukorgen, ${product.name}`}>
          Lägg i varukorgen
        </Button>
      </form>
    </li>
  );
}
