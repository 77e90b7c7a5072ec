import { COMPARISON_DAYS } from '@shop/domain/price-display';

/**
 * SQL for the price of a product at a given time. An ended price no longer counts, whether or not the job that
 * restores the regular price has run: no shopper sees or pays it. `p` is the product's alias and `now` an expression
 * or parameter of type timestamptz; neither comes from outside.
 */
const hasEnded = (p: string, now: string): string => `coalesce(${p}.price_ends_at <= ${now}, false)`;

export const presentPriceOre = (p: string, now: string): string =>
  `case when ${hasEnded(p, now)} then coalesce(${p}.regular_price_ore, ${p}.price_ore) else ${p}.price_ore end`;

/** Null once the price is over: it has become the price itself. */
export const presentRegularPriceOre = (p: string, now: string): string =>
  `case when not ${hasEnded(p, now)} then ${p}.regular_price_ore end`;

export const presentPriceType = (p: string, now: string): string =>
  `case when not ${hasEnded(p, now)} then ${p}.price_type end`;

/** Price in öre for visitors: `payablePrice` in SQL, for one unit of the product. */
export const visitorPriceOre = (p: string, now: string): string =>
  `case when ${presentPriceType(p, now)} = 'member'
    then greatest(${presentPriceOre(p, now)}, ${p}.regular_price_ore) else ${presentPriceOre(p, now)} end`;

/** Price in öre for members: the level-one price where it is lower and no campaign has priority. */
export const membersPriceOre = (p: string, now: string): string =>
  `case when ${presentPriceType(p, now)} = 'campaign'
    then ${presentPriceOre(p, now)} else least(${presentPriceOre(p, now)}, ${p}.level_one_price_ore) end`;

/** Whether visitors are shown a cut in the price: `comparisonPrice` in SQL. */
export const isReduced = (p: string, now: string): string =>
  `coalesce(${presentRegularPriceOre(p, now)} > ${visitorPriceOre(p, now)}
    and ${p}.price_started_at <= ${now} and ${p}.price_started_at > ${now}::timestamptz - interval '${COMPARISON_DAYS} days', false)`;

/** All columns of the price, with the names of the JSON rows. */
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
