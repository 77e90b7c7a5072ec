import type { OrderReturn } from '@shop/contracts/api/order-return';
import { formatDayAndYear, formatTime, fromUnixSeconds } from '@shop/domain/dates';
import { formatExactKronor } from '@shop/domain/money';
import { Badge } from '@shop/ui/badge/badge.tsx';
import classes from './return-list.module.css';

const TITLES: Readonly<Record<OrderReturn['kind'], string>> = { withdrawal: 'Ångrat köp', complaint: 'Reklamation' };

const timeText = (unixSeconds: number): string => {
  const instant = fromUnixSeconds(unixSeconds);
  return `${formatDayAndYear(instant)} kl. ${formatTime(instant)}`;
};

interface ReturnProps {
  readonly of: OrderReturn;
  /** For the photos; left out where there are none. */
  readonly orderId?: string;
  readonly secret?: string | null;
}

function Photos({ of: { id, photos = [] }, orderId, secret }: ReturnProps) {
  if (orderId === undefined || photos.length === 0) return null;
  const query = secret ? `?secret=${encodeURIComponent(secret)}` : '';
  return (
    <ul role="list" className={classes.photos}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <img
            src={`/api/order/${orderId}/return/${id}/photo/${photo}${query}`}
            alt={`Din bild ${index + 1}`}
            loading="lazy"
            width={96}
            height={96}
            className={classes.photo}
          />
        </li>
      ))}
    </ul>
  );
}

function Return(props: ReturnProps) {
  const { of } = props;
  const { id, kind, status, statusLabel, receivedAt, rows, refund, steps = [] } = of;
  return (
    <li className={classes.return}>
      <div className={classes.head}>
        <h3 className={classes.name}>{`${TITLES[kind]} ${id}`}</h3>
        <Badge tone={status === 'announced' ? 'info' : 'success'}>{statusLabel}</Badge>
      </div>
      <p>{rows.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</p>
      {of.reason === '' ? null : <p className={classes.quiet}>{`Du skrev: ${of.reason}`}</p>}
      {of.answer ? <p>{`Vårt svar: ${of.answer}`}</p> : null}
      <Photos {...props} />
      <ol className={classes.steps}>
        {(steps.length === 0 ? [{ label: 'Anmäld', at: receivedAt }] : steps).map(({ label, at }) => (
          <li key={label} data-done={at !== null}>
            {at === null ? `${label}: inte än` : `${label} ${timeText(at)}`}
          </li>
        ))}
      </ol>
      {refund.total > 0 ? (
        <p>{`${status === 'refunded' ? 'Återbetalt' : 'Du får tillbaka'}: ${formatExactKronor(refund.total)}`}</p>
      ) : null}
    </li>
  );
}

/** Withdrawals and complaints of an order with their state [O2.17-02]. */
export function ReturnList({
  returns,
  ...rest
}: Omit<ReturnProps, 'of'> & { readonly returns: readonly OrderReturn[] }) {
  return (
    <ul role="list" className={classes.returns}>
      {returns.map((each) => (
        <Return key={each.id} of={each} {...rest} />
      ))}
    </ul>
  );
}
