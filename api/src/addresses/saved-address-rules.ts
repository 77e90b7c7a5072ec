import type { AddressFields } from '@shop/contracts';
import { EMPTY_MESSAGES } from '@shop/domain/validation/customer-words';
import { normalisePhone, normaliseZip } from '@shop/domain/validation/normalise';
import { validateField } from '@shop/domain/validation/validate-field';
import { ApiError } from '../http/errors.ts';

type TextField = Exclude<keyof AddressFields, 'isDefault'>;

interface FieldRule {
  readonly field: TextField;
  readonly type?: string;
  readonly label: string;
  readonly emptyMessage?: string;
}

/** The fields that have rules of section 5; an empty message makes a field required. */
const RULES: readonly FieldRule[] = [
  { field: 'firstName', label: 'Förnamn', emptyMessage: EMPTY_MESSAGES.firstName },
  { field: 'lastName', label: 'Efternamn', emptyMessage: EMPTY_MESSAGES.lastName },
  { field: 'street', label: 'Gatuadress', emptyMessage: EMPTY_MESSAGES.street },
  { field: 'zipCode', label: 'Postnummer', emptyMessage: EMPTY_MESSAGES.zipCode },
  { field: 'city', label: 'Ort', emptyMessage: EMPTY_MESSAGES.city },
  { field: 'mobile', type: 'tel', label: 'Mobilnummer' },
];

/** The address as it is stored; throws 422 with one Swedish text per refused field [O5-12]. */
export function readAddress(typed: AddressFields, currentYear: number): AddressFields {
  const fields = Object.fromEntries(
    RULES.flatMap(({ field, type, label, emptyMessage }) => {
      const options = { placeholder: label, emptyMessage, required: emptyMessage !== undefined, currentYear };
      const { state, message } = validateField({ name: field, type }, typed[field], { ...options, checkout: true });
      return state === 'error' ? [[field, message]] : [];
    }),
  );
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', undefined, { fields });
  return {
    name: typed.name.trim(),
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    street: typed.street.trim(),
    zipCode: normaliseZip(typed.zipCode),
    city: typed.city.trim(),
    mobile: normalisePhone(typed.mobile),
    doorCode: typed.doorCode.trim(),
    courier: typed.courier.trim(),
    isDefault: typed.isDefault,
  };
}
