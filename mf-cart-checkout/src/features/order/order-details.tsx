import type { Order } from '@shop/contracts/api/checkout';
import { formatZip } from '@shop/domain/validation/normalise';
import { Card } from '@shop/ui/card/card.tsx';
import { isAllDigital } from '../digital/digital-rows.ts';
import { CartRows } from '../cart-rows/cart-rows.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { TotalsList } from '../totals/totals-list.tsx';
import classes from './order-view.module.css';

function Address({ customer }: Pick<Order, 'customer'>) {
  const { companyName, firstName, lastName, street, zipCode, city } = customer;
  const lines = [companyName, `${firstName} ${lastName}`, street, `${formatZip(zipCode)} ${city}`.trim()];
  return (
    <address className={classes.address}>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** Rows, sums, delivery and payment of an order, as they were agreed on [O2.17-17]. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const { shipping, payment, customer } = order;
  return (
    <>
      <Card as="section" labelledBy="order-rows">
        <h2 id="order-rows" className={classes.title}>
          Varor
        </h2>
        <CartRows rows={order.rows} />
        <TotalsList totals={order.totals} rows={order.rows} />
      </Card>
      <div className={classes.facts}>
        <Card as="section" labelledBy="order-delivery">
          <h2 id="order-delivery" className={classes.title}>
            Leverans
          </h2>
          <p className={classes.fact}>{shipping.name}</p>
          {shipping.dateLabel === null ? null : <p>{`Beräknad leverans ${shipping.dateLabel}`}</p>}
          {isAllDigital(order.rows) ? (
            <p>{`Länken hit är mejlad till ${customer.email}.`}</p>
          ) : shipping.store === null ? (
            <Address customer={customer} />
          ) : (
            <address className={classes.address}>
              <span>{shipping.store.name}</span>
              <span>{shipping.store.street}</span>
              <span>{`${formatZip(shipping.store.zipCode)} ${shipping.store.city}`}</span>
            </address>
          )}
        </Card>
        <Card as="section" labelledBy="order-contact">
          <h2 id="order-contact" className={classes.title}>
            Betalning och kontakt
          </h2>
          <p className={classes.fact}>{payment.name}</p>
          <p>{customer.email}</p>
          <p>{customer.mobile}</p>
          <CompanyFacts customer={customer} />
        </Card>
      </div>
    </>
  );
}
