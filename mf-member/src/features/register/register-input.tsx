import { cleanTypedValue } from '@shop/domain/validation/field-limits';
import { Input } from '@shop/ui/input/input.tsx';
import type { FormEvent } from 'react';
import type { RegisterField, RegisterFieldDescription } from './register-fields.ts';

export interface RegisterInputProps {
  readonly field: RegisterFieldDescription;
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly isRequired: boolean;
  readonly onLeave: (name: RegisterField, form: HTMLFormElement | null) => void;
  readonly onInput: (event: FormEvent<HTMLInputElement>) => void;
}

/** One field of the register form. What may not be typed is removed from typed, pasted and filled-in values alike. */
export function RegisterInput({ field, defaultValue, error, isRequired, onLeave, onInput }: RegisterInputProps) {
  const { name, isOptional = false, isOfCompany: _, rule: __, missing: ___, hint, ...attributes } = field;
  return (
    <Input
      {...attributes}
      name={name}
      defaultValue={defaultValue}
      required={isRequired}
      optional={isOptional}
      {...(name === 'username' && { autoCapitalize: 'none', spellCheck: false })}
      {...(hint !== undefined && { hint })}
      {...(error !== undefined && { state: 'error' as const, message: error })}
      onBlur={({ currentTarget }) => onLeave(name, currentTarget.form)}
      onInput={(event) => {
        const { currentTarget } = event;
        const cleaned = cleanTypedValue(field, currentTarget.value);
        if (cleaned !== currentTarget.value) currentTarget.value = cleaned;
        onInput(event);
      }}
    />
  );
}
