import { wallClockAt } from '../dates.ts';
import { type FieldIdentity, maxLengthOf } from './field-limits.ts';
import { fieldName, type RuleContext, rulesFor } from './field-rules.ts';

/** What selects and parametrises a field's rules. */
export interface ValidateOptions {
  /** Label and message of the field; also the {field} of other messages [5-39]. */
  readonly placeholder: string;
  /** What an empty required field says; left out, its placeholder [5-40]. */
  readonly emptyMessage?: string | undefined;
  readonly required?: boolean | undefined;
  /** The other value where two must be equal. */
  readonly comparison?: string | undefined;
  /** [5-55] A rule of the form's own; its message is the placeholder. */
  readonly validate?: ((value: string) => boolean) | undefined;
  /** On the checkout no value is longer than 100 characters [5-61]. */
  readonly checkout?: boolean | undefined;
  /** For the dates in personal numbers; the current year by default, tests override it. */
  readonly currentYear?: number | undefined;
}

/** Neutral: no message, e.g. for an empty optional field. */
export type Validation =
  | { readonly state: 'neutral' | 'valid'; readonly message?: undefined }
  | { readonly state: 'error'; readonly message: string };

const error = (message: string): Validation => ({ state: 'error', message });

/** [O5-21] White space alone counts as empty. */
export function isEmptyValue(value: string): boolean {
  return value.trim() === '';
}

/**
 * [5-38..55] Validates a field's value. The rules are required, type, name, comparison, length and custom, in this
 * order; the first failure is the result [O5-24]. Browser and server use the same function [O5-12].
 */
export function validateField(field: FieldIdentity, value: string, options: ValidateOptions): Validation {
  const { placeholder, emptyMessage = placeholder, required, comparison, validate, checkout } = options;
  if (isEmptyValue(value)) return required ? error(emptyMessage) : { state: 'neutral' };
  const context: RuleContext = {
    placeholder,
    comparison,
    currentYear: options.currentYear ?? wallClockAt(Date.now()).year,
  };
  const broken = rulesFor(field, context).find((rule) => !rule.passes(value, context));
  if (broken) return error(broken.message(context));
  if (value.length > (maxLengthOf(field, checkout) ?? Infinity)) return error(`Ogiltigt ${fieldName(placeholder)}`);
  return validate && !validate(value) ? error(placeholder) : { state: 'valid' };
}
