import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Field, type FieldBaseProps, fieldAria } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './select.module.css';

/** One option of a select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Props of `Select`, with those of a native select. */
export interface SelectProps extends FieldBaseProps, Omit<ComponentProps<'select'>, 'children' | 'className' | 'size'> {
  readonly name: string;
  readonly options: readonly SelectOption[];
}

/** The browser's own select in the shop's clothes: the best one there is on a phone. */
export function Select({
  label,
  state = 'neutral',
  message,
  hint,
  optional,
  className,
  id,
  options,
  ...rest
}: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field
      id={fieldId}
      {...{ label, message, hint, optional, className }}
      state={state === 'valid' ? 'neutral' : state}
    >
      <select
        {...rest}
        {...fieldAria(fieldId, { label, state, message, hint })}
        id={fieldId}
        className={clsx(styles.select, styles[state])}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} className={styles.arrow} />
    </Field>
  );
}
