import type { ExtraData, ProductSummary } from '@shop/contracts';
import type { CartEvent } from '@shop/contracts/api/cart';
import type { AddToCart } from '@shop/contracts/events';
import { payablePriceWithVat, type PricedProduct } from '@shop/domain/price-display';

/** The product fields that the cart needs to render the new row before the server has responded. */
export type CartProduct = PricedProduct &
  Pick<ProductSummary, 'id' | 'mainTitle' | 'subTitle' | 'previewUrl' | 'price' | 'insurance'>;

export interface CartChoice {
  /** [O4-34] Members may pay less, so the optimistic row depends on membership. */
  readonly isLoggedIn: boolean;
  readonly isInsured?: boolean;
  readonly extraData?: ExtraData;
}

/**
 * The command that adds a product to the cart. The server prices the row; the price here is what it will charge this
 * shopper, so that the optimistic row does not change. The choice of insurance is part of the row's identity, so "no"
 * is left out rather than written as false.
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
