import { Input, type InputProps } from '@shop/ui/input/input.tsx';
import { type InputFieldOptions, useInputField } from './use-input-field.ts';

type Look = Pick<
  InputProps,
  'hint' | 'className' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'disabled' | 'readOnly' | 'autoFocus' | 'id'
>;

export interface ValidatedInputProps extends InputFieldOptions, Look {
  /** Above the field; left out, the placeholder of the specification is the label. */
  readonly label?: string;
}

/**
 * [4-110..115] The shop's text field: an Input that follows the rules of section 5 for its `name` and `type`. Its
 * placeholder is the field's name in messages, and the message of an empty required field [5-39].
 */
export function ValidatedInput(props: ValidatedInputProps) {
  const {
    label,
    hint,
    className,
    autoComplete,
    autoCapitalize,
    inputMode,
    disabled,
    readOnly,
    autoFocus,
    id,
    ...options
  } = props;
  const field = useInputField(options);
  return (
    <Input
      {...field}
      {...{ hint, className, autoComplete, autoCapitalize, inputMode, disabled, readOnly, autoFocus, id }}
      label={label ?? options.placeholder}
      optional={options.required !== true}
    />
  );
}
