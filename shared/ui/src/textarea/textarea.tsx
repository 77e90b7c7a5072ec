import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { Field, type FieldBaseProps, fieldAria } from '../field/field.tsx';
import styles from './textarea.module.css';

/** Props of `Textarea`, with those of a native textarea. */
export interface TextareaProps extends FieldBaseProps, Omit<ComponentProps<'textarea'>, 'children' | 'className'> {
  readonly name: string;
}

/** Several lines of text; grows with what is typed where the browser can. */
export function Textarea({ label, state = 'neutral', message, hint, optional, className, id, ...rest }: TextareaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} {...{ label, state, message, hint, optional, className }}>
      <textarea
        rows={4}
        required={optional !== true}
        {...rest}
        {...fieldAria(fieldId, { label, state, message, hint })}
        id={fieldId}
        className={clsx(styles.textarea, styles[state])}
      />
    </Field>
  );
}
