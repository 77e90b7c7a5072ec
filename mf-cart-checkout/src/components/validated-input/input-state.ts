import { isEmptyValue, type Validation } from '@shop/domain/validation/validate-field';

/** What happens to an input. `show` is its first appearance in checkout-validation mode. */
export type InputEvent =
  | { readonly type: 'show' }
  | { readonly type: 'focus' }
  | { readonly type: 'change'; readonly value: string }
  | { readonly type: 'blur' }
  /** [3-134] From the form after a failed submit; `placeholder` is the error text. */
  | { readonly type: 'submitError'; readonly status: boolean; readonly placeholder?: string | undefined };

export interface InputState {
  readonly value: string;
  readonly isFocused: boolean;
  /** What the shopper sees. */
  readonly shown: Validation;
  /** The error shown comes from a failed submit. */
  readonly isForced: boolean;
  /** Reported to the form [3-133]; may be an error that is not shown yet. */
  readonly isValid: boolean;
}

/** The rules an input lives by. */
export interface InputRules {
  readonly placeholder: string;
  readonly required?: boolean | undefined;
  readonly validate: (value: string) => Validation;
}

const NEUTRAL: Validation = { state: 'neutral' };

/** [4-110] An input starts neutral, with whatever value it is prefilled with. */
export function initialInputState(value: string, rules: InputRules): InputState {
  return { value, isFocused: false, shown: NEUTRAL, isForced: false, isValid: rules.validate(value).state !== 'error' };
}

/** [4-112] While the input is focused an error waits; being valid may show at once. */
function whileFocused(validation: Validation): Validation {
  return validation.state === 'error' ? NEUTRAL : validation;
}

function afterChange(state: InputState, value: string, rules: InputRules): InputState {
  const validation = rules.validate(value);
  // [4-113] The one error that shows while typing: a required field has been emptied [O4-40].
  const isCleared = Boolean(rules.required) && isEmptyValue(value) && !isEmptyValue(state.value);
  const shown = state.isFocused && !isCleared ? whileFocused(validation) : validation;
  return { ...state, value, shown, isForced: false, isValid: validation.state !== 'error' };
}

/**
 * [4-110..115] The next state of an input.
 *
 * An error from a failed submit shows at once, focused or not, because the focus moves to it; it stays until the value
 * changes or the form withdraws it. In checkout-validation mode `show` reports every field to the form, but the
 * shopper sees errors of prefilled values only [O4-41].
 */
export function nextInputState(state: InputState, event: InputEvent, rules: InputRules): InputState {
  switch (event.type) {
    case 'show': {
      const validation = rules.validate(state.value);
      return {
        ...state,
        shown: isEmptyValue(state.value) ? NEUTRAL : validation,
        isValid: validation.state !== 'error',
      };
    }
    case 'focus':
      return { ...state, isFocused: true, shown: state.isForced ? state.shown : whileFocused(state.shown) };
    case 'change':
      return afterChange(state, event.value, rules);
    case 'blur': {
      if (state.isForced) return { ...state, isFocused: false };
      const validation = rules.validate(state.value);
      return { ...state, isFocused: false, shown: validation, isValid: validation.state !== 'error' };
    }
    case 'submitError': {
      if (event.status) {
        return {
          ...state,
          shown: { state: 'error', message: event.placeholder ?? rules.placeholder },
          isForced: true,
          isValid: false,
        };
      }
      return state.isForced ? afterChange(state, state.value, rules) : state;
    }
  }
}

/** [3-133] The report of an input to its form. */
export function validityEvent(
  name: string,
  { isValid }: Pick<InputState, 'isValid'>,
): { valid: boolean; name: string } {
  return { valid: isValid, name };
}
