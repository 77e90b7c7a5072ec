/** The literal id tables of section 9. Unknown ids are accepted everywhere and get the generic handling [O9-30]. */

/** [9-138..142] Sections with a meaning of their own; every other section id is seed data. */
export const SECTION_IDS = { gaming: 13, computerManufacturer: 14, fyndwares: 18, generic: 20, campaigns: 21 } as const;

/** [9-143..150] Condition classes of bargain products. */
export const FYNDWARE_CLASS_IDS = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  bulk: 10,
  damagedContainer: 11,
  refurb: 13,
} as const;

/** [9-151..154] Ids of what a message to the shop says of its sender [O9-31]. */
export const MAIL_FIELD_IDS = { firstName: 1, lastName: 2, phone: 3, email: 4 } as const;

/** [9-155..160] Type numbers of stored redirects. The header `X-Page-Redirect` uses the names. There is no 6. */
export const REDIRECT_TYPE_IDS = {
  Campaign: 1,
  Category: 2,
  Section: 3,
  Subsection: 4,
  Start: 5,
  Manufacturer: 7,
} as const;

/** A name in `X-Page-Redirect: Name:id` [7.1-10]. */
export type RedirectTypeName = keyof typeof REDIRECT_TYPE_IDS;

/** Campaigns that screens and redirects name: Black Friday, the corporate and the trade-in campaign [9-162..164]. */
export const CAMPAIGN_IDS = { blackFriday: 7866, corporate: 8827, tradeIn: 8984 } as const;

/**
 * The other yearly campaigns with constant ids [9-166..177]. In a table of their own, since no page needs their names.
 */
export const SEASONAL_CAMPAIGN_IDS = {
  cyberMonday: 9504,
  singlesDay: 7648,
  festival: 8317,
  mellandagsrea: 7894,
  januarirea: 7736,
  gamersUnite: 9342,
  backToSchool: 7537,
  sommarrea: 9384,
  streamhjalpen: 7619,
  eSportlov: 8759,
  mayThe4th: 6604,
  julklappstips: 7713,
} as const;

/** [9-05] The row of a configured computer; the configuration lies in the row's extraData [O9-40]. */
export const CUSTOM_PC_PRODUCT_ID = 236123;

/** [9-06] Product id of the gift card. */
export const GIFT_CARD_PRODUCT_ID = 290553;

/** [9-07][5-01] Products of which a customer may have one. */
export const RESTRICTED_PRODUCT_IDS: readonly number[] = [375369, 375370, 375371, 375372, 375373];

/** Status code of products that a rank rule restricts [5-03]. */
export const RANK_RESTRICTED_STATUS_CODE = 11;

/** [3-120] Id of the pseudo-store "any store". */
export const ANY_STORE = { id: 9999, name: 'Butiker' } as const;

/** Section 2.1, table of info page ids. */
export const INFO_PAGE_IDS = {
  customerService: 1,
  stores: 5,
  memberPerks: 6,
  contact: 7,
  purchaseTerms: 8,
  deliveryTerms: 9,
  rightOfWithdrawal: 15,
  warrantyTerms: 16,
  complaints: 17,
  about: 20,
  jobs: 21,
  socialMedia: 23,
  personalData: 25,
  privacyPolicy: 26,
  giftCards: 28,
  manufacturers: 34,
  environmentalPolicy: 35,
} as const;

/** Pages that the law asks for, which the specification's table does not have. */
export const LEGAL_PAGE_IDS = { reviewRules: 105 } as const;

/** [3-93] What a popular-category tile points at. `none` is a tile without a link. */
export const TILE_ENTITY_TYPES = { section: 1, category: 2, manufacturer: 3, specialCategory: 4, none: 5 } as const;

/** [3-29] Values of the setting `product_list_mode`; standard is shown as the list [O9-33]. */
export const PRODUCT_LIST_MODES = { standard: 1, grid: 2, compact: 3 } as const;

/** [3-30][9-127] Product lists are grids by default. */
export const DEFAULT_PRODUCT_LIST_MODE = PRODUCT_LIST_MODES.grid;

/** True for one of the products 375369–375373. */
export function isRestrictedProduct(productId: number): boolean {
  return RESTRICTED_PRODUCT_IDS.includes(productId);
}
