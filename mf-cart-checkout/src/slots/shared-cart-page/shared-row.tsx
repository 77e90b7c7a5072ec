import type { CartRow } from '@shop/contracts';
import { CART_FORM } from '@shop/contracts/cart-form';
import { rowPrice } from '@shop/domain/purchase-sums';
import { CartFormFields, useNow, usePlatform, useShared } from '@shop/platform';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { EnergyLabelButton } from '@shop/ui/energy-label/energy-label.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import type { FormEvent } from 'react';
import { useEnergyLabel } from '../../features/energy/use-energy-label.ts';
import { rowView } from '../../features/cart-rows/row-view.ts';
import { addOf } from './add-of.ts';
import classes from './shared-cart-page.module.css';

const PICTURE = 88;

/** One shared row with its own button, which works without JavaScript as well. */
export function SharedRow({ row, asked }: { readonly row: CartRow; readonly asked: number }) {
  const { bus, href } = usePlatform();
  const { product, quantity, unitPrice } = row;
  const url = href('product', { id: product.id, name: product.name });
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const view = rowView(row, useNow(), isWithoutVat);
  const { each } = rowPrice(row, isWithoutVat);
  const { open, sheet } = useEnergyLabel(product);
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
        <p className={classes.stock}>
          {asked > quantity ? `${quantity} av ${asked} st, fler går inte att köpa` : `${quantity} st`}
        </p>
        {view.preOrder === null ? null : <Badge tone="info">{view.preOrder}</Badge>}
        {view.stock === null ? null : <StockLine {...view.stock} />}
        <Price
          amount={each}
          unit={quantity > 1 ? '/st' : undefined}
          comparison={view.comparison ?? undefined}
          isReduced={view.comparison !== null}
          saving={view.saving ?? undefined}
          excludingVat={isWithoutVat}
        />
        {product.energyMarking ? (
          <EnergyLabelButton rating={product.energyMarking.rating} scale={product.energyMarking.scale} onClick={open} />
        ) : null}
        {sheet}
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
