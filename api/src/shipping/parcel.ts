import type { CartProduct } from '../cart/cart-product.ts';
import { sellsWithoutStock, shippableUnits } from '../cart/deliverable.ts';
import type { ParcelItem } from './offered-methods.ts';

/** Units of a product as shipping sees them. */
export function parcelItem(product: CartProduct, quantity: number, now: Date): ParcelItem {
  return {
    quantity,
    isDigital: product.isDigital,
    isShippable: product.isShippable,
    possibleDeliveryMethods: product.possibleDeliveryMethods,
    packageMeasurements: product.packageMeasurements,
    packageWeight: product.packageWeightGrams,
    packageSizeId: product.packageSizeId,
    canBeSent: sellsWithoutStock(product, now) || shippableUnits(product) >= quantity,
  };
}
