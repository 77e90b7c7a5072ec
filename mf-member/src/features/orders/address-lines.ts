import type { Order } from '@shop/contracts/api/checkout';

/** An address as it stands on a parcel; empty parts leave no empty lines. */
export const addressLines = (customer: Order['customer']): string[] => {
  const { companyName, firstName, lastName, street, zipCode, city } = customer;
  return [companyName, `${firstName} ${lastName}`, street, `${zipCode} ${city}`]
    .map((line) => line.trim())
    .filter((line) => line !== '');
};
