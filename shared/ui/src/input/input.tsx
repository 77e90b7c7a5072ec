import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { Field, type FieldBaseProps, fieldAria } from '../field/field.tsx';
import styles from './input.module.css';

/** Props of `Input`, with those of a native input. */
export interface InputProps extends FieldBaseProps, Omit<ComponentProps<'input'>, 'children' | 'className'> {
  readonly name: string;
}

/** One line of text, 48 px high [9-117]. Set `autoComplete`, `inputMode` and `type` for its content. */
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
