import { describeSlot } from '@shop/contracts/slot-description';
import { LIST_QUERY_KEYS } from '../../features/product-list/list-query-keys.ts';

/** An article's products are listed below it [O2.17-20]; the article itself is another remote's page. */
export default describeSlot({
  below: ['article'],
  queryKeys: LIST_QUERY_KEYS,
  fallback: { text: 'Produkterna kunde inte visas.' },
});
