import { postStreetSuggestions } from '@shop/contracts/api/address';
import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { StreetField } from '@shop/ui/street-field/street-field.tsx';
import { useEffect, useRef } from 'react';
import { ADDRESS_FIELDS, type AddressField } from './address-fields.ts';
import { type AddressFormOptions, useAddressForm } from './use-address-form.ts';
import classes from './addresses.module.css';

export interface AddressFormProps extends AddressFormOptions {
  readonly title: string;
}

/** The form of one address. It opens at the press of a button, so its first field takes the focus. */
export function AddressForm({ title, ...options }: AddressFormProps) {
  const { api } = usePlatform();
  const form = useAddressForm(options);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);

  const input = (field: AddressField) => {
    const { name, type, label, autoComplete, maxLength, inputMode, missing, hint, isHalf = false } = field;
    const error = form.errors[name];
    const props = {
      name,
      type,
      label,
      autoComplete,
      maxLength,
      inputMode,
      hint,
      ...(error !== undefined && { state: 'error' as const, message: error }),
      optional: missing === undefined,
      className: isHalf ? undefined : classes.wide,
      value: form.typed[name],
      onBlur: () => form.leave(field),
      onChange: ({ target }: { readonly target: HTMLInputElement }) => form.type(field, target.value),
    };
    if (name !== 'street') return <Input key={name} {...props} />;
    return (
      <StreetField
        key={name}
        {...props}
        zipCode={form.typed.zipCode}
        suggest={async (query, signal) =>
          (await api.call(postStreetSuggestions, { body: { ...query } }, { signal })).data.streets
        }
        onPick={form.pick}
      />
    );
  };
  return (
    <form
      ref={element}
      method="post"
      noValidate
      aria-label={title}
      className={classes.form}
      onSubmit={(event) => void form.submit(event)}
    >
      <h3 className={classes.formTitle}>{title}</h3>
      <div className={classes.fields}>
        {ADDRESS_FIELDS.map(input)}
        <div className={classes.wide}>
          <Checkbox
            name="isDefault"
            label="Börja med den här i kassan"
            checked={form.typed.isDefault}
            onChange={({ target }) => form.setDefault(target.checked)}
          />
        </div>
      </div>
      <div role="alert">{form.failure === null ? null : <Alert tone="error">{form.failure}</Alert>}</div>
      <div className={classes.actions}>
        <Button type="submit" variant="primary" isLoading={form.isBusy}>
          Spara adressen
        </Button>
        <Button variant="quiet" onClick={form.cancel}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
