import type { ProfileChanges } from '@shop/contracts';
import { normaliseCorpNumber, normalisePhone, normaliseZip } from '@shop/domain/validation/normalise';
import { validateField } from '@shop/domain/validation/validate-field';
import { ApiError } from '../http/errors.ts';

type TextName =
  | 'firstName'
  | 'lastName'
  | 'phoneNumber'
  | 'street'
  | 'zipCode'
  | 'city'
  | 'companyName'
  | 'corpNumber'
  | 'invoiceReference';

interface TextRule {
  /** The field's name in the rules of section 5. */
  readonly name?: string;
  readonly type?: string;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly normalise?: (value: string) => string;
}

const RULES: Readonly<Record<TextName, TextRule>> = {
  firstName: { label: 'Förnamn', isRequired: true },
  lastName: { label: 'Efternamn', isRequired: true },
  phoneNumber: { name: 'mobile', type: 'tel', label: 'Mobilnummer', normalise: normalisePhone },
  street: { label: 'Gatuadress' },
  zipCode: { label: 'Postnummer', isRequired: true, normalise: normaliseZip },
  city: { label: 'Ort' },
  companyName: { label: 'Företagsnamn' },
  corpNumber: { label: 'Organisationsnummer', normalise: normaliseCorpNumber },
  invoiceReference: { name: 'invoice-reference', label: 'Referens på fakturan' },
};
const NAMES = Object.keys(RULES) as TextName[];
const MAX_LENGTH = 100;

/** The submitted texts, normalised; throws 422 with a Swedish text per refused field [O5-12]. */
export function readTexts(changes: ProfileChanges, currentYear: number): Partial<Record<TextName, string>> {
  const texts: Partial<Record<TextName, string>> = {};
  const fields: Record<string, string> = {};
  for (const field of NAMES) {
    const value = changes[field];
    if (value === undefined) continue;
    const { name = field, type, label, isRequired = false, normalise } = RULES[field];
    const { state, message } = validateField({ name, type }, value, {
      placeholder: label,
      required: isRequired,
      currentYear,
    });
    if (state === 'error') fields[field] = message;
    else if (value.length > MAX_LENGTH) fields[field] = `Skriv högst ${MAX_LENGTH} tecken.`;
    else texts[field] = normalise ? normalise(value) : value.trim();
  }
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', undefined, { fields });
  return texts;
}
