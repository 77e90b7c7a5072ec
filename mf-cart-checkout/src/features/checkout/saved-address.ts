import type { AddressFields, SavedAddress } from '@shop/contracts/api/address';
import type { Customer } from '@shop/contracts/api/checkout';
import type { DeliveryNotes } from '@shop/contracts/api/delivery';
import { normalisePhone, normaliseZip } from '@shop/domain/validation/normalise';
import { customerProblems, type CustomerFieldName } from './customer-fields.ts';

/** What of the form an address decides. */
export interface Destination {
  readonly customer: Pick<Customer, 'firstName' | 'lastName' | 'mobile' | 'street' | 'zipCode' | 'city'>;
  readonly notes: Pick<DeliveryNotes, 'doorCode' | 'courier'>;
}

/** The destination in the form. */
export const destinationOf = (
  { firstName, lastName, mobile, street, zipCode, city }: Destination['customer'],
  { doorCode, courier }: Destination['notes'],
): Destination => ({
  customer: { firstName, lastName, mobile, street, zipCode, city },
  notes: { doorCode, courier },
});

/** The form's destination with a saved address; one without a number keeps the one that is there. */
export const withAddress = (address: SavedAddress, { mobile }: Pick<Customer, 'mobile'>): Destination =>
  destinationOf({ ...address, mobile: address.mobile || mobile }, address);

/** An empty address for the same person. */
export const newAddress = ({ customer }: Destination): Destination => ({
  customer: { ...customer, street: '', zipCode: '', city: '' },
  notes: { doorCode: '', courier: '' },
});

const isSame = (address: SavedAddress, typed: Destination['customer']): boolean =>
  normaliseZip(address.zipCode) === normaliseZip(typed.zipCode) &&
  (address.mobile === '' || normalisePhone(address.mobile) === normalisePhone(typed.mobile)) &&
  (['firstName', 'lastName', 'street', 'city'] as const).every((field) => address[field] === typed[field].trim());

/** The saved address that is in the form; null when it is another one. */
export const chosenAddress = (
  addresses: readonly SavedAddress[],
  typed: Destination['customer'],
): SavedAddress | null => addresses.find((address) => isSame(address, typed)) ?? null;

const SAVED_FIELDS: readonly string[] = [
  'firstName',
  'lastName',
  'mobile',
  'street',
  'zipCode',
  'city',
] satisfies CustomerFieldName[];

/** The form's destination as an address to save; null while something of it is missing or wrong. */
export function addressToSave(customer: Customer, notes: DeliveryNotes, currentYear: number): AddressFields | null {
  const problems = customerProblems(customer, { needsAddress: true, currentYear });
  if (problems.some(({ at }) => SAVED_FIELDS.includes(at))) return null;
  const { customer: place, notes: told } = destinationOf(customer, notes);
  return { name: '', ...place, ...told, isDefault: false };
}
