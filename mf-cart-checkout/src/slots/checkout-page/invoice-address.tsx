import type { Customer, InvoiceAddress } from '@shop/contracts/api/checkout';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import { useMemo } from 'react';
import { ValidatedInput } from '../../components/validated-input/validated-input.tsx';
import type { Problem } from '../../features/checkout/customer-fields.ts';
import { EMPTY_INVOICE_ADDRESS, INVOICE_FIELDS } from '../../features/checkout/invoice-fields.ts';
import classes from './checkout-page.module.css';
import { placeOf } from './error-summary.tsx';

export interface InvoiceAddressProps {
  readonly customer: Customer;
  /** What a look-up has put into `customer`; a new object for each. */
  readonly found: InvoiceAddress | undefined;
  readonly problems: readonly Problem[];
  readonly onChange: (change: Pick<Customer, 'invoiceAddress'>, changed: readonly Problem['at'][]) => void;
}

/** A company's invoice address, where it is not the one that the goods go to; nothing for private persons. */
export function InvoiceAddressFields({ customer, found, problems, onChange }: InvoiceAddressProps) {
  const { kind, invoiceAddress } = customer;
  // A new object for each failed submit, so that a repeated error is shown again [4-114].
  const errors = useMemo(
    () => Object.fromEntries(problems.map(({ at, message }) => [at, { status: true, placeholder: message }])),
    [problems],
  );
  const fills = useMemo(
    () => found && Object.fromEntries(INVOICE_FIELDS.map(({ name }) => [name, { value: found[name] }])),
    [found],
  );
  if (kind !== 'company') return null;
  const address = invoiceAddress ?? null;
  return (
    <>
      <Checkbox
        name="hasInvoiceAddress"
        label="Fakturaadressen är en annan"
        checked={address !== null}
        onChange={({ target }) =>
          onChange(
            { invoiceAddress: target.checked ? EMPTY_INVOICE_ADDRESS : null },
            INVOICE_FIELDS.map(({ at }) => at),
          )
        }
      />
      {address === null ? null : (
        <div className={classes.fields}>
          {INVOICE_FIELDS.map(({ name, at, label, emptyMessage, autoComplete, isHalf }) => (
            <ValidatedInput
              key={at}
              id={placeOf(at)}
              name={name}
              type="text"
              placeholder={label}
              emptyMessage={emptyMessage}
              required
              checkout
              initialValue={address[name]}
              autoComplete={autoComplete}
              autoCapitalize="words"
              inputMode={name === 'zipCode' ? 'numeric' : undefined}
              submitError={errors[at]}
              fill={fills?.[name]}
              className={isHalf ? undefined : classes.wide}
              onValue={(value) => {
                if (value !== address[name]) onChange({ invoiceAddress: { ...address, [name]: value } }, [at]);
              }}
            />
          ))}
        </div>
      )}
    </>
  );
}
