import type { CartLine } from '../cart/cart-line.ts';
import type { CartProduct } from '../cart/cart-product.ts';
import type { CorrectionContext } from '../cart/correct-cart.ts';
import { createPassChecker } from '../cart/unit-price.ts';
import { TEST_KEYS } from './test-secret.ts';

/** A released product of 100 kr with plenty in the web stock, for tests of pure rules. */
export const cartProduct = (values: Partial<CartProduct> = {}): CartProduct => ({
  id: 1,
  name: 'Tangentbord',
  subTitle: '',
  priceOre: 10_000,
  vatPerMille: 250,
  regularPriceOre: null,
  lowestPriceOre: null,
  levelOnePriceOre: null,
  priceType: null,
  priceStartedAt: null,
  priceEndsAt: null,
  priceMaxPerCustomer: null,
  isDiscontinued: false,
  isFyndware: false,
  isDigital: false,
  isShippable: true,
  isGiftCard: false,
  giftCardAmountsOre: null,
  releaseAt: null,
  minimumRankLevel: 0,
  statusCodes: [],
  insurance: null,
  maxPerCustomer: null,
  limitedQuota: null,
  isBackorderable: false,
  shippingClassId: 1,
  packageSizeId: 1,
  packageMeasurements: [200, 100, 50],
  packageWeightGrams: 500,
  possibleDeliveryMethods: [],
  energy: null,
  stock: { web: 1000 },
  shippingStores: [],
  ...values,
});

export const cartLine = (values: Partial<CartLine> = {}): CartLine => ({
  id: 'line-1',
  productId: 1,
  unitPriceOre: 10_000,
  pass: null,
  extraData: {},
  quantity: 1,
  ...values,
});

export const TEST_NOW = new Date('2026-11-20T09:00:00Z');
export const TEST_PASSES = createPassChecker(TEST_KEYS);

/** A visitor's cart at `TEST_NOW`. */
export const correctionContext = (
  products: readonly CartProduct[],
  values: Partial<CorrectionContext> = {},
): CorrectionContext => ({
  products: new Map(products.map((product) => [product.id, product])),
  shopper: { memberId: null, rankLevel: 0 },
  now: TEST_NOW,
  passes: TEST_PASSES,
  history: new Map(),
  ...values,
});
