import type { CartRow } from '@shop/contracts';
import type { AddToCart } from '@shop/contracts/events';

/** The command that puts a shared row into one's own cart, at the price that the server has just named. */
export const addOf = ({ product, unitPrice, unitVat, quantity, extraData }: CartRow): AddToCart => ({
  productId: product.id,
  quantity,
  unitPrice,
  unitVat,
  pass: product.price.pass,
  extraData,
  name: product.name,
  subTitle: product.subTitle,
  previewUrl: product.previewUrl,
});
