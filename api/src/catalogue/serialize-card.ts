import type { ProductCard, WholeSummary } from '@shop/contracts/api/product';
import { DAY_MS } from '@shop/domain/dates';
import { DEFAULT_CURRENCY } from '@shop/domain/money';
import { offersInsurance } from '@shop/domain/price-display';
import type { SummaryRow } from './serialize-summary.ts';

type Price = WholeSummary['price'];

const priceOf = ({ price, vat, currency, pass, startAt, flashSale, nearlyOver, type, endAt }: Price) => ({
  price,
  vat,
  ...(currency !== DEFAULT_CURRENCY && { currency }),
  ...(pass !== null && { pass }),
  ...(startAt !== null && { startAt }),
  ...(flashSale && { flashSale }),
  ...(nearlyOver && { nearlyOver }),
  ...(type !== null && { type }),
  ...(endAt !== undefined && { endAt }),
});

const stockOf = ({ webStock: _webStock, ...places }: WholeSummary['stock']) => places;

const ratingOf = ({ averageRating }: WholeSummary) =>
  averageRating.rating === null && averageRating.ratingType === 'averageRating' ? {} : { averageRating };

/** The label's texts are fetched when it is opened. */
const energyOf = ({ energyMarking }: WholeSummary) =>
  energyMarking === null ? {} : { energyMarking: { ...energyMarking, labelContent: null, productSheetContent: '' } };

/** The view `card` of a product: what a card shows or needs, without what the contract reads as its default. */
export function serializeCard(product: WholeSummary): ProductCard {
  const { id, name, mainTitle, subTitle, previewUrl, stock, release, minimumRankLevel, statusCodes } = product;
  const { regularPrice, lowestPrice, levelOnePrice, splashes, heroMarking, reviewCount, insurance } = product;
  return {
    id,
    name,
    mainTitle,
    subTitle,
    previewUrl,
    price: priceOf(product.price),
    ...(regularPrice !== null && { regularPrice }),
    ...(lowestPrice !== null && { lowestPrice }),
    ...(levelOnePrice !== null && { levelOnePrice }),
    ...(product.discontinued && { discontinued: true }),
    ...(product.isFyndware && { isFyndware: true }),
    stock: stockOf(stock),
    ...(release !== null && { release }),
    ...(minimumRankLevel !== 0 && { minimumRankLevel }),
    ...(statusCodes.length > 0 && { statusCodes }),
    ...(splashes.length > 0 && { splashes }),
    ...energyOf(product),
    ...(heroMarking !== null && { heroMarking }),
    ...ratingOf(product),
    ...(reviewCount !== 0 && { reviewCount }),
    ...(offersInsurance(product) && { insurance }),
    ...(product.isGiftCard && { isGiftCard: true }),
  };
}

/** When a card becomes another one by itself, in milliseconds: its price ends, or nearly so, or it is released. */
export function cardUntil({ priceEndsAt, releaseAt }: SummaryRow, now: Date): number {
  const ends = priceEndsAt === null ? [] : [priceEndsAt.getTime(), priceEndsAt.getTime() - DAY_MS];
  const times = [...ends, ...(releaseAt === null ? [] : [releaseAt.getTime()])];
  return Math.min(...times.filter((time) => time > now.getTime()), Infinity);
}
