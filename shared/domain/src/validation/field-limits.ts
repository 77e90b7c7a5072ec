import { normalisePhone, normaliseSsn } from './normalise.ts';

/** Identity of an input: its `name` selects the rules of section 5, its `type` those of the type. */
export interface FieldIdentity {
  readonly name: string;
  readonly type?: string | undefined;
}

/** [9-118][9-119][9-120][9-123] Lengths in characters. */
export const STREET_MAX_LENGTH = 35;
/** Maximum length of the checkout's text fields, in characters. */
export const CHECKOUT_MAX_LENGTH = 100;
/** Minimum length of a username, in characters. */
export const USERNAME_MIN_LENGTH = 4;
/** Maximum length of a username, in characters. */
export const USERNAME_MAX_LENGTH = 50;
/** Digits of a personal identity number, without hyphen. */
export const SSN_MAX_LENGTH = 12;

/** [O5-14] Minimum length of a password, in characters. */
export const PASSWORD_MIN_LENGTH = 8;
/** Maximum length of a password, in characters. */
export const PASSWORD_MAX_LENGTH = 128;

const OWN_LIMITS: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ['street', STREET_MAX_LENGTH],
  ['username', USERNAME_MAX_LENGTH],
  ['newPassword', PASSWORD_MAX_LENGTH],
]);

/**
 * [5-60][5-61] The `maxlength` of a field, or undefined. Of two limits the smaller one wins [O5-25]. ssn has none: it
 * is cut after its hyphen is removed, so that a pasted 19811228-9874 is not truncated.
 */
export function maxLengthOf({ name }: FieldIdentity, onCheckout = false): number | undefined {
  const own = OWN_LIMITS.get(name);
  if (name === 'ssn') return undefined;
  return onCheckout ? Math.min(own ?? Infinity, CHECKOUT_MAX_LENGTH) : own;
}

/** A '+' on its way to '+46' must survive until it gets there, or a typed '+4670…' would end as '4670…'. */
const UNFINISHED_PREFIX = /^\+4?$/;

/**
 * [5-56..59] The allowed characters of a typed, pasted or autofilled value. Meant for the input event rather than for
 * keys, so that Backspace, shortcuts, voice input and screen readers work [O5-16].
 */
export function cleanTypedValue({ name, type }: FieldIdentity, value: string): string {
  if (name === 'ssn') return normaliseSsn(value).slice(0, SSN_MAX_LENGTH);
  if (type === 'tel') return UNFINISHED_PREFIX.test(value) ? value : normalisePhone(value);
  if (type === 'number') return value.replace(/\D/g, '');
  return type === 'email' ? value.replace(/\s/g, '') : value;
}
