import type { Customer, InvoiceAddress } from '@shop/contracts/api/checkout';
import { CompanyNote } from '@shop/ui/company-lookup/company-note.tsx';
import { ValidatedInput } from '../../components/validated-input/validated-input.tsx';
import { UNKNOWN_ZIP_MESSAGE } from '@shop/domain/validation/customer-words';
import { Fragment, useMemo, useState } from 'react';
import {
  emptyMessageOf,
  fieldsWithoutParcel,
  shownFields,
  type CustomerField,
  type Problem,
} from '../../features/checkout/customer-fields.ts';
import { useAddressLookups } from '../../features/checkout/use-address-lookups.ts';
import { useCompanyFill } from '../../features/checkout/use-company-fill.ts';
import { useTownOfZip } from '../../features/checkout/use-town-of-zip.ts';
import classes from './checkout-page.module.css';
import { placeOf } from './error-summary.tsx';
import { KindChoice } from './kind-choice.tsx';

export interface CustomerFormProps {
  readonly customer: Customer;
  readonly isAddressNeeded: boolean;
  /** Nothing needs a parcel, so a private person is asked for no address. */
  readonly isDigital: boolean;
  /** The server knows no such zip code, as far as it has been asked. */
  readonly isZipUnknown: boolean;
  readonly problems: readonly Problem[];
  readonly onChange: (change: Partial<Customer>, isUrgent?: boolean) => void;
  /** A look-up has found the invoice address, whose fields stand elsewhere. */
  readonly onInvoiceFilled: (address: InvoiceAddress) => void;
}

type Fills = Partial<Record<CustomerField['field'], { readonly value: string }>>;

/** Fields whose values come from elsewhere, as if they had been typed. */
function useFills() {
  const [fills, setFills] = useState<Fills>({});
  return {
    fills,
    fill: (values: Partial<Customer>): void =>
      setFills((before) => {
        const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
        return { ...before, ...Object.fromEntries(texts.map(([field, value]) => [field, { value }])) };
      }),
  };
}

/** Stands after the fields of the company, so that it is read before the address. */
const LAST_OF_COMPANY: CustomerField['field'] = 'invoiceReference';

const FULL_ZIP = /^\d{3}\s?\d{2}$/;

/** Error of a failed submit: a new object for each, so that a repeated error is shown again [4-114]. */
const submitErrors = (problems: readonly Problem[]) =>
  Object.fromEntries(problems.map(({ at, message }) => [at, { status: true, placeholder: message }]));

/** The buyer's contact details and postal address. Typed values are saved on the server at once [O2.17-16]. */
export function CustomerForm(props: CustomerFormProps) {
  const { customer, isAddressNeeded, isDigital, isZipUnknown, problems, onChange, onInvoiceFilled } = props;
  const fields = isDigital ? fieldsWithoutParcel(customer.kind) : shownFields(customer.kind);
  const isZipWrong = isZipUnknown && FULL_ZIP.test(customer.zipCode.trim());
  const errors = useMemo(
    () => submitErrors(isZipWrong ? [...problems, { at: 'zipCode', message: UNKNOWN_ZIP_MESSAGE }] : problems),
    [problems, isZipWrong],
  );
  const town = useTownOfZip(customer, (city) => onChange({ city }));
  const { fills, fill } = useFills();
  const { suggest } = useAddressLookups();
  const company = useCompanyFill(
    customer,
    ({ invoiceAddress, ...values }) => {
      fill(values);
      if (invoiceAddress) onInvoiceFilled(invoiceAddress);
    },
    () => document.getElementById(placeOf('corpNumber'))?.focus(),
  );

  const take = (field: CustomerField['field'], value: string) => {
    if (value === customer[field]) return;
    if (field === 'corpNumber') company.onNumber(value);
    const isZip = field === 'zipCode';
    onChange({ [field]: value }, isZip && FULL_ZIP.test(value.trim()));
    if (isZip) town.onZip(value);
    if (field === 'city') town.onCity();
  };

  return (
    <>
      <KindChoice value={customer.kind} onChange={(kind) => onChange({ kind }, true)} />
      <div className={classes.fields}>
        {fields.map((each) => (
          <Fragment key={each.field === 'city' ? `city-${town.fills}` : each.field}>
            <ValidatedInput
              id={placeOf(each.field)}
              name={each.name}
              type={each.type}
              placeholder={each.label}
              emptyMessage={emptyMessageOf(each.field)}
              hint={each.hint}
              required={each.isRequired(isAddressNeeded)}
              checkout
              initialValue={customer[each.field]}
              autoComplete={each.autoComplete}
              autoCapitalize={each.autoCapitalize}
              inputMode={each.inputMode}
              submitError={errors[each.field]}
              fill={fills[each.field]}
              streets={each.field === 'street' ? { zipCode: customer.zipCode, suggest, onPick: fill } : undefined}
              className={each.isHalf ? undefined : classes.wide}
              onValue={(value) => take(each.field, value)}
            />
            {each.field === LAST_OF_COMPANY ? <CompanyNote state={company.state} className={classes.wide} /> : null}
          </Fragment>
        ))}
      </div>
    </>
  );
}
