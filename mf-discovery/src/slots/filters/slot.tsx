import { getProductList } from '@shop/contracts';
import { defineSlot } from '@shop/platform';
import { cleanedUrl } from '../../features/product-list/list-state.ts';
import { listRequest } from '../../features/product-list/list-request.ts';
import type { FilterPanelData } from './filter-panel-data.ts';
import { FilterPanel } from './filter-panel.tsx';

/**
 * [2.13-18..23] The filter panel beside a list. Asks what the list asks, so that one request serves both; on a page without
 * a list there is no panel.
 */
const slot = defineSlot({
  load: async ({ api, route, signal }): Promise<FilterPanelData | null> => {
    const request = listRequest(route);
    // The list page is about to lead to the address without what cannot be read.
    if (request === null || cleanedUrl(route) !== null) return null;
    const { filters, categories, filteredProductCount } = await api.call(getProductList, request, { signal });
    return { boxes: filters, categories: categories.children, filteredProductCount };
  },
  Component: ({ data }) => (data === null ? null : <FilterPanel data={data} />),
});
export default slot;
