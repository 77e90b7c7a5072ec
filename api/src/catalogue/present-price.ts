/**
 * SQL for the price that a product has at a moment. A price whose end has passed is over at once, whether or not the job
 * that writes the regular price back has run: nobody is shown or charged it.
 *
 * `p` is the product's alias and `now` an expression or parameter of type timestamptz; neither comes from outside.
 */
const hasEnded = (p: string, now: string): string => `coalesce(${p}.price_ends_at <= ${now}, false)`;

export const presentPriceOre = (p: string, now: string): string =>
  `case when ${hasEnded(p, now)} then coalesce(${p}.regular_price_ore, ${p}.price_ore) else ${p}.price_ore end`;

/** Null once the price is over: it has become the price itself. */
export const presentRegularPriceOre = (p: string, now: string): string =>
  `case when not ${hasEnded(p, now)} then ${p}.regular_price_ore end`;

export const presentPriceType = (p: string, now: string): string =>
  `case when not ${hasEnded(p, now)} then ${p}.price_type end`;

/** What everybody pays who is not a member: `payablePrice` in SQL, over one unit of the product. */
export const visitorPriceOre = (p: string, now: string): string =>
  `case when ${presentPriceType(p, now)} = 'member'
    then greatest(${presentPriceOre(p, now)}, ${p}.regular_price_ore) else ${presentPriceOre(p, now)} end`;

/** What members pay: the level-one price where it is lower and no campaign goes before it. */
export const membersPriceOre = (p: string, now: string): string =>
  `case when ${presentPriceType(p, now)} = 'campaign'
    then ${presentPriceOre(p, now)} else least(${presentPriceOre(p, now)}, ${p}.level_one_price_ore) end`;

/** Everything of the price, under the names of the wire's rows. */
export const presentPriceColumns = (p: string, now: string): string => `
  ${presentPriceOre(p, now)} as "priceOre",
  ${presentRegularPriceOre(p, now)} as "regularPriceOre",
  case when not ${hasEnded(p, now)} then ${p}.lowest_price_ore end as "lowestPriceOre",
  ${p}.level_one_price_ore as "levelOnePriceOre",
  ${presentPriceType(p, now)} as "priceType",
  case when ${hasEnded(p, now)} then ${p}.price_ends_at else ${p}.price_started_at end as "priceStartedAt",
  case when not ${hasEnded(p, now)} then ${p}.price_ends_at end as "priceEndsAt",
  ${p}.is_flash_sale and not ${hasEnded(p, now)} as "isFlashSale",
  case when not ${hasEnded(p, now)} then ${p}.price_max_per_customer end as "priceMaxPerCustomer"`;
