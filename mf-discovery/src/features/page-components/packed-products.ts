import type { ProductSummary } from '@shop/contracts';

type Price = ProductSummary['price'];

/** Values that most products have. A document leaves them out; the page fills them in. */
const USUAL = {
  regularPrice: null,
  lowestPrice: null,
  levelOnePrice: null,
  qty: 1,
  discontinued: false,
  isFyndware: false,
  fyndwareClass: null,
  stock: {},
  isShippable: true,
  isDigital: false,
  release: null,
  minimumRankLevel: 0,
  statusCodes: [],
  splashes: [],
  sponsored: false,
  ticket: null,
  energyMarking: null,
  heroMarking: null,
  averageRating: { rating: null, ratingType: 'averageRating' },
  reviewCount: 0,
  reviewHighlights: [],
  isInsured: false,
  insurance: null,
  isGiftCard: false,
  maxPerCustomer: null,
} satisfies Partial<ProductSummary>;

const USUAL_PRICE = {
  currency: 'SEK',
  pass: null,
  startAt: null,
  flashSale: false,
  nearlyOver: false,
  type: null,
} satisfies Partial<Price>;

type Packed<Whole, Usual> = Omit<Whole, keyof Usual> & Partial<Pick<Whole, keyof Usual & keyof Whole>>;

/** A product of a slider as documents contain it. */
export type PackedProduct = Packed<Omit<ProductSummary, 'price'>, typeof USUAL> & {
  readonly price: Packed<Price, typeof USUAL_PRICE>;
};

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The value without the properties that are as usual. */
const pack = <Whole extends object, Usual extends object>(whole: Whole, usual: Usual): Packed<Whole, Usual> =>
  Object.fromEntries(
    Object.entries(whole).filter(([name, value]) => !(name in usual) || !isSame(value, usual[name as keyof Usual])),
  ) as Packed<Whole, Usual>;

/**
 * A product without what a slider of a page does not show, and without what is as usual: dozens of products are in one
 * document.
 */
export function packProduct(product: ProductSummary): PackedProduct {
  const { energyMarking, price, regularPrice } = product;
  const shown: ProductSummary = {
    ...product,
    // Only who buys needs a pass. When a price began matters for the ordinary price that it may stand beside.
    price: { ...price, pass: null, startAt: regularPrice === null ? null : price.startAt },
    stock: {},
    insurance: null,
    reviewHighlights: [],
    energyMarking: energyMarking === null ? null : { ...energyMarking, labelContent: null, productSheetContent: '' },
  };
  return { ...pack(shown, USUAL), price: pack(shown.price, USUAL_PRICE) };
}

/** The product with what is as usual. */
export const unpackProduct = ({ price, ...product }: PackedProduct): ProductSummary => ({
  ...USUAL,
  ...product,
  price: { ...USUAL_PRICE, ...price },
});
