/**
 * Values that are the same in browser, server and tests. Everything that differs between installations is environment,
 * not here.
 */
export const SHOP = {
  /** [O1-01] An invented name; used in titles, mails, terms and structured data. */
  brand: 'Pixelhamn',
  region: 'se',
  language: 'sv',
  locale: 'sv-SE',
  /** [O2.1-08] The one computer manufacturer with configure-to-order builds. */
  ctoManufacturer: { id: 1400, name: 'Polarsten', slug: 'polarsten' },
  /** [O2.1-07] Literal segment of the mobile-payment page. */
  mobilePaymentSlug: 'swish',
  /** [O2.16-03] Name of the e-ID and its path segment in the api. */
  eid: { slug: 'bankid', name: 'BankID' },
  /** [O2.5-01] The construction-toy brand's category, and the category its show-more link goes to. */
  constructionToyCategoryId: 5260,
  constructionToyAllProductsId: 5269,
  /** [O7-19] Postal code of estimates for visitors without one: Stockholm. */
  defaultZipCode: '11120',
  /** [O2.15-05] Company details beside the copyright line, which the e-commerce act requires. */
  company: {
    name: 'Pixelhamn Handel AB',
    organisationNumber: '559999-1238',
    street: 'Hamngatan 12',
    zipCode: '411 14',
    city: 'Göteborg',
    email: 'kundservice@pixelhamn.example',
    phone: '031-380 00 00',
  },
} as const;
