import type { Customer, InvoiceAddress } from '@shop/contracts/api/checkout';
import { EMPTY_INVOICE_MESSAGES } from '@shop/domain/validation/customer-words';
import { validateField } from '@shop/domain/validation/validate-field';
import type { InvoicePlace, Problem } from './customer-fields.ts';

/** One field of an invoice address; `name` is also its rule of section 5. */
export interface InvoiceField {
  readonly name: keyof InvoiceAddress;
  readonly at: InvoicePlace;
  readonly label: string;
  readonly emptyMessage: string;
  readonly autoComplete: string;
  readonly isHalf?: boolean;
}

export const INVOICE_FIELDS: readonly InvoiceField[] = [
  {
    name: 'street',
    at: 'invoiceStreet',
    label: 'Fakturaadress',
    emptyMessage: EMPTY_INVOICE_MESSAGES.street,
    autoComplete: 'billing street-address',
  },
  {
    name: 'zipCode',
    at: 'invoiceZipCode',
    label: 'Fakturans postnummer',
    emptyMessage: EMPTY_INVOICE_MESSAGES.zipCode,
    autoComplete: 'billing postal-code',
    isHalf: true,
  },
  {
    name: 'city',
    at: 'invoiceCity',
    label: 'Fakturans ort',
    emptyMessage: EMPTY_INVOICE_MESSAGES.city,
    autoComplete: 'billing address-level2',
    isHalf: true,
  },
];

export const EMPTY_INVOICE_ADDRESS: InvoiceAddress = { street: '', zipCode: '', city: '' };

/** Errors of an invoice address: it is whole, or left out. */
export function invoiceProblems({ kind, invoiceAddress }: Customer, currentYear: number): Problem[] {
  if (kind !== 'company' || invoiceAddress == null) return [];
  return INVOICE_FIELDS.flatMap(({ name, at, label, emptyMessage }) => {
    const options = { placeholder: label, emptyMessage, required: true, checkout: true, currentYear };
    const { state, message } = validateField({ name, type: 'text' }, invoiceAddress[name], options);
    return state === 'error' ? [{ at, message }] : [];
  });
}
