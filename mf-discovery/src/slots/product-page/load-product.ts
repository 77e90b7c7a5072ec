import { getProduct, getStores, type Store } from '@shop/shared/contracts';
import type { AnswerOf } from '@shop/shared/contracts/endpoint';
import { storesInStock } from '@shop/shared/domain/stock';
import type { LoadInput } from '@shop/shared/remote';

export type FullProduct = AnswerOf<typeof getProduct>['data']['product'];

/** A store as the stock list names it. */
export type NamedStore = Pick<Store, 'id' | 'name' | 'city'>;

export interface ProductPageData {
  readonly product: FullProduct;
  /** The stores that have the product, without opening hours and all that. */
  readonly stores: readonly NamedStore[];
}

/** Product and the names of the stores that have it. A page without store names is better than none. */
export async function loadProduct({ api, route, signal }: LoadInput): Promise<ProductPageData> {
  const [{ data }, stores] = await Promise.all([
    api.call(getProduct, { params: { id: Number(route.params.id) } }, { signal }),
    api.call(getStores, {}, { signal }).then(
      (answer) => answer.data.stores,
      () => [],
    ),
  ]);
  const { product } = data;
  const withStock = new Set(storesInStock(product.stock).map(({ storeId }) => storeId));
  return {
    product: { ...product, reviewHighlights: [] },
    stores: stores.filter(({ id }) => withStock.has(id)).map(({ id, name, city }) => ({ id, name, city })),
  };
}
