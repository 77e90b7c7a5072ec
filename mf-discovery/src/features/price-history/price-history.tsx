import { getPriceHistory, type PriceHistory as History } from '@shop/contracts/api/price-history';
import { formatDayAndYear, formatIsoDay, fromUnixSeconds } from '@shop/domain/dates';
import { formatKronor } from '@shop/domain/money';
import { useApiQuery } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { DeferredSkeleton } from '../../components/deferred/deferred-skeleton.tsx';
import { PriceChart } from './price-chart.tsx';
import classes from './price-history.module.css';
import { priceRows } from './price-rows.ts';

/** [O9-04] What visitors have paid during the last year, with the lowest price of the last 30 days. */
export default function PriceHistory({ productId }: { readonly productId: number }) {
  const { data, isPending, isError, refetch } = useApiQuery(getPriceHistory, { params: { id: productId } });
  return (
    <section aria-labelledby="prishistorik" className={classes.section}>
      <SectionHeading id="prishistorik">Prishistorik</SectionHeading>
      {isPending ? <DeferredSkeleton lines={4} /> : null}
      {isError ? (
        <Alert tone="error" action={<Button onClick={() => void refetch()}>Försök igen</Button>}>
          Det gick inte att hämta prishistoriken.
        </Alert>
      ) : null}
      {data === undefined ? null : <Prices history={data.data} />}
    </section>
  );
}

function Day({ seconds }: { readonly seconds: number }) {
  const time = fromUnixSeconds(seconds);
  return <time dateTime={formatIsoDay(time)}>{formatDayAndYear(time)}</time>;
}

function Prices({ history }: { readonly history: History }) {
  const { points, lowest } = history;
  const [first] = points;
  if (first === undefined || lowest === null) return <p>Vi har inga tidigare priser för produkten.</p>;
  const hasChanged = points.length > 1;
  return (
    <>
      {hasChanged ? (
        <p className={classes.summary}>
          Lägsta pris de senaste 30 dagarna: <strong>{formatKronor(lowest.price)}</strong>. Priset har ändrats{' '}
          {points.length === 2 ? 'en gång' : `${points.length - 1} gånger`} sedan <Day seconds={history.from} />.
        </p>
      ) : (
        <p className={classes.summary}>
          Priset har varit {formatKronor(first.price)} så länge vi kan se, sedan <Day seconds={history.from} />.
        </p>
      )}
      {hasChanged ? (
        <>
          <PriceChart history={history} />
          <p aria-hidden="true" className={classes.note}>
            <span className={classes.key} /> Lägsta pris de senaste 30 dagarna, som är skuggade.
          </p>
          <details className={classes.details}>
            <summary>Visa som tabell</summary>
            <PriceTable history={history} />
          </details>
        </>
      ) : null}
      <p className={classes.note}>Priser för alla kunder, inklusive moms. Rabattkoder och medlemspriser ingår inte.</p>
    </>
  );
}

function PriceTable({ history }: { readonly history: History }) {
  return (
    <table className={classes.table}>
      <caption>Priser och när de gällde, det nuvarande först</caption>
      <thead>
        <tr>
          <th scope="col">Från</th>
          <th scope="col">Till</th>
          <th scope="col">Pris</th>
        </tr>
      </thead>
      <tbody>
        {priceRows(history).map(({ price, from, to }) => (
          <tr key={from}>
            <td>
              <Day seconds={from} />
            </td>
            <td>{to === null ? 'Gäller nu' : <Day seconds={to} />}</td>
            <td>{formatKronor(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
