import { getProduct, getStores, type Store } from '@shop/shared/contracts';
import type { AnswerOf } from '@shop/shared/contracts/endpoint';
import { isReleased } from '@shop/shared/domain/release';
import { isInStock, storesInStock } from '@shop/shared/domain/stock';
import type { LoadInput } from '@shop/shared/remote';
import { loadDelivery, type DeliveryEstimate } from './load-delivery.ts';

export type FullProduct = AnswerOf<typeof getProduct>['data']['product'];

/** A store as the stock list names it. */
export type NamedStore = Pick<Store, 'id' | 'name' | 'city'>;

export interface ProductPageData {
  readonly product: FullProduct;
  /** The stores that have the product, without opening hours and all that. */
  readonly stores: readonly NamedStore[];
  /** Shown in the buy box; null unless the visitor is in that test. */
  readonly delivery: DeliveryEstimate | null;
}

/** [7.5-25] Nothing is promised of what is not sent, not there or not released. */
const canCome = (product: FullProduct, now: Date): boolean =>
  product.isShippable && !product.discontinued && isReleased(product, now) && isInStock(product.stock);

/** Product and the names of the stores that have it. A page without store names is better than none. */
export async function loadProduct(input: LoadInput): Promise<ProductPageData> {
  const { api, route, signal, now } = input;
  const [{ data }, stores, delivery] = await Promise.all([
    api.call(getProduct, { params: { id: Number(route.params.id) } }, { signal }),
    api.call(getStores, {}, { signal }).then(
      (answer) => answer.data.stores,
      () => [],
    ),
    loadDelivery(input),
  ]);
  const { product } = data;
  const withStock = new Set(storesInStock(product.stock).map(({ storeId }) => storeId));
  return {
    product: { ...product, reviewHighlights: [] },
    delivery: canCome(product, now) ? delivery : null,
    stores: stores.filter(({ id }) => withStock.has(id)).map(({ id, name, city }) => ({ id, name, city })),
  };
}
