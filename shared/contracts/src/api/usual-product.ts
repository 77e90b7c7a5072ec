import { DEFAULT_CURRENCY } from '@shop/domain/money';

/** What most prices are: left out of cards and of the products in documents, and filled in by whoever reads them. */
export const USUAL_PRICE = {
  currency: DEFAULT_CURRENCY,
  pass: null,
  startAt: null,
  flashSale: false,
  nearlyOver: false,
  type: null,
} as const;

/** The same of products. In a file of its own, so that readers of documents load no schemas with it. */
export const USUAL_PRODUCT = {
  regularPrice: null,
  lowestPrice: null,
  levelOnePrice: null,
  discontinued: false,
  isFyndware: false,
  release: null,
  minimumRankLevel: 0,
  statusCodes: [],
  splashes: [],
  sponsored: false,
  ticket: null,
  energyMarking: null,
  heroMarking: null,
  averageRating: { rating: null, ratingType: 'averageRating' as const },
  reviewCount: 0,
  insurance: null,
  isGiftCard: false,
};
