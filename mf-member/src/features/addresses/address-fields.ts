import type { AddressFields } from '@shop/contracts/api/address';
import { ADDRESS_NAME_MAX_LENGTH } from '@shop/contracts/api/address';
import { COURIER_NOTE_MAX_LENGTH, DOOR_CODE_MAX_LENGTH } from '@shop/contracts/api/delivery';
import { EMPTY_MESSAGES } from '@shop/domain/validation/customer-words';
import { CHECKOUT_MAX_LENGTH, STREET_MAX_LENGTH } from '@shop/domain/validation/field-limits';
import { validateField } from '@shop/domain/validation/validate-field';

export type AddressFieldName = Exclude<keyof AddressFields, 'isDefault'>;
export type AddressErrors = Partial<Record<AddressFieldName, string>>;

/** One line of the form. */
export interface AddressField {
  readonly name: AddressFieldName;
  readonly type: 'text' | 'tel';
  readonly label: string;
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly inputMode?: 'numeric';
  /** What it says when it is left empty; without it, the field is optional. */
  readonly missing?: string;
  readonly hint?: string;
  readonly isHalf?: boolean;
}

/** The form of an address, in its order. */
export const ADDRESS_FIELDS: readonly AddressField[] = [
  {
    name: 'name',
    type: 'text',
    label: 'Vad du kallar adressen',
    autoComplete: 'off',
    maxLength: ADDRESS_NAME_MAX_LENGTH,
    hint: 'Till exempel Hemma eller Stugan.',
  },
  {
    name: 'firstName',
    type: 'text',
    label: 'Förnamn',
    autoComplete: 'given-name',
    maxLength: CHECKOUT_MAX_LENGTH,
    missing: EMPTY_MESSAGES.firstName,
    isHalf: true,
  },
  {
    name: 'lastName',
    type: 'text',
    label: 'Efternamn',
    autoComplete: 'family-name',
    maxLength: CHECKOUT_MAX_LENGTH,
    missing: EMPTY_MESSAGES.lastName,
    isHalf: true,
  },
  {
    name: 'street',
    type: 'text',
    label: 'Gatuadress',
    autoComplete: 'street-address',
    maxLength: STREET_MAX_LENGTH,
    missing: EMPTY_MESSAGES.street,
  },
  {
    name: 'zipCode',
    type: 'text',
    label: 'Postnummer',
    autoComplete: 'postal-code',
    maxLength: 10,
    inputMode: 'numeric',
    missing: EMPTY_MESSAGES.zipCode,
    isHalf: true,
  },
  {
    name: 'city',
    type: 'text',
    label: 'Ort',
    autoComplete: 'address-level2',
    maxLength: CHECKOUT_MAX_LENGTH,
    missing: EMPTY_MESSAGES.city,
    isHalf: true,
  },
  {
    name: 'mobile',
    type: 'tel',
    label: 'Mobilnummer',
    autoComplete: 'tel',
    maxLength: CHECKOUT_MAX_LENGTH,
    isHalf: true,
  },
  {
    name: 'doorCode',
    type: 'text',
    label: 'Portkod',
    autoComplete: 'off',
    maxLength: DOOR_CODE_MAX_LENGTH,
    isHalf: true,
  },
  {
    name: 'courier',
    type: 'text',
    label: 'Till budet',
    autoComplete: 'off',
    maxLength: COURIER_NOTE_MAX_LENGTH,
    hint: 'Till exempel våning, gårdshus eller var paketet kan stå.',
  },
];

/** What is wrong with one field, in Swedish; null when nothing is. The server repeats every rule [O5-12]. */
export function addressError({ name, type, label, missing }: AddressField, value: string, year: number): string | null {
  const options = { placeholder: label, emptyMessage: missing, required: missing !== undefined, currentYear: year };
  const result = validateField({ name, type }, value, options);
  return result.state === 'error' ? result.message : null;
}

/** What is wrong with the form, by field in its order; empty when nothing is. */
export const addressErrors = (typed: AddressFields, year: number): AddressErrors =>
  Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const error = addressError(field, typed[field.name], year);
      return error === null ? [] : [[field.name, error]];
    }),
  );
