/** Products that the seed promises. Each test that buys from the stock and counts what is left has one of its own. */
export const PRODUCTS = {
  /** Found by "tangentbord"; the guest's purchase counts its stock. */
  keyboard: { id: 300001, title: 'Klackverk Aurora 75 Pro', brand: 'Klackverk' },
  /** The same in white. */
  whiteKeyboard: { id: 300021, title: 'Klackverk Aurora 75 Pro' },
  /** Its price was lowered once. */
  reduced: { id: 300002 },
  /** Below the price at which insurance is offered. */
  book: { id: 300017 },
  /** Fourteen of them are more than an invoice may be. */
  headset: { id: 300003 },
  cheap: { id: 300004 },
  /** With an energy label. */
  labelled: { id: 300011 },
  releasedToday: { id: 300014 },
  /** One per customer. */
  restricted: { id: 375369 },
  giftCard: { id: 290553 },
} as const;

export const productPath = (id: number): string => `/se/product/${id}`;
