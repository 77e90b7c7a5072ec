import { getShippingRelatedInfo, postShippingMethods } from '@shop/contracts/api/shipping';
import { getProduct, type Product } from '@shop/contracts/api/product';
import { getDeliveryDates } from '@shop/contracts/api/user';
import type { ApiClient } from '@shop/contracts/platform';
import { earliestDeliveryLabel } from '@shop/domain/earliest-delivery';
import { isLargeProduct } from '@shop/domain/shipping-measures';
import { lowestShippingPrice } from '@shop/domain/shipping-methods';
import { isInStock, shipsFromStore } from '@shop/domain/stock';
import { hidesSiteMessages } from './site-messages.ts';
import type { UspSituation } from './usp.ts';

/** What a product page adds to the strip. */
export interface UspFacts extends Pick<UspSituation, 'product' | 'earliestDelivery' | 'lowestShippingPrice'> {
  readonly hidesMessages: boolean;
}

interface Wanted {
  productId: number;
  zipCode: string | null;
  now: Date;
}

/** The price matters only for large products [4-67]; for all others it is not fetched. */
async function lowestPriceFor(api: ApiClient, product: Product, zipCode: string | null, signal: AbortSignal) {
  if (zipCode === null || !isLargeProduct(product) || !isInStock(product.stock)) return null;
  const body = { postalCode: zipCode, rows: [{ productId: product.id, quantity: 1 }] };
  return lowestShippingPrice(await api.call(postShippingMethods, { body }, { signal }));
}

/** The bar's facts about a product and its delivery. Rejects when any of them cannot be fetched. */
export async function fetchUspFacts(
  api: ApiClient,
  { productId, zipCode, now }: Wanted,
  signal: AbortSignal,
): Promise<UspFacts> {
  const options = { signal };
  const [{ data }, related, dates] = await Promise.all([
    api.call(getProduct, { params: { id: productId } }, options),
    // Without a zip code no day can be promised, wherever the product is sent from.
    zipCode === null ? null : api.call(getShippingRelatedInfo, {}, options),
    zipCode === null ? null : api.call(getDeliveryDates, { params: { zipCode } }, options),
  ]);
  const { product } = data;
  return {
    hidesMessages: hidesSiteMessages(product.manufacturer.id),
    product: {
      inStock: isInStock(product.stock),
      isShippable: product.isShippable,
      packageSizeId: product.packageSizeId,
      price: product.price.price,
      shipsFromStore: related !== null && shipsFromStore(product.stock, related.warehouses),
    },
    lowestShippingPrice: await lowestPriceFor(api, product, zipCode, signal),
    earliestDelivery: dates && earliestDeliveryLabel(dates.data, now),
  };
}
