import type { ProductSummary } from '@shop/contracts/api/product';
import type { AddToCart } from '@shop/contracts/events';
import { payablePriceWithVat } from '@shop/domain/price-display';

/** The command that puts a product of a member's list into the cart, at the price that the member pays. */
export const addProduct = (product: ProductSummary, quantity: number): AddToCart => {
  const { price, vat } = payablePriceWithVat(product, true);
  return {
    productId: product.id,
    quantity,
    unitPrice: price,
    unitVat: vat,
    pass: product.price.pass,
    name: product.name,
    subTitle: product.subTitle,
    previewUrl: product.previewUrl,
  };
};
