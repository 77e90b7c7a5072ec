import type { ExtraData, ProductSummary } from '@shop/contracts';
import type { CartEvent } from '@shop/contracts/api/cart';
import type { AddToCart } from '@shop/contracts/events';
import { payablePriceWithVat, type PricedProduct } from '@shop/domain/price-display';

/** What of a product the cart needs to draw the new row before the server has answered. */
export type CartProduct = PricedProduct &
  Pick<ProductSummary, 'id' | 'mainTitle' | 'subTitle' | 'previewUrl' | 'price' | 'insurance'>;

export interface CartChoice {
  /** [O4-34] Members may pay less, so the row that is drawn in advance has to know. */
  readonly isLoggedIn: boolean;
  readonly isInsured?: boolean;
  readonly extraData?: ExtraData;
}

/**
 * The command that puts a product into the cart. The server prices the row; this is what it will charge this shopper, so
 * that the row drawn in advance does not change. The choice of insurance is part of the row's identity, so "no" is left out rather than written as false.
 */
export function toAddToCart(
  product: CartProduct,
  quantity: number,
  { isLoggedIn, isInsured, extraData }: CartChoice,
): AddToCart {
  const { id, mainTitle, subTitle, previewUrl } = product;
  const { price, vat } = payablePriceWithVat(product, isLoggedIn);
  return {
    productId: id,
    quantity,
    unitPrice: price,
    unitVat: vat,
    pass: product.price.pass,
    extraData: { ...extraData, ...(isInsured === true ? { insured: true } : {}) },
    name: mainTitle,
    subTitle,
    previewUrl,
  };
}

/** The event that insures what `toAddToCart` has put into the cart. */
export function insureRow(product: CartProduct, choice: Omit<CartChoice, 'isInsured'>): CartEvent {
  const { isLoggedIn, extraData } = choice;
  const { productId, unitPrice, pass, extraData: named } = toAddToCart(product, 1, { isLoggedIn, extraData });
  return { method: 'updateRow', productId, unitPrice, pass, extraData: named, key: 'insured', value: true };
}
