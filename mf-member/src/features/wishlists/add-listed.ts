import type { ProductSummary } from '@shop/contracts/api/product';
import type { AddToCart } from '@shop/contracts/events';
import { payablePriceWithVat } from '@shop/domain/price-display';
import { isReleased } from '@shop/domain/release';
import { canBeOrdered } from '@shop/domain/stock';

/** Whether the product can go straight into the cart: it can be had, and needs no choices first. */
export const canBeAdded = (product: ProductSummary, now: Date): boolean =>
  !product.isGiftCard &&
  !product.discontinued &&
  canBeOrdered(product.stock, product.release === null || isReleased(product, now));

/** The command that puts a listed product into the cart, at the price that the shopper pays. */
export const addListed = (product: ProductSummary, quantity: number, isLoggedIn: boolean): AddToCart => {
  const { price, vat } = payablePriceWithVat(product, isLoggedIn);
  return {
    productId: product.id,
    quantity,
    unitPrice: price,
    unitVat: vat,
    pass: product.price.pass,
    name: product.mainTitle,
    subTitle: product.subTitle,
    previewUrl: product.previewUrl,
  };
};
