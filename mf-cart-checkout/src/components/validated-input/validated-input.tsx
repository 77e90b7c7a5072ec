import { Input, type InputProps } from '@shop/ui/input/input.tsx';
import { StreetField, type StreetFieldProps } from '@shop/ui/street-field/street-field.tsx';
import { type InputFieldOptions, useInputField } from './use-input-field.ts';

type Look = Pick<
  InputProps,
  'hint' | 'className' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'disabled' | 'readOnly' | 'autoFocus' | 'id'
>;

export interface ValidatedInputProps extends InputFieldOptions, Look {
  /** Above the field; left out, the placeholder of the specification is the label. */
  readonly label?: string;
  /** For a street: where its suggestions come from, and what becomes of a chosen one. */
  readonly streets?: Pick<StreetFieldProps, 'zipCode' | 'suggest' | 'onPick'> | undefined;
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
    streets,
    ...options
  } = props;
  const field = useInputField(options);
  const input = {
    ...field,
    hint,
    className,
    autoComplete,
    autoCapitalize,
    inputMode,
    disabled,
    readOnly,
    autoFocus,
    id,
    label: label ?? options.placeholder,
    optional: options.required !== true,
  };
  return streets ? <StreetField {...input} {...streets} /> : <Input {...input} />;
}
