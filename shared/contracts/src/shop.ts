/**
 * The shop's own values, one export each, so that a bundle holds only those that it names.
 */

/** [O1-01] An invented name; used in titles, mails, terms and structured data. */
export const brand = 'Pixelhamn';
export const region = 'se';
export const language = 'sv';
export const locale = 'sv-SE';
/** [O2.1-08] The one computer manufacturer with configure-to-order builds. */
export const ctoManufacturer = { id: 1400, name: 'Polarsten', slug: 'polarsten' } as const;
/** [O2.16-03] Name of the e-ID and its path segment in the api. */
export const eid = { slug: 'bankid', name: 'BankID' } as const;
/** [O2.5-01] The construction-toy brand's category, and the category its show-more link goes to. */
export const constructionToyCategoryId = 5260;
export const constructionToyAllProductsId = 5269;
/** [O7-19] Postal code of estimates for visitors without one: Stockholm. */
export const defaultZipCode = '11120';
/** [O2.15-05] Company details beside the copyright line, which the e-commerce act requires. */
export const company = {
  name: 'Pixelhamn Handel AB',
  organisationNumber: '559999-1238',
  street: 'Hamngatan 12',
  zipCode: '411 14',
  city: 'Göteborg',
  email: 'kundservice@pixelhamn.example',
  phone: '031-380 00 00',
} as const;
