import type { Order } from '@shop/contracts/api/checkout';
import { formatCorpNumber, formatZip } from '@shop/domain/validation/normalise';
import classes from './order-view.module.css';

/** What a company's invoice names: its number, its reference and an address of its own. Nothing for private persons. */
export function CompanyFacts({ customer }: Pick<Order, 'customer'>) {
  const { kind, corpNumber, invoiceReference, invoiceAddress } = customer;
  if (kind !== 'company') return null;
  return (
    <>
      <p>{`Organisationsnummer ${formatCorpNumber(corpNumber)}`}</p>
      {invoiceReference === '' ? null : <p>{`Referens ${invoiceReference}`}</p>}
      {invoiceAddress == null ? null : (
        <address className={classes.address}>
          <span>Fakturaadress</span>
          <span>{invoiceAddress.street}</span>
          <span>{`${formatZip(invoiceAddress.zipCode)} ${invoiceAddress.city}`}</span>
        </address>
      )}
    </>
  );
}
