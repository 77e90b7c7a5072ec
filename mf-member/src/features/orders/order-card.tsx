import type { OrderSummary } from '@shop/contracts/api/checkout';
import { formatKronor } from '@shop/domain/money';
import { usePlatform } from '@shop/platform';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { BuyAgainButton } from './buy-again-button.tsx';
import { OrderDate } from './order-date.tsx';
import { isActiveOrder, statusTone } from './order-groups.ts';
import classes from './order-card.module.css';

const PICTURE = 64;

const itemCountText = (count: number): string => (count === 1 ? '1 vara' : `${count} varor`);

/** One order of the list: the whole card links to its details, the buttons are separate targets. */
export function OrderCard({ order }: { readonly order: OrderSummary }) {
  const { href } = usePlatform();
  const { id, status, statusLabel, isPreOrder, createdAt, total, itemCount, previewUrls } = order;
  const isUnpaid = status === 'awaitingPayment';
  const action = isUnpaid ? 'Betala nu' : 'Visa beställningen';
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h3 className={classes.number}>
          <a href={href('member.orders', { oid: id })} className={classes.link}>
            {id}
          </a>
        </h3>
        <div className={classes.badges}>
          {isPreOrder ? <Badge>Förbokning</Badge> : null}
          <Badge tone={statusTone(status)}>{statusLabel}</Badge>
        </div>
      </div>
      <p className={classes.facts}>
        <OrderDate at={createdAt} /> · {itemCountText(itemCount)}
      </p>
      <div className={classes.foot}>
        <div className={classes.pictures}>
          {previewUrls.map((url, index) => (
            <Image key={index} src={url} alt="" width={PICTURE} height={PICTURE} className={classes.picture ?? ''} />
          ))}
        </div>
        <strong className={classes.sum}>{formatKronor(total)}</strong>
        <div className={classes.actions}>
          {isActiveOrder(order) ? (
            <Button
              href={href('order', { id })}
              variant={isUnpaid ? 'primary' : 'secondary'}
              aria-label={`${action}: ${id}`}
            >
              {action}
            </Button>
          ) : (
            <BuyAgainButton orderId={id} />
          )}
        </div>
      </div>
    </li>
  );
}
