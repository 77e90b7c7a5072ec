import type { ExtraData, ProductSummary } from '@shop/shared/contracts';
import type { CartEvent } from '@shop/shared/contracts/api/cart';
import type { AddToCart } from '@shop/shared/contracts/events';

/** Where a "Köp" form goes without JavaScript; the composition server turns it into a cart event. */
export const CART_FORM_PATH = '/se/varukorg';

/** What of a product the cart needs to draw the new row before the server has answered. */
export type CartProduct = Pick<ProductSummary, 'id' | 'mainTitle' | 'subTitle' | 'previewUrl' | 'price' | 'insurance'>;

/**
 * The command that puts a product into the cart. Price and pass only name the row; the server prices it. The choice of
 * insurance is part of the row's identity, so "no" is left out rather than written as false.
 */
export function toAddToCart(
  product: CartProduct,
  quantity: number,
  choice: { readonly isInsured?: boolean; readonly extraData?: ExtraData } = {},
): AddToCart {
  const { id, mainTitle, subTitle, previewUrl, price } = product;
  return {
    productId: id,
    quantity,
    unitPrice: choice.extraData?.giftCard?.amount ?? price.price,
    unitVat: choice.extraData?.giftCard ? 0 : price.vat,
    pass: price.pass,
    extraData: { ...choice.extraData, ...(choice.isInsured === true ? { insured: true } : {}) },
    name: mainTitle,
    subTitle,
    previewUrl,
  };
}

/** The event that insures what `toAddToCart` has put into the cart. */
export function insureRow(product: CartProduct, extraData?: ExtraData): CartEvent {
  const { productId, unitPrice, pass, extraData: named } = toAddToCart(product, 1, { extraData });
  return { method: 'updateRow', productId, unitPrice, pass, extraData: named, key: 'insured', value: true };
}
