import type { Customer } from '@shop/contracts/api/checkout';
import { ValidatedInput } from '../../components/validated-input/validated-input.tsx';
import { useMemo } from 'react';
import { shownFields, type CustomerField, type Problem } from '../../features/checkout/customer-fields.ts';
import { useTownOfZip } from '../../features/checkout/use-town-of-zip.ts';
import classes from './checkout-page.module.css';
import { placeOf } from './error-summary.tsx';
import { KindChoice } from './kind-choice.tsx';

export interface CustomerFormProps {
  readonly customer: Customer;
  readonly isAddressNeeded: boolean;
  readonly problems: readonly Problem[];
  readonly onChange: (change: Partial<Customer>, isUrgent?: boolean) => void;
}

/** Error of a failed submit: a new object for each, so that a repeated error is shown again [4-114]. */
const submitErrors = (problems: readonly Problem[]) =>
  Object.fromEntries(problems.map(({ at, message }) => [at, { status: true, placeholder: message }]));

/** The buyer's contact details and postal address. Typed values are saved on the server at once [O2.17-16]. */
export function CustomerForm({ customer, isAddressNeeded, problems, onChange }: CustomerFormProps) {
  const errors = useMemo(() => submitErrors(problems), [problems]);
  const town = useTownOfZip(customer, (city) => onChange({ city }));

  const take = (field: CustomerField['field'], value: string) => {
    if (value === customer[field]) return;
    const isZip = field === 'zipCode';
    onChange({ [field]: value }, isZip && /^\d{3}\s?\d{2}$/.test(value.trim()));
    if (isZip) town.onZip(value);
    if (field === 'city') town.onCity();
  };

  return (
    <>
      <KindChoice value={customer.kind} onChange={(kind) => onChange({ kind }, true)} />
      <div className={classes.fields}>
        {shownFields(customer.kind).map(({ field, name, type, label, autoComplete, inputMode, isRequired, isHalf }) => (
          <ValidatedInput
            key={field === 'city' ? `city-${town.fills}` : field}
            id={placeOf(field)}
            name={name}
            type={type}
            placeholder={label}
            required={isRequired(isAddressNeeded)}
            checkout
            initialValue={customer[field]}
            autoComplete={autoComplete}
            inputMode={inputMode}
            submitError={errors[field]}
            className={isHalf ? undefined : classes.wide}
            onValue={(value) => take(field, value)}
          />
        ))}
      </div>
    </>
  );
}
