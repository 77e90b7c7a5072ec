import type { ProductSummary } from '@shop/contracts';
import { USUAL_PRICE, USUAL_PRODUCT } from '@shop/contracts/api/usual-product';
import type { Packed } from './leave-out.ts';

type Price = ProductSummary['price'];
type Marking = NonNullable<ProductSummary['energyMarking']>;

/** What a document leaves out and the page fills in. No slider shows the stock. */
export const USUAL = { ...USUAL_PRODUCT, stock: {} } satisfies Partial<ProductSummary>;
export const USUAL_MARKING = {
  scale: 'A' as const,
  labelImageUrl: null,
  labelContent: null,
  productSheetContent: '',
} satisfies Partial<Marking>;

/** What no slider shows. */
export const UNREAD = [
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
  readonly energyMarking?: Packed<Marking, typeof USUAL_MARKING> | null;
};

/** What mostly follows from the rest: the picture's URL, and the name up to its kind, the subtitle's first word. */
export const derivedFrom = ({ id, name, subTitle }: Pick<ProductSummary, 'id' | 'name' | 'subTitle'>) => ({
  previewUrl: `/images/product/${id}?trim&w=231`,
  mainTitle: name.split(` ${subTitle.split(' · ', 1).join('').toLowerCase()}`, 1).join(''),
});
/** A fifth of the price is VAT. */
export const derivedPrice = ({ price }: Pick<Price, 'price'>) => ({ vat: price / 5 });

/** The product with what is as usual. */
export const unpackProduct = ({ price, energyMarking, ...product }: PackedProduct): ProductSummary => ({
  ...USUAL,
  ...derivedFrom(product),
  ...product,
  price: { ...USUAL_PRICE, ...derivedPrice(price), ...price },
  energyMarking: energyMarking ? { ...USUAL_MARKING, ...energyMarking } : null,
});
