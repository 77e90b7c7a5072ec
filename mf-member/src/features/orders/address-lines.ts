import type { Order } from '@shop/contracts/api/checkout';
import { formatZip } from '@shop/domain/validation/normalise';

/** The lines of a postal address, without empty ones. */
export const addressLines = (customer: Order['customer']): string[] => {
  const { companyName, firstName, lastName, street, zipCode, city } = customer;
  return [companyName, `${firstName} ${lastName}`, street, `${formatZip(zipCode)} ${city}`]
    .map((line) => line.trim())
    .filter((line) => line !== '');
};
