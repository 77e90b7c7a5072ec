import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { cleanTypedValue, maxLengthOf } from '@shop/domain/validation/field-limits';
import { type InputEvent, type InputRules, initialInputState, nextInputState, validityEvent } from './input-state.ts';
import { type ValidateOptions, validateField } from '@shop/domain/validation/validate-field';

export interface InputFieldOptions extends ValidateOptions {
  /** Decides the rules, together with `type`. */
  readonly name: string;
  readonly type?: string | undefined;
  readonly initialValue?: string | undefined;
  /** [4-114] The form's error after a failed submit; a new object for each submit. */
  readonly submitError?: { readonly status: boolean; readonly placeholder?: string } | undefined;
  /** A value from elsewhere, e.g. a look-up, as if it had been typed; a new object for each. */
  readonly fill?: { readonly value: string } | undefined;
  /** [3-133] Called with the first state and with each change. */
  readonly onValidity?: ((event: { valid: boolean; name: string }) => void) | undefined;
  readonly onValue?: ((value: string, name: string) => void) | undefined;
}

/**
 * [4-110..115] Runs the domain's input state machine for one input: returns its value, handlers, maximum length and
 * message. With `checkout`, the field is validated when it is first shown.
 */
export function useInputField(options: InputFieldOptions) {
  const {
    name,
    type,
    placeholder,
    emptyMessage = placeholder,
    required,
    checkout,
    initialValue = '',
    submitError,
    fill,
    onValidity,
    onValue,
  } = options;
  const rules: InputRules = {
    placeholder: emptyMessage,
    required,
    validate: (value) => validateField({ name, type }, value, options),
  };
  const [state, setState] = useState(() => initialInputState(initialValue, rules));
  const input = useRef<HTMLInputElement>(null);

  const send = (event: InputEvent) => setState((current) => nextInputState(current, event, rules));
  const take = (typed: string) => {
    const value = cleanTypedValue({ name, type }, typed);
    send({ type: 'change', value });
    onValue?.(value, name);
  };

  const latest = useRef({ send, take, onValidity, checkout, initialValue });
  useEffect(() => {
    latest.current = { send, take, onValidity, checkout, initialValue };
  });

  useEffect(() => {
    // Typed or autofilled before React was there: nothing typed is ever lost.
    const typed = input.current?.value ?? '';
    const field = latest.current;
    if (typed !== field.initialValue) field.take(typed);
    if (field.checkout === true) field.send({ type: 'show' });
    // Once, on first appearance.
  }, []);

  useEffect(() => {
    // Withdrawn, e.g. by a later response of the server: the field says again what its rules say.
    latest.current.send({ type: 'submitError', status: false, ...submitError });
  }, [submitError]);

  // One that is older than the field is in its initial value already, or has been changed since.
  const taken = useRef(fill);
  useEffect(() => {
    if (fill && fill !== taken.current) latest.current.take(fill.value);
    taken.current = fill;
  }, [fill]);

  const { isValid } = state;
  useEffect(() => {
    latest.current.onValidity?.(validityEvent(name, { isValid }));
  }, [name, isValid]);

  return {
    ref: input,
    name,
    type,
    value: state.value,
    maxLength: maxLengthOf({ name, type }, checkout),
    state: state.shown.state,
    message: state.shown.message,
    onFocus: () => send({ type: 'focus' }),
    onBlur: () => send({ type: 'blur' }),
    onChange: (event: ChangeEvent<HTMLInputElement>) => take(event.target.value),
  };
}
