import type { Registration } from '@shop/contracts';
import { wallClockAt } from '@shop/domain/dates';
import {
  normaliseCorpNumber,
  normaliseEmail,
  normalisePhone,
  normaliseSsn,
  normaliseZip,
} from '@shop/domain/validation/normalise';
import { birthDayOf, isValidPersonalNumber, isMaskedCorpNumber } from '@shop/domain/validation/numbers';
import { validateField } from '@shop/domain/validation/validate-field';
import { ApiError } from '../http/errors.ts';
import { passwordError } from './password-rules.ts';

type FieldName = Exclude<keyof Registration, 'kind' | 'newsletter' | 'orderId' | 'secret' | 'password'>;

interface FieldRule {
  readonly field: FieldName;
  readonly type?: string;
  readonly label: string;
  readonly isOptional?: boolean;
  readonly maxLength: number;
}

const PERSON: readonly FieldRule[] = [
  { field: 'email', type: 'email', label: 'E-postadress', maxLength: 254 },
  { field: 'username', label: 'Användarnamn', maxLength: 50 },
  { field: 'verifypassword', label: 'Upprepa lösenordet', maxLength: 1000 },
  { field: 'firstName', label: 'Förnamn', maxLength: 100 },
  { field: 'lastName', label: 'Efternamn', maxLength: 100 },
  { field: 'zipCode', label: 'Postnummer', maxLength: 10 },
  { field: 'mobile', type: 'tel', label: 'Mobilnummer', isOptional: true, maxLength: 30 },
  { field: 'ssn', label: 'Personnummer', isOptional: true, maxLength: 20 },
];

const COMPANY: readonly FieldRule[] = [
  { field: 'companyName', label: 'Företagsnamn', maxLength: 100 },
  { field: 'corpNumber', label: 'Organisationsnummer', maxLength: 20 },
];

/** The values of a new account, each normalised. */
export interface NewAccount {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly zipCode: string;
  readonly phoneNumber: string;
  readonly ssn: string | null;
  readonly companyName: string | null;
  readonly corpNumber: string | null;
  readonly wantsNewsletter: boolean;
}

/**
 * The personal number with its century: '811228-9874' becomes '198112289874'; a '+' means that the person is over a
 * hundred.
 */
function longSsn(value: string, currentYear: number): string {
  const digits = normaliseSsn(value);
  if (digits.length === 12) return digits;
  const year = birthDayOf(digits, currentYear)?.year ?? 0;
  const century = Math.floor(year / 100) - (value.includes('+') ? 1 : 0);
  return `${century}${digits}`;
}

/** Turns '+46 (0)70 …' into '+46 70 …': a Swede's own number is never refused [O5-15]. */
const withoutTrunkZero = (phone: string): string => phone.replace(/^(\s*(?:\+|00)\s*46[\s-]*)\(0\)/, '$1');

function formErrors(form: Registration, currentYear: number): Record<string, string> {
  const rules = form.kind === 'company' ? [...PERSON, ...COMPANY] : PERSON;
  const errors: Record<string, string> = {};
  for (const { field, type, label, isOptional = false, maxLength } of rules) {
    const value = field === 'mobile' ? withoutTrunkZero(form.mobile) : form[field];
    const { state, message } = validateField({ name: field, type }, value, {
      placeholder: label,
      required: !isOptional,
      currentYear,
      ...(field === 'verifypassword' && { comparison: form.password }),
    });
    if (state === 'error') errors[field] = message;
    else if (value.length > maxLength) errors[field] = `Ogiltigt ${label.toLowerCase()}`;
  }
  const password = passwordError(form.password, form);
  if (password !== null) errors['password'] = password;
  // The form accepts anything shaped like a personal number; the server checks date and check digit [O5-19].
  if (errors['ssn'] === undefined && form.ssn.trim() !== '' && !isValidPersonalNumber(form.ssn, currentYear)) {
    errors['ssn'] = 'Ogiltigt personnummer';
  }
  // A masked number can only be sent back once it has been shown, which it has not been yet.
  if (form.kind === 'company' && isMaskedCorpNumber(form.corpNumber))
    errors['corpNumber'] = 'Ogiltigt organisationsnummer';
  return errors;
}

/** Reads the account from a submitted form [O8-10]; throws 422 with one Swedish text per refused field [O5-12]. */
export function readRegistration(form: Registration, now: Date): NewAccount {
  const currentYear = wallClockAt(now).year;
  const fields = formErrors(form, currentYear);
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', undefined, { fields });
  const isCompany = form.kind === 'company';
  return {
    email: normaliseEmail(form.email),
    username: form.username.trim(),
    password: form.password,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    zipCode: normaliseZip(form.zipCode),
    phoneNumber: normalisePhone(form.mobile),
    ssn: form.ssn.trim() === '' ? null : longSsn(form.ssn, currentYear),
    companyName: isCompany ? form.companyName.trim() : null,
    corpNumber: isCompany ? normaliseCorpNumber(form.corpNumber) : null,
    wantsNewsletter: form.newsletter,
  };
}
