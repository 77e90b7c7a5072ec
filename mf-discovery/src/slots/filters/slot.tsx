import { getProductList } from '@shop/contracts';
import { defineSlot } from '@shop/platform';
import { cleanedUrl } from '../../features/product-list/list-state.ts';
import { listRequest } from '../../features/product-list/list-request.ts';
import type { FilterPanelData } from './filter-panel-data.ts';
import { FilterPanel } from './filter-panel.tsx';

/**
 * [2.13-18..23] The filter panel beside a list. Shares the list's request, so that one call serves both; renders
 * nothing on a page without a list.
 */
const slot = defineSlot({
  load: async ({ api, route, signal }): Promise<FilterPanelData | null> => {
    const request = listRequest(route);
    // The list page is about to redirect to the URL without the invalid filters.
    if (request === null || cleanedUrl(route) !== null) return null;
    const { filters, categories, filteredProductCount } = await api.call(getProductList, request, { signal });
    return { boxes: filters, categories: categories.children, filteredProductCount };
  },
  Component: ({ data }) => (data === null ? null : <FilterPanel data={data} />),
});
export default slot;
