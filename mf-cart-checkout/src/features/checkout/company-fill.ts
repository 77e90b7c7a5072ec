import type { FoundCompany } from '@shop/contracts/api/address';
import type { Customer, InvoiceAddress } from '@shop/contracts/api/checkout';
import { type FieldValues, fieldsToFill, fieldsToRestore } from '@shop/domain/fill-fields';

type Field = 'companyName' | keyof InvoiceAddress;
type Values = FieldValues<Field>;

const GROUPS = [['companyName'], ['street', 'zipCode', 'city']] as const;

/** A register has the address of the company's papers: that of the invoice, where the form has one of its own. */
export const readFillable = ({ companyName, street, zipCode, city, invoiceAddress }: Customer): Values => ({
  companyName,
  ...(invoiceAddress ?? { street, zipCode, city }),
});

/** The change of the customer that writes these fields. */
export function customerWith({ invoiceAddress }: Customer, values: Partial<Values>): Partial<Customer> {
  const { companyName, ...place } = values;
  return {
    ...(companyName !== undefined && { companyName }),
    ...(invoiceAddress == null || Object.keys(place).length === 0
      ? place
      : { invoiceAddress: { ...invoiceAddress, ...place } }),
  };
}

/** What a company's look-up fills in; empty when the buyer has typed all of it. */
export const companyFill = (customer: Customer, { name, ...place }: FoundCompany, former: Partial<Values>) =>
  fieldsToFill<Field>(GROUPS, readFillable(customer), { companyName: name, ...place }, former);

/** What takes that back. */
export const companyRestore = (customer: Customer, filled: Partial<Values>, before: Values) =>
  fieldsToRestore<Field>(readFillable(customer), filled, before);
