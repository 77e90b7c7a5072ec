import type { Order } from '@shop/contracts/api/checkout';
import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { formatKronor } from '@shop/domain/money';
import { formatCorpNumber, formatZip } from '@shop/domain/validation/normalise';
import { usePlatform } from '@shop/platform';
import { Card } from '@shop/ui/card/card.tsx';
import { PAYMENT_LABELS } from './order-groups.ts';
import { addressLines } from './address-lines.ts';
import classes from './order-facts.module.css';

/** An order's postal address, receiver and payment [O2.17-17]; what is bought on credit is not paid yet. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { href } = usePlatform();
  const { shipping, customer, payment } = order;
  const invoice = customer.invoiceAddress ?? null;
  return (
    <Card as="section" labelledBy="order-facts">
      <h2 id="order-facts" className={classes.title}>
        Leverans och betalning
      </h2>
      <dl className={classes.facts}>
        <div>
          <dt>Leveranssätt</dt>
          <dd>{shipping.name}</dd>
          {shipping.dateLabel === null ? null : <dd>{`Beräknad leverans: ${shipping.dateLabel}`}</dd>}
          {shipping.store === null ? null : (
            <dd>
              <a href={href('store', { id: shipping.store.id, name: shipping.store.name })}>{shipping.store.name}</a>
            </dd>
          )}
        </div>
        <div>
          <dt>Adress</dt>
          {addressLines(customer).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
        <div>
          <dt>Kontakt</dt>
          <dd>{customer.email}</dd>
          {customer.mobile === '' ? null : <dd>{customer.mobile}</dd>}
        </div>
        {customer.kind === 'company' ? (
          <div>
            <dt>Faktura</dt>
            <dd>{`Organisationsnummer ${formatCorpNumber(customer.corpNumber)}`}</dd>
            {customer.invoiceReference === '' ? null : <dd>{`Referens ${customer.invoiceReference}`}</dd>}
            {invoice === null ? null : <dd>{`${invoice.street}, ${formatZip(invoice.zipCode)} ${invoice.city}`}</dd>}
          </div>
        ) : null}
        <div>
          <dt>Betalning</dt>
          <dd>{payment.name}</dd>
          {payment.due ? (
            <dd>
              {`${formatKronor(payment.due.amount)} att betala senast ${formatDayAndYear(fromUnixSeconds(payment.due.at))}. `}
              <a href={href('member.wh-payments')}>Till betalningar</a>
            </dd>
          ) : (
            <dd>{PAYMENT_LABELS[payment.status]}</dd>
          )}
        </div>
      </dl>
    </Card>
  );
}
