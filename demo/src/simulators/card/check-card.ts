import { wallClockAt } from '@shop/domain/dates';
import type { PayResponse } from '@shop/api/payments/card-protocol';

interface Card {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

/** The check digit that every card number ends in. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export const cardDigits = (number: string): string => number.replace(/[\s-]/g, '');

function isExpired(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d\d)$/.exec(expiry.trim()) ?? [];
  const today = wallClockAt(now);
  return month === '' || (2000 + Number(year)) * 12 + Number(month) < today.year * 12 + today.month;
}

const invalid = (field: NonNullable<PayResponse['field']>, message: string): PayResponse => ({
  result: 'invalid',
  field,
  message,
});

/** The first thing that is wrong with a card, or null. */
export function checkCard({ number, expiry, cvc, name }: Card, now: Date): PayResponse | null {
  const digits = cardDigits(number);
  if (!/^\d{13,19}$/.test(digits) || !hasCheckDigit(digits)) return invalid('number', 'Kontrollera kortnumret.');
  if (isExpired(expiry, now)) return invalid('expiry', 'Kontrollera giltighetstiden, till exempel 08/29.');
  if (!/^\d{3,4}$/.test(cvc.trim())) return invalid('cvc', 'CVC är tre eller fyra siffror.');
  if (name.trim() === '') return invalid('name', 'Fyll i namnet på kortet.');
  return null;
}
