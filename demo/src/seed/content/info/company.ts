import { SHOP } from '@shop/contracts/config';
import { MINIMUM_PURCHASE_FOR_FREE_SHIPPING } from '@shop/domain/shipping-methods';

const { company } = SHOP;

/** From here and from the rules that the shop itself follows, so that a text never promises something else. */
export const FREE_SHIPPING_FROM = `${MINIMUM_PURCHASE_FOR_FREE_SHIPPING.SEK} kr`;
export const OPEN_PURCHASE_DAYS = 30;
export const WITHDRAWAL_DAYS = 14;

export const ADDRESS = `<address>${company.name}<br>${company.street}<br>${company.zipCode} ${company.city}</address>`;
export const COMPANY_DETAILS = `${ADDRESS}<p>Organisationsnummer: ${company.organisationNumber}<br>E-post: <a href="mailto:${company.email}">${company.email}</a><br>Telefon: ${company.phone}</p>`;
export const CONTACT_LINE = `<a href="mailto:${company.email}">${company.email}</a> eller ${company.phone}`;
/** On one line, for the withdrawal form. */
export const FORM_ADDRESS = `${company.name}, ${company.street}, ${company.zipCode} ${company.city}, ${company.email}`;
export const BRAND = SHOP.brand;

export interface InfoPageText {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly ingress: string;
  readonly content: string;
}
