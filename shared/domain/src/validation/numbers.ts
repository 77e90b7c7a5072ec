import { normaliseCorpNumber, normaliseSsn } from './normalise.ts';

/** Check digit of Swedish personal and organisation numbers (Luhn, mod 10) over ten digits. */
export function hasValidCheckDigit(tenDigits: string): boolean {
  if (!/^\d{10}$/.test(tenDigits)) return false;
  const sum = [...tenDigits].reduce((total, character, index) => {
    const product = Number(character) * (index % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === 0;
}

/** A calendar day; `month` is 1–12. */
export interface BirthDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function isRealDay({ year, month, day }: BirthDay): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * [O5-19] Birth date in a personal or coordination number (day + 60) of 10 or 12 digits, or null for an invalid date.
 * Ten digits have no century: the latest one that is not after `currentYear`.
 */
export function birthDayOf(ssn: string, currentYear: number): BirthDay | null {
  const match = /^(\d\d)?(\d\d)(\d\d)(\d\d)\d{4}$/.exec(normaliseSsn(ssn));
  if (!match) return null;
  const [, century, yy, mm, dd] = match;
  const shortYear = Number(yy);
  const guessed = Math.floor(currentYear / 100) * 100 + shortYear;
  const year = century ? Number(century) * 100 + shortYear : guessed > currentYear ? guessed - 100 : guessed;
  const day = Number(dd) > 60 ? Number(dd) - 60 : Number(dd);
  const birthDay = { year, month: Number(mm), day };
  return isRealDay(birthDay) ? birthDay : null;
}

/** [O5-19] The server's check of a personal number: form, date (coordination numbers included) and check digit. */
export function isValidPersonalNumber(ssn: string, currentYear: number): boolean {
  const digits = normaliseSsn(ssn);
  if (digits.length === 12 && !/^(?:19|20|21)/.test(digits)) return false;
  return birthDayOf(digits, currentYear) !== null && hasValidCheckDigit(digits.slice(-10));
}

/** Whole years of age on a day; credit needs 18 [O5-19]. */
export function ageOn(birth: BirthDay, today: BirthDay): number {
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}

/**
 * [O5-20] An organisation number: 10 digits, or 12 that start with 16; third digit at least 2; valid check digit. A
 * sole trader's personal number is valid as well.
 */
export function isValidCorpNumber(value: string, currentYear: number): boolean {
  const digits = normaliseCorpNumber(value);
  const ten = /^16\d{10}$/.test(digits) ? digits.slice(2) : digits;
  return (/^\d\d[2-9]\d{7}$/.test(ten) && hasValidCheckDigit(ten)) || isValidPersonalNumber(digits, currentYear);
}

/**
 * Whether an organisation number, whole or masked, is a sole trader's: a personal number. No company's has a third
 * digit below 2.
 */
export const isPersonsCorpNumber = (value: string): boolean =>
  /^\d\d[01]\d{3}(?:\d{4}|\*{4})$/.test(normaliseCorpNumber(value).slice(-10));

/**
 * [O3-06] An organisation number for display: of a sole trader's only the birth date, '811228-****'; a company's
 * whole.
 */
export const maskCorpNumber = (value: string): string =>
  isPersonsCorpNumber(value) ? `${normaliseCorpNumber(value).slice(-10, -4)}-****` : value;

/** Whether a form has the masked number, which means that it was not changed. */
export const isMaskedCorpNumber = (value: string): boolean => /^\d{6}-\*{4}$/.test(value.trim());
