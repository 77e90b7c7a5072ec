import type { ProductSummary } from '@shop/contracts';
import { USUAL_PRICE, USUAL_PRODUCT } from '@shop/contracts/api/usual-product';
import { omit, pack, type Packed } from './leave-out.ts';

type Price = ProductSummary['price'];
type Marking = NonNullable<ProductSummary['energyMarking']>;

/** What a document leaves out and the page fills in. No slider shows the stock. */
const USUAL = { ...USUAL_PRODUCT, stock: {} } satisfies Partial<ProductSummary>;
const USUAL_MARKING = {
  scale: 'A' as const,
  labelImageUrl: null,
  labelContent: null,
  productSheetContent: '',
} satisfies Partial<Marking>;

/** What no slider shows. */
const UNREAD = [
  'categoryTree',
  'unitPrice',
  'qty',
  'fyndwareClass',
  'isShippable',
  'isDigital',
  'reviewHighlights',
  'manufacturer',
  'isInsured',
  'maxPerCustomer',
] as const satisfies readonly (keyof ProductSummary)[];

/** A product of a slider as documents contain it. */
export type PackedProduct = Packed<
  Omit<ProductSummary, (typeof UNREAD)[number] | 'price' | 'energyMarking'>,
  typeof USUAL & ReturnType<typeof derivedFrom>
> & {
  readonly price: Packed<Price, typeof USUAL_PRICE & ReturnType<typeof derivedPrice>>;
  readonly energyMarking?: Packed<Marking, typeof USUAL_MARKING>;
};

/** What mostly follows from the rest: the picture's URL, and the name up to its kind, with which the subtitle begins. */
const derivedFrom = ({ id, name, subTitle }: Pick<ProductSummary, 'id' | 'name' | 'subTitle'>) => ({
  previewUrl: `/images/product/${id}?trim&w=231`,
  mainTitle: name.split(` ${subTitle.split(' · ', 1).join('').toLowerCase()}`, 1).join(''),
});
/** A fifth of the price is VAT. */
const derivedPrice = ({ price }: Pick<Price, 'price'>) => ({ vat: price / 5 });

/**
 * A product without what a slider of a page does not show, and without what is as usual: dozens of products are in one
 * document.
 */
export function packProduct(product: ProductSummary): PackedProduct {
  const read = omit(product, UNREAD);
  const { energyMarking, ...rest } = read;
  const { price, regularPrice } = rest;
  const shown = {
    ...rest,
    // Only who buys needs a pass. When a price began matters for the ordinary price that it may stand beside.
    price: { ...price, pass: null, startAt: regularPrice === null ? null : price.startAt },
    stock: {},
    insurance: null,
  };
  return {
    ...pack(shown, { ...USUAL, ...derivedFrom(read) }),
    price: pack(shown.price, { ...USUAL_PRICE, ...derivedPrice(price) }),
    ...(energyMarking !== null && {
      energyMarking: pack({ ...energyMarking, labelContent: null, productSheetContent: '' }, USUAL_MARKING),
    }),
  };
}

/** The product with what is as usual. */
export const unpackProduct = ({ price, energyMarking, ...product }: PackedProduct): ProductSummary => ({
  ...USUAL,
  ...derivedFrom(product),
  ...product,
  price: { ...USUAL_PRICE, ...derivedPrice(price), ...price },
  energyMarking: energyMarking === undefined ? null : { ...USUAL_MARKING, ...energyMarking },
});
