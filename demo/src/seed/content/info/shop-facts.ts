import { SHOP } from '@shop/contracts/config';
import { MINIMUM_PURCHASE_FOR_FREE_SHIPPING } from '@shop/domain/shipping-methods';

const { company } = SHOP;

const ADDRESS = `<address>${company.name}<br>${company.street}<br>${company.zipCode} ${company.city}</address>`;

/**
 * Values for the braces in texts: from here and from the rules that the shop itself follows, so that a text never
 * promises something else.
 */
export const SHOP_FACTS = {
  freeShippingFrom: `${MINIMUM_PURCHASE_FOR_FREE_SHIPPING.SEK} kr`,
  openPurchaseDays: '30',
  withdrawalDays: '14',
  address: ADDRESS,
  companyDetails: `${ADDRESS}<p>Organisationsnummer: ${company.organisationNumber}<br>E-post: <a href="mailto:${company.email}">${company.email}</a><br>Telefon: ${company.phone}</p>`,
  contactLine: `<a href="mailto:${company.email}">${company.email}</a> eller ${company.phone}`,
  /** On one line, for the withdrawal form. */
  formAddress: `${company.name}, ${company.street}, ${company.zipCode} ${company.city}, ${company.email}`,
  brand: SHOP.brand,
};
