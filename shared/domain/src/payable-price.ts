/** The prices of a product that decide what somebody pays, in any one unit: the server counts öre, the browser kronor. */
export interface PriceTerms {
  readonly price: number;
  readonly regularPrice: number | null;
  readonly levelOnePrice: number | null;
  readonly type: string | null;
}

/** What everybody pays who is not a member: of a member price the regular price, if that is above it. */
function visitorPrice({ price, regularPrice, type }: PriceTerms): number {
  return type === 'member' && regularPrice !== null ? Math.max(price, regularPrice) : price;
}

/** [O4-34] What members pay: the level-one price where it is lower and no campaign goes before it. */
function membersPrice({ price, levelOnePrice, type }: PriceTerms): number {
  return type !== 'campaign' && levelOnePrice !== null ? Math.min(price, levelOnePrice) : price;
}

/**
 * [O4-34] What one unit costs this shopper, in the unit of the terms. The one rule for what is shown and what is charged:
 * the cart and every price on a screen ask here.
 */
export function payablePrice(terms: PriceTerms, isMember: boolean): number {
  return isMember ? membersPrice(terms) : visitorPrice(terms);
}

/** [O6-20] The price that only members get; null when they pay what everybody pays. */
export function memberOnlyPrice(terms: PriceTerms): number | null {
  const price = membersPrice(terms);
  return price < visitorPrice(terms) ? price : null;
}
