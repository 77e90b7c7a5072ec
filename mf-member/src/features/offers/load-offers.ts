import { type FilterBox, getProductList, type ProductList } from '@shop/contracts/api/discovery';
import { type LoadInput, redirect } from '@shop/platform';
import { offerBoxes, offersQuery, type OffersState, readOffersState } from './offers-query.ts';

/** What the page shows of the list. */
export interface OffersData extends Pick<
  ProductList,
  'products' | 'sortOptions' | 'filteredProductCount' | 'totalProductCount' | 'pageCount'
> {
  readonly state: OffersState;
  readonly boxes: readonly FilterBox[];
  readonly sortBy: string;
}

/** [O2.17-03] A page of the products that members pay less for. A page after the last one leads to the last. */
export const loadOffers = async ({
  api,
  route,
  signal,
  href,
}: Pick<LoadInput, 'api' | 'route' | 'signal' | 'href'>): Promise<OffersData> => {
  const state = readOffersState(route);
  const { filters, sortBy, page } = state;
  const list = await api.call(
    getProductList,
    {
      params: { type: 'memberDeals', value: 'me' },
      query: { page, filters: [...filters], ...(sortBy !== null && { sortBy }) },
    },
    { signal },
  );
  const { products, sortOptions, filteredProductCount, totalProductCount, pageCount } = list;
  if (products.length === 0 && page > 1) {
    return redirect(href('member.offers', {}, offersQuery({ ...state, page: Math.max(1, pageCount) })));
  }
  return {
    state,
    boxes: offerBoxes(list.filters),
    sortBy: list.query.sortBy,
    products,
    sortOptions,
    filteredProductCount,
    totalProductCount,
    pageCount,
  };
};
