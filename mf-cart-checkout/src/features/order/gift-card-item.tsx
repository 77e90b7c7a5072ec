import type { CartRow } from '@shop/contracts';
import type { Order } from '@shop/contracts/api/checkout';
import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { giftCardReceiver } from '@shop/domain/gift-card';
import { formatKronor } from '@shop/domain/money';
import { CodeLine } from './code-line.tsx';
import classes from './order-downloads.module.css';

type GiftCard = NonNullable<Order['giftCards']>[number];

const balanceText = ({ amount, balance, expiresAt }: GiftCard): string => {
  const until = `gäller till och med ${formatDayAndYear(fromUnixSeconds(expiresAt))}`;
  return balance === amount ? `Oanvänt, ${until}.` : `${formatKronor(balance)} kvar, ${until}.`;
};

/** A gift card that the order has bought. The code of one for somebody else is not shown before it is asked for. */
export function GiftCardItem({ card, row }: { readonly card: GiftCard; readonly row: CartRow | undefined }) {
  const options = row?.extraData.giftCard;
  const isForOther = options !== undefined && options.recipientEmail !== '';
  return (
    <li className={classes.item}>
      <h3 className={classes.name}>{`Presentkort på ${formatKronor(card.amount)}`}</h3>
      {options === undefined ? null : <p className={classes.small}>{giftCardReceiver(options)}</p>}
      {card.code === null ? (
        <p>Presentkortet är återbetalat och går inte att använda.</p>
      ) : (
        <>
          <p className={classes.small}>{balanceText(card)}</p>
          {isForOther ? (
            <details>
              <summary className={classes.summary}>Visa koden</summary>
              <CodeLine code={card.code} />
            </details>
          ) : (
            <CodeLine code={card.code} />
          )}
        </>
      )}
    </li>
  );
}
