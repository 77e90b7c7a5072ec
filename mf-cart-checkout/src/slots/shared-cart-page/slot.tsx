import { getSharedCart } from '@shop/contracts/api/cart';
import { formatSharedCart, parseSharedCart } from '@shop/domain/shared-cart';
import { defineSlot, notFound } from '@shop/platform';
import { PAGE_TITLES } from '@shop/contracts/routing';
import { SharedCartPage } from './shared-cart-page.tsx';

/** A shared cart behind a link, at current prices [O2.17-27]. */
export default defineSlot({
  load: async ({ route, api, signal }) => {
    const asked = parseSharedCart(route.params.products ?? '');
    const products = formatSharedCart(asked);
    if (products === '') return notFound();
    const { data } = await api.call(getSharedCart, { params: { products } }, { signal });
    return { ...data, asked };
  },
  head: ({ route }) => {
    const title = PAGE_TITLES.cart();
    return { title, noindex: true, breadcrumbs: [{ title, path: route.path }] };
  },
  Component: ({ data }) => <SharedCartPage {...data} />,
});
