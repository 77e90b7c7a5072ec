import { cleanTypedValue } from '@shop/domain/validation/field-limits';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { Select } from '@shop/ui/select/select.tsx';
import type { ProfileField } from './profile-fields.ts';
import { ProfileStreet } from './profile-street.tsx';
import classes from './profile-page.module.css';

export interface ProfileFieldProps {
  readonly field: ProfileField;
  /** As it is saved. */
  readonly saved: string | boolean | undefined;
  readonly error: string | undefined;
  readonly onInput: (name: string) => void;
  readonly onLeave: (name: string) => void;
}

/** One field of a section's form. */
export function ProfileFieldInput({ field, saved, error, onInput, onLeave }: ProfileFieldProps) {
  const { name, label, hint } = field;
  const wrong = error === undefined ? {} : { state: 'error' as const, message: error };
  const help = hint === undefined ? {} : { hint };
  if (field.kind === 'switch') {
    return (
      <Checkbox
        name={name}
        label={label}
        {...help}
        defaultChecked={saved === true}
        className={classes.wide}
        onChange={() => onInput(name)}
      />
    );
  }
  if (field.kind === 'choice') {
    return (
      <Select
        name={name}
        label={label}
        {...help}
        {...wrong}
        defaultValue={String(saved)}
        options={field.options.map((option) => ({ value: option.key, label: option.label }))}
        className={classes.wide}
        onChange={() => onInput(name)}
      />
    );
  }
  const { type, autoComplete, inputMode, maxLength, missing, isHalf = false } = field;
  if (name === 'street') return <ProfileStreet saved={String(saved ?? '')} {...{ field, error, onInput, onLeave }} />;
  return (
    <Input
      {...{ name, label, type, autoComplete, inputMode, maxLength }}
      {...help}
      {...wrong}
      optional={missing === undefined}
      defaultValue={String(saved ?? '')}
      className={isHalf ? undefined : classes.wide}
      onBlur={() => onLeave(name)}
      onInput={({ currentTarget }) => {
        const cleaned = cleanTypedValue({ name, type }, currentTarget.value);
        if (cleaned !== currentTarget.value) currentTarget.value = cleaned;
        onInput(name);
      }}
    />
  );
}
