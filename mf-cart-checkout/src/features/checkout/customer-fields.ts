import type { Customer } from '@shop/contracts';
import { validateField } from '@shop/domain/validation/validate-field';

export type CustomerFieldName = Exclude<keyof Customer, 'kind'>;

/**
 * One field of the customer form. `name` selects the rules of section 5; `label` is also part of its messages [5-39].
 */
export interface CustomerField {
  readonly field: CustomerFieldName;
  readonly name: string;
  readonly type: 'text' | 'email' | 'tel';
  readonly label: string;
  readonly autoComplete: string;
  readonly inputMode?: 'numeric';
  readonly isShown: (kind: Customer['kind']) => boolean;
  readonly isRequired: (needsAddress: boolean) => boolean;
  readonly isHalf?: boolean;
}

const always = (): boolean => true;
const never = (): boolean => false;
const forCompanies = (kind: Customer['kind']): boolean => kind === 'company';
const whenSent = (needsAddress: boolean): boolean => needsAddress;

/** The form in its order. Company fields are first, so that a company enters its name before its postal address. */
export const CUSTOMER_FIELDS: readonly CustomerField[] = [
  {
    field: 'companyName',
    name: 'companyName',
    type: 'text',
    label: 'Företagsnamn',
    autoComplete: 'organization',
    isShown: forCompanies,
    isRequired: always,
  },
  {
    field: 'corpNumber',
    name: 'corpNumber',
    type: 'text',
    label: 'Organisationsnummer',
    autoComplete: 'off',
    isShown: forCompanies,
    isRequired: always,
    isHalf: true,
  },
  {
    field: 'invoiceReference',
    name: 'invoice-reference',
    type: 'text',
    label: 'Referens på fakturan',
    autoComplete: 'off',
    isShown: forCompanies,
    isRequired: never,
    isHalf: true,
  },
  {
    field: 'email',
    name: 'email',
    type: 'email',
    label: 'E-postadress',
    autoComplete: 'email',
    isShown: always,
    isRequired: always,
  },
  {
    field: 'mobile',
    name: 'mobile',
    type: 'tel',
    label: 'Mobilnummer',
    autoComplete: 'tel',
    isShown: always,
    isRequired: always,
  },
  {
    field: 'firstName',
    name: 'firstName',
    type: 'text',
    label: 'Förnamn',
    autoComplete: 'given-name',
    isShown: always,
    isRequired: always,
    isHalf: true,
  },
  {
    field: 'lastName',
    name: 'lastName',
    type: 'text',
    label: 'Efternamn',
    autoComplete: 'family-name',
    isShown: always,
    isRequired: always,
    isHalf: true,
  },
  {
    field: 'street',
    name: 'street',
    type: 'text',
    label: 'Gatuadress',
    autoComplete: 'street-address',
    isShown: always,
    isRequired: whenSent,
  },
  {
    field: 'zipCode',
    name: 'zipCode',
    type: 'text',
    label: 'Postnummer',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    isShown: always,
    isRequired: whenSent,
    isHalf: true,
  },
  {
    field: 'city',
    name: 'city',
    type: 'text',
    label: 'Ort',
    autoComplete: 'address-level2',
    isShown: always,
    isRequired: whenSent,
    isHalf: true,
  },
];

/** The fields for this kind of buyer. */
export const shownFields = (kind: Customer['kind']): readonly CustomerField[] =>
  CUSTOMER_FIELDS.filter(({ isShown }) => isShown(kind));

/** One thing to put right before the order can be placed. */
export interface Problem {
  /** Where: a field of the customer, or one of the choices. */
  readonly at: CustomerFieldName | 'shipping' | 'store' | 'payment';
  readonly message: string;
}

/** [5-38..55] Errors of the typed values, in the order of the form. The server validates them once more. */
export function customerProblems(customer: Customer, needsAddress: boolean, currentYear: number): Problem[] {
  return shownFields(customer.kind).flatMap(({ field, name, type, label, isRequired }) => {
    const options = { placeholder: label, required: isRequired(needsAddress), checkout: true, currentYear };
    const { state, message } = validateField({ name, type }, customer[field], options);
    return state === 'error' ? [{ at: field, message }] : [];
  });
}
