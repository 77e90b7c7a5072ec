import type { Order } from '@shop/contracts/api/checkout';
import { Card } from '@shop/ui/card/card.tsx';
import { DownloadItem } from './download-item.tsx';
import { GiftCardItem } from './gift-card-item.tsx';
import classes from './order-downloads.module.css';
import viewClasses from './order-view.module.css';

export interface OrderDownloadsProps {
  readonly order: Order;
  /** Of the mailed link, for buyers without a session. */
  readonly secret: string | null;
}

/** Codes and gift cards of an order, where its buyer fetches them; nothing when it has none [O2.17-17]. */
export function OrderDownloads({ order, secret }: OrderDownloadsProps) {
  const { downloads = [], giftCards = [], rows } = order;
  if (downloads.length === 0 && giftCards.length === 0) return null;
  return (
    <Card as="section" labelledBy="order-digital">
      <h2 id="order-digital" className={viewClasses.title}>
        Koder och presentkort
      </h2>
      <ul role="list" className={classes.items}>
        {downloads.map((download) => {
          const row = rows.find(({ id }) => id === download.rowId);
          return row === undefined ? null : (
            <DownloadItem
              key={download.rowId}
              orderId={order.id}
              row={row}
              download={download}
              secret={secret}
              isCompany={order.customer.kind === 'company'}
            />
          );
        })}
        {giftCards.map((card) => (
          <GiftCardItem
            key={`${card.rowId} ${card.lastFour}`}
            card={card}
            row={rows.find(({ id }) => id === card.rowId)}
          />
        ))}
      </ul>
    </Card>
  );
}
