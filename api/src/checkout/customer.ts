import type { Customer, InvoiceAddress } from '@shop/contracts';
import { normaliseCorpNumber, normaliseEmail, normalisePhone, normaliseZip } from '@shop/domain/validation/normalise';
import { STREET_MAX_LENGTH } from '@shop/domain/validation/field-limits';
import { EMPTY_INVOICE_MESSAGES, EMPTY_MESSAGES } from '@shop/domain/validation/customer-words';
import { validateField } from '@shop/domain/validation/validate-field';
import { wallClockAt } from '@shop/domain/dates';
import { maskCorpNumber, isMaskedCorpNumber } from '@shop/domain/validation/numbers';
import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import { member } from '../db/schema/index.ts';

/** An empty form. */
export const ANONYMOUS: Customer = {
  kind: 'private',
  email: '',
  mobile: '',
  firstName: '',
  lastName: '',
  street: '',
  zipCode: '',
  city: '',
  companyName: '',
  corpNumber: '',
  invoiceReference: '',
};

/** The member's stored details [O3-23]; an empty form for visitors. */
export async function storedCustomer(on: DbOrTx, memberId: number | null): Promise<Customer> {
  if (memberId === null) return ANONYMOUS;
  const [row] = await on
    .select({
      email: member.email,
      mobile: member.phoneNumber,
      firstName: member.firstName,
      lastName: member.lastName,
      street: member.street,
      zipCode: member.zipCode,
      city: member.city,
      companyName: member.companyName,
      corpNumber: member.corpNumber,
      invoiceReference: member.invoiceReference,
      isCompany: member.isCorporateCustomer,
    })
    .from(member)
    .where(eq(member.id, memberId));
  if (row === undefined) return ANONYMOUS;
  const { isCompany, companyName, corpNumber, ...person } = row;
  return {
    ...ANONYMOUS,
    ...person,
    street: person.street.slice(0, STREET_MAX_LENGTH),
    kind: isCompany ? 'company' : 'private',
    companyName: companyName ?? '',
    corpNumber: maskCorpNumber(corpNumber ?? ''),
  };
}

type FieldName = Exclude<keyof Customer, 'kind' | 'invoiceAddress'>;

interface FieldRule {
  readonly field: FieldName;
  /** The field's name in the rules of section 5. */
  readonly name?: string;
  readonly type?: string;
  readonly label: string;
  readonly isRequired: (customer: Customer, needsAddress: boolean) => boolean;
}

const always = (): boolean => true;
const whenSent = (_customer: Customer, needsAddress: boolean): boolean => needsAddress;
const forCompanies = ({ kind }: Customer): boolean => kind === 'company';

const RULES: readonly FieldRule[] = [
  { field: 'email', type: 'email', label: 'E-postadress', isRequired: always },
  { field: 'mobile', type: 'tel', label: 'Mobilnummer', isRequired: always },
  { field: 'firstName', label: 'Förnamn', isRequired: always },
  { field: 'lastName', label: 'Efternamn', isRequired: always },
  { field: 'street', label: 'Gatuadress', isRequired: whenSent },
  { field: 'zipCode', label: 'Postnummer', isRequired: whenSent },
  { field: 'city', label: 'Ort', isRequired: whenSent },
  { field: 'companyName', label: 'Företagsnamn', isRequired: forCompanies },
  { field: 'corpNumber', label: 'Organisationsnummer', isRequired: forCompanies },
  { field: 'invoiceReference', name: 'invoice-reference', label: 'Referens på fakturan', isRequired: () => false },
];

/** Fields of companies only; leftovers in them are not validated. */
const COMPANY_FIELDS: readonly FieldName[] = ['companyName', 'corpNumber', 'invoiceReference'];

const INVOICE_LABELS: Readonly<Record<keyof InvoiceAddress, string>> = {
  street: 'Fakturaadress',
  zipCode: 'Fakturans postnummer',
  city: 'Fakturans ort',
};

/** An invoice address is whole, or left out. */
function invoiceErrors({ kind, invoiceAddress }: Customer, currentYear: number): Record<string, string> {
  if (kind !== 'company' || invoiceAddress == null) return {};
  const errors = (['street', 'zipCode', 'city'] as const).flatMap((name) => {
    const emptyMessage = EMPTY_INVOICE_MESSAGES[name];
    const options = { placeholder: INVOICE_LABELS[name], emptyMessage, required: true, checkout: true, currentYear };
    const { state, message } = validateField({ name }, invoiceAddress[name], options);
    return state === 'error' ? [[`customer.invoiceAddress.${name}`, message]] : [];
  });
  return Object.fromEntries(errors);
}

const normaliseInvoiceAddress = ({ street, zipCode, city }: InvoiceAddress): InvoiceAddress => ({
  street: street.trim(),
  zipCode: normaliseZip(zipCode),
  city: city.trim(),
});

/**
 * [O5-12] The rules of section 5 once more, on the server: one Swedish message per refused field.
 * @param needsAddress false when nothing is sent: pickup in a store, downloads
 */
export function customerErrors(customer: Customer, needsAddress: boolean, now: Date): Record<string, string> {
  const currentYear = wallClockAt(now).year;
  const rules = RULES.filter(({ field }) => customer.kind === 'company' || !COMPANY_FIELDS.includes(field));
  const errors = rules.flatMap(({ field, name = field, type, label, isRequired }) => {
    const required = isRequired(customer, needsAddress);
    const emptyMessage = EMPTY_MESSAGES[field];
    const options = { placeholder: label, emptyMessage, required, checkout: true, currentYear };
    const { state, message } = validateField({ name, type }, customer[field], options);
    return state === 'error' ? [[`customer.${field}`, message]] : [];
  });
  return { ...Object.fromEntries(errors), ...invoiceErrors(customer, currentYear) };
}

/** A number that was left as it was shown gets back its stored form. */
const asTyped = (corpNumber: string): string =>
  isMaskedCorpNumber(corpNumber) ? corpNumber.trim() : normaliseCorpNumber(corpNumber);

/** The customer as stored with an order: numbers in one format, no company fields for a private person. */
export function normaliseCustomer(customer: Customer): Customer {
  const isCompany = customer.kind === 'company';
  return {
    ...customer,
    email: normaliseEmail(customer.email),
    mobile: normalisePhone(customer.mobile),
    firstName: customer.firstName.trim(),
    lastName: customer.lastName.trim(),
    street: customer.street.trim(),
    zipCode: normaliseZip(customer.zipCode),
    city: customer.city.trim(),
    companyName: isCompany ? customer.companyName.trim() : '',
    corpNumber: isCompany ? asTyped(customer.corpNumber) : '',
    invoiceReference: isCompany ? customer.invoiceReference.trim() : '',
    invoiceAddress: isCompany && customer.invoiceAddress ? normaliseInvoiceAddress(customer.invoiceAddress) : null,
  };
}
