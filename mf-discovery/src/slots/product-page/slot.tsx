import { defineSlot } from '@shop/platform';
import { loadProduct } from './load-product.ts';
import { productHead } from './product-head.ts';
import { ProductPage } from './product-page.tsx';

/** [2.17-01][O2.17-01] The product page. */
const slot = defineSlot({
  load: loadProduct,
  head: ({ data, href, now }) => productHead(data.product, href, now),
  Component: ({ data }) => <ProductPage {...data} />,
});
export default slot;
