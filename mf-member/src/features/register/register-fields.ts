import type { Registration } from '@shop/contracts/api/account';
import { wallClockAt } from '@shop/domain/dates';
import { isValidPersonalNumber } from '@shop/domain/validation/numbers';
import { isEmptyValue, validateField } from '@shop/domain/validation/validate-field';
import { PASSWORD_HINT } from '../password-reset/password-hint.ts';

export type RegisterField = Exclude<keyof Registration, 'kind' | 'newsletter' | 'orderId' | 'secret'>;
export type RegisterErrors = Partial<Record<RegisterField, string>>;
export type RegisterValues = Omit<Registration, 'orderId' | 'secret'>;

/** One field of the form: what the browser has to know of it, and the rules that it follows. */
export interface RegisterFieldDescription {
  readonly name: RegisterField;
  readonly type: 'text' | 'email' | 'tel' | 'password';
  readonly label: string;
  /** Said when it is left empty, unless it is optional. */
  readonly missing?: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** Only companies have it. */
  readonly isOfCompany?: boolean;
  /** Name by which the rules know it, when it is another. */
  readonly rule?: string;
  readonly autoComplete: string;
  readonly inputMode?: 'numeric';
  readonly maxLength: number;
  readonly minLength?: number;
  /** For a browser without JavaScript. */
  readonly pattern?: string;
}

const ZIP_PATTERN = String.raw`\s*[1-9]\d{2}\s?\d{2}\s*`;

/** [O2.10-01] Every field, in the order of the form. */
export const REGISTER_FIELDS: readonly RegisterFieldDescription[] = [
  {
    name: 'companyName',
    type: 'text',
    label: 'Företagsnamn',
    missing: 'Fyll i företagets namn',
    isOfCompany: true,
    autoComplete: 'organization',
    maxLength: 100,
  },
  {
    name: 'corpNumber',
    type: 'text',
    label: 'Organisationsnummer',
    missing: 'Fyll i organisationsnumret',
    hint: 'Tio siffror. Enskild firma anger sitt personnummer.',
    isOfCompany: true,
    autoComplete: 'off',
    inputMode: 'numeric',
    maxLength: 20,
  },
  {
    name: 'email',
    type: 'email',
    label: 'E-postadress',
    missing: 'Fyll i din e-postadress',
    autoComplete: 'email',
    maxLength: 254,
  },
  {
    name: 'username',
    type: 'text',
    label: 'Användarnamn',
    missing: 'Välj ett användarnamn',
    hint: 'Minst 4 tecken: bokstäver, siffror, punkt, bindestreck och understreck.',
    autoComplete: 'username',
    minLength: 4,
    maxLength: 50,
    pattern: String.raw`\s*[a-zA-Z0-9_.\-åäöæøÅÄÖÆØ]+\s*`,
  },
  {
    name: 'password',
    type: 'password',
    label: 'Lösenord',
    missing: 'Välj ett lösenord',
    rule: 'newPassword',
    hint: PASSWORD_HINT,
    autoComplete: 'new-password',
    minLength: 8,
    maxLength: 128,
  },
  {
    name: 'verifypassword',
    type: 'password',
    label: 'Upprepa lösenordet',
    missing: 'Skriv lösenordet en gång till',
    autoComplete: 'new-password',
    maxLength: 128,
  },
  {
    name: 'firstName',
    type: 'text',
    label: 'Förnamn',
    missing: 'Fyll i ditt förnamn',
    autoComplete: 'given-name',
    maxLength: 100,
  },
  {
    name: 'lastName',
    type: 'text',
    label: 'Efternamn',
    missing: 'Fyll i ditt efternamn',
    autoComplete: 'family-name',
    maxLength: 100,
  },
  {
    name: 'zipCode',
    type: 'text',
    label: 'Postnummer',
    missing: 'Fyll i ditt postnummer',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    maxLength: 10,
    pattern: ZIP_PATTERN,
  },
  { name: 'mobile', type: 'tel', label: 'Mobilnummer', isOptional: true, autoComplete: 'tel', maxLength: 30 },
  {
    name: 'ssn',
    type: 'text',
    label: 'Personnummer',
    hint: 'Behövs bara för delbetalning och BankID. Vi sparar det krypterat.',
    isOptional: true,
    autoComplete: 'off',
    inputMode: 'numeric',
    maxLength: 20,
  },
];

const isAsked = ({ isOfCompany }: RegisterFieldDescription, kind: Registration['kind']): boolean =>
  isOfCompany !== true || kind === 'company';

/** What is wrong with one field, in Swedish; null when nothing is. The server repeats every rule [O5-12]. */
export function registerError(field: RegisterFieldDescription, values: RegisterValues, now: Date): string | null {
  const { name, rule, type, label, missing = label, isOptional = false } = field;
  const value = values[name];
  if (!isOptional && isEmptyValue(value)) return missing;
  const currentYear = wallClockAt(now).year;
  const result = validateField({ name: rule ?? name, type }, value, {
    placeholder: label,
    required: !isOptional,
    currentYear,
    ...(name === 'verifypassword' && { comparison: values.password }),
  });
  if (result.state === 'error') return result.message;
  if (name === 'ssn' && value.trim() !== '' && !isValidPersonalNumber(value, currentYear)) {
    return 'Ogiltigt personnummer';
  }
  return null;
}

/** What is wrong with the form, by field in its order; empty when nothing is. */
export const registerErrors = (values: RegisterValues, now: Date): RegisterErrors =>
  Object.fromEntries(
    REGISTER_FIELDS.filter((field) => isAsked(field, values.kind)).flatMap((field) => {
      const error = registerError(field, values, now);
      return error === null ? [] : [[field.name, error]];
    }),
  );

/** The form's values, by the names of its fields; a company's are empty for a private person. */
export function registerValuesOf(form: FormData): RegisterValues {
  const textOf = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const kind = textOf('kind') === 'company' ? 'company' : 'private';
  const texts = Object.fromEntries(
    REGISTER_FIELDS.map((field) => [field.name, isAsked(field, kind) ? textOf(field.name) : '']),
  ) as Record<RegisterField, string>;
  return { kind, ...texts, newsletter: form.has('newsletter') };
}
