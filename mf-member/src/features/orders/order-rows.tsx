import type { Order } from '@shop/contracts/api/checkout';
import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { isInsuredRow } from '@shop/domain/cart-totals';
import { formatKronor, kronorToOre, oreToKronor } from '@shop/domain/money';
import { isReleased } from '@shop/domain/release';
import { rowPrice } from '@shop/domain/purchase-sums';
import { useNow, usePlatform, useShared } from '@shop/platform';
import { Image } from '@shop/ui/image/image.tsx';
import classes from './order-rows.module.css';

type Row = Order['rows'][number];

const PICTURE = 64;
const times = (kronor: number, quantity: number): string => formatKronor(oreToKronor(kronorToOre(kronor) * quantity));

function OrderRow({ row }: { readonly row: Row }) {
  const { href } = usePlatform();
  const now = useNow();
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const { product, quantity, insurance } = row;
  const { each, sum } = rowPrice(row, isWithoutVat);
  return (
    <li className={classes.row}>
      <Image src={product.previewUrl} alt="" width={PICTURE} height={PICTURE} className={classes.picture ?? ''} />
      <div className={classes.words}>
        <a href={href('product', { id: product.id, name: product.name })} className={classes.name}>
          {product.name}
        </a>
        <p className={classes.small}>{product.subTitle}</p>
        <p className={classes.small}>
          {quantity} st{quantity > 1 ? ` à ${formatKronor(each)}` : ''}
        </p>
        {product.release && !isReleased(product, now) ? (
          <p className={classes.small}>{`Släpps ${formatDayAndYear(fromUnixSeconds(product.release.timestamp))}`}</p>
        ) : null}
        {insurance && isInsuredRow(row) ? (
          <p className={classes.small}>{`${insurance.name} ${times(insurance.price, quantity)}`}</p>
        ) : null}
      </div>
      <strong className={classes.sum}>{formatKronor(sum)}</strong>
    </li>
  );
}

/** What was ordered, with insurance and the day of a pre-order, at the prices of the order [O2.17-17]. */
export function OrderRows({ rows }: { readonly rows: Order['rows'] }) {
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  return (
    <>
      {isWithoutVat ? <p className={classes.small}>Priserna visas exkl. moms.</p> : null}
      <ul role="list" className={classes.rows}>
        {rows.map((row) => (
          <OrderRow key={row.id} row={row} />
        ))}
      </ul>
    </>
  );
}
