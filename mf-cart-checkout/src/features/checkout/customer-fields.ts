import type { Customer } from '@shop/contracts';
import { EMPTY_MESSAGES, UNKNOWN_ZIP_MESSAGE } from '@shop/domain/validation/customer-words';
import { validateField } from '@shop/domain/validation/validate-field';

export type CustomerFieldName = Exclude<keyof Customer, 'kind' | 'invoiceAddress'>;

/**
 * One field of the customer form. `name` selects the rules of section 5; `label` is also part of its messages [5-39].
 */
export interface CustomerField {
  readonly field: CustomerFieldName;
  readonly name: string;
  readonly type: 'text' | 'email' | 'tel';
  readonly label: string;
  readonly autoComplete: string;
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  /** Names start with a capital letter on a phone's keyboard; addresses of machines never do. */
  readonly autoCapitalize: 'none' | 'words';
  readonly hint?: string;
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
    autoCapitalize: 'words',
    isShown: forCompanies,
    isRequired: always,
  },
  {
    field: 'corpNumber',
    name: 'corpNumber',
    type: 'text',
    label: 'Organisationsnummer',
    autoComplete: 'off',
    inputMode: 'numeric',
    autoCapitalize: 'none',
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
    autoCapitalize: 'words',
    hint: 'Minst tre tecken, till exempel namn eller kostnadsställe.',
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
    inputMode: 'email',
    autoCapitalize: 'none',
    isShown: always,
    isRequired: always,
  },
  {
    field: 'mobile',
    name: 'mobile',
    type: 'tel',
    label: 'Mobilnummer',
    autoComplete: 'tel',
    inputMode: 'tel',
    autoCapitalize: 'none',
    isShown: always,
    isRequired: always,
  },
  {
    field: 'firstName',
    name: 'firstName',
    type: 'text',
    label: 'Förnamn',
    autoComplete: 'given-name',
    autoCapitalize: 'words',
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
    autoCapitalize: 'words',
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
    autoCapitalize: 'words',
    isShown: always,
    isRequired: whenSent,
  },
  {
    field: 'zipCode',
    name: 'zipCode',
    type: 'text',
    label: 'Postnummer',
    autoComplete: 'postal-code',
    autoCapitalize: 'none',
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
    autoCapitalize: 'words',
    isShown: always,
    isRequired: whenSent,
    isHalf: true,
  },
];

/** The fields for this kind of buyer. */
export const shownFields = (kind: Customer['kind']): readonly CustomerField[] =>
  CUSTOMER_FIELDS.filter(({ isShown }) => isShown(kind));

const POSTAL: readonly CustomerFieldName[] = ['street', 'zipCode', 'city'];

/** The fields for goods that need no parcel: only a company's invoice names an address then. */
export const fieldsWithoutParcel = (kind: Customer['kind']): readonly CustomerField[] =>
  shownFields(kind).filter(({ field }) => kind === 'company' || !POSTAL.includes(field));

/** The fields of an invoice address of its own; see `invoice-fields.ts`. */
export type InvoicePlace = 'invoiceStreet' | 'invoiceZipCode' | 'invoiceCity';

/** One thing to put right before the order can be placed. */
export interface Problem {
  /** Where: a field of the customer, or one of the choices. */
  readonly at:
    | CustomerFieldName
    | InvoicePlace
    | 'shipping'
    | 'store'
    | 'code'
    | 'payment'
    | 'instalmentMonths'
    | 'instalmentReference';
  readonly message: string;
}

/** The field of a name in the form's messages [5-40]. */
export const emptyMessageOf = (field: CustomerFieldName): string => EMPTY_MESSAGES[field];

/** What decides which fields are needed and whether their values can be right. */
export interface CustomerRules {
  /** False when nothing is sent: the postal address is optional then. */
  readonly needsAddress: boolean;
  readonly currentYear: number;
  /** False once the server has found that no letter carrier goes to the typed zip code [O5-18]. */
  readonly isZipKnown?: boolean | undefined;
}

/** [5-38..55] Errors of the typed values, in the order of the form. The server validates them once more. */
export function customerProblems(customer: Customer, rules: CustomerRules): Problem[] {
  const { needsAddress, currentYear, isZipKnown = true } = rules;
  return shownFields(customer.kind).flatMap(({ field, name, type, label, isRequired }) => {
    const required = isRequired(needsAddress);
    const options = { placeholder: label, emptyMessage: emptyMessageOf(field), required, checkout: true, currentYear };
    const { state, message } = validateField({ name, type }, customer[field], options);
    if (state === 'error') return [{ at: field, message }];
    return field === 'zipCode' && needsAddress && !isZipKnown ? [{ at: field, message: UNKNOWN_ZIP_MESSAGE }] : [];
  });
}
