/** The prices of a product that decide the price to pay, in any one unit: öre on the server, kronor in the browser. */
export interface PriceTerms {
  readonly price: number;
  readonly regularPrice: number | null;
  readonly levelOnePrice: number | null;
  readonly type: string | null;
}

/** The price for non-members: of a member price the regular price, if that is higher. */
function visitorPrice({ price, regularPrice, type }: PriceTerms): number {
  return type === 'member' && regularPrice !== null ? Math.max(price, regularPrice) : price;
}

/** [O4-34] The price for members: the level-one price where it is lower and no campaign has precedence. */
function membersPrice({ price, levelOnePrice, type }: PriceTerms): number {
  return type !== 'campaign' && levelOnePrice !== null ? Math.min(price, levelOnePrice) : price;
}

/**
 * [O4-34] The price of one unit for this shopper, in the unit of the terms. The one rule for displayed and charged
 * prices: cart and pages both use it.
 */
export function payablePrice(terms: PriceTerms, isMember: boolean): number {
  return isMember ? membersPrice(terms) : visitorPrice(terms);
}

/** [O6-20] The members' price; null when it equals the price for everyone. */
export function memberOnlyPrice(terms: PriceTerms): number | null {
  const price = membersPrice(terms);
  return price < visitorPrice(terms) ? price : null;
}
