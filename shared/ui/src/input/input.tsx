import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { Field, type FieldLook, fieldAria } from '../field/field.tsx';
import styles from './input.module.css';

export interface InputProps extends FieldLook, Omit<ComponentProps<'input'>, 'children' | 'className'> {
  readonly name: string;
}

/** One line of text, 48 px high [9-117]. Say what it holds with `autoComplete`, `inputMode` and `type`. */
export function Input({ label, state = 'neutral', message, hint, optional, className, id, ...rest }: InputProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} {...{ label, state, message, hint, optional, className }}>
      <input
        type="text"
        required={optional !== true}
        {...rest}
        {...fieldAria(fieldId, { label, state, message, hint })}
        id={fieldId}
        className={clsx(styles.input, styles[state])}
      />
    </Field>
  );
}
