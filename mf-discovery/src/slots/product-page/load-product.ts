import { getProduct } from '@shop/contracts';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { isReleased } from '@shop/domain/release';
import { isInStock } from '@shop/domain/stock';
import type { LoadInput } from '@shop/platform';
import type { DeliveryEstimate } from './delivery-estimate.ts';
import { loadDelivery } from './load-delivery.ts';

type ProductData = ResponseOf<typeof getProduct>['data'];

export type FullProduct = ProductData['product'];

/** A store as the stock list names it. */
export type NamedStore = ProductData['stores'][number];

export interface ProductPageData {
  readonly product: FullProduct;
  /** The stores that have the product, by name. */
  readonly stores: readonly NamedStore[];
  /** Shown in the buy box; null unless the visitor is in that test. */
  readonly delivery: DeliveryEstimate | null;
}

/** [7.5-25] Nothing is promised of what is not sent, not there or not released. */
const isDeliverable = (product: FullProduct, now: Date): boolean =>
  product.isShippable && !product.discontinued && isReleased(product, now) && isInStock(product.stock);

/** All data of the page's first paint, in one request; deferred parts fetch their own. */
export async function loadProduct(input: LoadInput): Promise<ProductPageData> {
  const { api, route, signal, now } = input;
  const { data } = await api.call(getProduct, { params: { id: Number(route.params.id) } }, { signal });
  const { product, stores } = data;
  return {
    product: { ...product, reviewHighlights: [] },
    delivery: isDeliverable(product, now) ? await loadDelivery(input, product) : null,
    stores,
  };
}
