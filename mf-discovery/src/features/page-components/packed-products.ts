import type { ProductSummary } from '@shop/contracts';
import { USUAL_PRICE, USUAL_PRODUCT } from '@shop/contracts/api/usual-product';

type Price = ProductSummary['price'];

/** What a document leaves out and the page fills in. No slider shows the stock. */
const USUAL = { ...USUAL_PRODUCT, stock: {} } satisfies Partial<ProductSummary>;

type Packed<Whole, Usual> = Omit<Whole, keyof Usual> & Partial<Pick<Whole, keyof Usual & keyof Whole>>;

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
  Omit<ProductSummary, (typeof UNREAD)[number] | 'price'>,
  typeof USUAL & ReturnType<typeof derivedFrom>
> & {
  readonly price: Packed<Price, typeof USUAL_PRICE & ReturnType<typeof derivedPrice>>;
};

/** What mostly follows from the rest: the picture's URL, and a fifth of the price as VAT. */
const derivedFrom = ({ id }: Pick<ProductSummary, 'id'>) => ({ previewUrl: `/images/product/${id}?trim&w=231` });
const derivedPrice = ({ price }: Pick<Price, 'price'>) => ({ vat: price / 5 });

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const omit = <Whole extends object, Name extends keyof Whole>(whole: Whole, names: readonly Name[]) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.some((left) => left === name))) as Omit<
    Whole,
    Name
  >;

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
  const read = omit(product, UNREAD);
  const { energyMarking, price, regularPrice } = read;
  const shown = {
    ...read,
    // Only who buys needs a pass. When a price began matters for the ordinary price that it may stand beside.
    price: { ...price, pass: null, startAt: regularPrice === null ? null : price.startAt },
    stock: {},
    insurance: null,
    energyMarking: energyMarking === null ? null : { ...energyMarking, labelContent: null, productSheetContent: '' },
  };
  return {
    ...pack(shown, { ...USUAL, ...derivedFrom(read) }),
    price: pack(shown.price, { ...USUAL_PRICE, ...derivedPrice(price) }),
  };
}

/** The product with what is as usual. */
export const unpackProduct = ({ price, ...product }: PackedProduct): ProductSummary => ({
  ...USUAL,
  ...derivedFrom(product),
  ...product,
  price: { ...USUAL_PRICE, ...derivedPrice(price), ...price },
});
